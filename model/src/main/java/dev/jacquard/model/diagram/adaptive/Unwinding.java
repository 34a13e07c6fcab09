package dev.jacquard.model.diagram.adaptive;

import java.util.function.Predicate;

/**
 * Takes an orbit apart by a finer partition: orbits under that one that have the same states
 * together, and none in common (Wahl 2007, section 8). The counts of a cell are buckets, whose
 * contents are distributed over its parts in all ways.
 */
final class Unwinding {
  private final Orbit orbit;
  private final Cells finer;
  private final Predicate<Orbit> taker;
  private final int[][] parts;

  /** How many processes of each part have got no own state yet. */
  private final int[] room;

  private final char[] counts;

  private Unwinding(Orbit orbit, Cells finer, Overlap overlap, Predicate<Orbit> taker) {
    this.orbit = orbit;
    this.finer = finer;
    this.taker = taker;
    parts = parts(overlap);
    room = new int[finer.size()];
    java.util.Arrays.setAll(room, finer::size);
    counts = new char[finer.size() * orbit.owns()];
  }

  /**
   * Sends the parts of an orbit until the taker says no.
   *
   * @return whether all were taken
   */
  static boolean unwind(Orbit orbit, Cells finer, Overlap overlap, Predicate<Orbit> taker) {
    return finer == orbit.cells
        ? taker.test(orbit)
        : new Unwinding(orbit, finer, overlap, taker).bucket(0, 0);
  }

  /** The finer cells in each cell. */
  private int[][] parts(Overlap overlap) {
    int[][] found = new int[orbit.cells.size()][];
    for (int cell = 0; cell < found.length; cell++) {
      int outer = cell;
      found[cell] =
          java.util.stream.IntStream.range(0, finer.size())
              .filter(part -> overlap.around(part) == outer)
              .toArray();
    }
    return found;
  }

  /** Distributes the processes of a cell that are in an own state, and then all after them. */
  private boolean bucket(int cell, int own) {
    if (cell == parts.length) {
      return taker.test(new Orbit(finer, orbit.owns(), counts.clone(), orbit.values));
    }
    if (own == orbit.owns()) {
      return bucket(cell + 1, 0);
    }
    return distribute(cell, own, 0, orbit.count(cell, own));
  }

  private boolean distribute(int cell, int own, int part, int left) {
    if (left == 0) {
      return bucket(cell, own + 1);
    }
    int inner = parts[cell][part];
    int here = room[inner];
    int least = part == parts[cell].length - 1 ? left : Math.max(0, left - roomAfter(cell, part));
    for (int taken = least; taken <= Math.min(here, left); taken++) {
      room[inner] = here - taken;
      counts[inner * orbit.owns() + own] = (char) taken;
      if (!distribute(cell, own, part + 1, left - taken)) {
        return false;
      }
    }
    room[inner] = here;
    counts[inner * orbit.owns() + own] = 0;
    return true;
  }

  private int roomAfter(int cell, int part) {
    int sum = 0;
    for (int later = part + 1; later < parts[cell].length; later++) {
      sum += room[parts[cell][later]];
    }
    return sum;
  }
}
