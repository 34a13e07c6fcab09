package dev.jacquard.model.diagram.adaptive;

import dev.jacquard.model.diagram.description.Partition;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/** The partitions that a search meets, and how they lie to each other. */
final class CellTable {
  private final Map<Partition, Cells> cells = new HashMap<>();
  private final Map<Long, Cells> meets = new HashMap<>();
  private final Map<Long, Overlap> overlaps = new HashMap<>();
  private final Patience patience;

  CellTable(Patience patience) {
    this.patience = patience;
  }

  Cells of(Partition partition) {
    Cells known = cells.get(partition);
    if (known == null) {
      known = new Cells(cells.size(), partition);
      cells.put(partition, known);
    }
    return known;
  }

  Cells meet(Cells one, Cells other) {
    if (one == other || other.size() == 1) {
      return one;
    }
    return meets.computeIfAbsent(key(one, other), pair -> of(one.partition.meet(other.partition)));
  }

  Overlap overlap(Cells one, Cells other) {
    return overlaps.computeIfAbsent(key(one, other), pair -> new Overlap(one, other));
  }

  /**
   * Takes an orbit apart by a partition, and sends the parts until the taker says no.
   *
   * @return whether all were taken
   */
  boolean unwind(Orbit orbit, Cells by, Predicate<Orbit> taker) {
    Cells finer = meet(orbit.cells, by);
    if (finer == orbit.cells) {
      return taker.test(orbit);
    }
    return new Unwinding(orbit, finer, overlap(finer, orbit.cells))
        .send(
            part -> {
              patience.spend();
              return taker.test(part);
            });
  }

  /** A number of its own for each pair; multiplied, because a map would add up both halves. */
  private static long key(Cells one, Cells other) {
    return ((long) one.number << Integer.SIZE | other.number) * 0x9E37_79B9_7F4A_7C15L;
  }
}
