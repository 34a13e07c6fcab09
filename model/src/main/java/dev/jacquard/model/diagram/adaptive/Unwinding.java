package dev.jacquard.model.diagram.adaptive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Takes an orbit apart by a finer partition: orbits under that one that have the same states
 * together, and none in common (Wahl 2007, section 8). The counts of a cell are buckets, whose
 * contents are distributed over its parts in all ways.
 */
final class Unwinding {
  private final Orbit orbit;
  private final Cells finer;
  private final int[][] parts;

  /** The buckets, in the order in which they are emptied. */
  private final List<Bucket> buckets = new ArrayList<>();

  /** How many processes of each part have got no own state yet. */
  private final int[] room;

  private final char[] counts;

  /**
   * The processes of a cell that are in an own state.
   *
   * @param last whether the parts of the cell have just room enough for this one
   */
  private record Bucket(int cell, int own, int count, boolean last) {}

  /**
   * The parts of an orbit.
   *
   * @param overlap how the finer cells lie in those of the orbit
   */
  Unwinding(Orbit orbit, Cells finer, Overlap overlap) {
    this.orbit = orbit;
    this.finer = finer;
    parts = parts(overlap);
    room = new int[finer.size()];
    Arrays.setAll(room, finer::size);
    counts = new char[finer.size() * orbit.owns()];
    for (int cell = 0; cell < parts.length; cell++) {
      fill(cell);
    }
  }

  /** The finer cells in each cell. */
  private int[][] parts(Overlap overlap) {
    int[][] found = new int[orbit.cells.size()][];
    Arrays.fill(found, new int[0]);
    for (int part = 0; part < finer.size(); part++) {
      int cell = overlap.around(part);
      found[cell] = Arrays.copyOf(found[cell], found[cell].length + 1);
      found[cell][found[cell].length - 1] = part;
    }
    return found;
  }

  private void fill(int cell) {
    int left = orbit.cells.size(cell);
    for (int own = 0; left > 0; own++) {
      int count = orbit.count(cell, own);
      left -= count;
      if (count > 0) {
        buckets.add(new Bucket(cell, own, count, left == 0));
      }
    }
  }

  /**
   * Sends the parts until the taker says no.
   *
   * @return whether all were taken
   */
  boolean send(Predicate<Orbit> taker) {
    return empty(0, taker);
  }

  /** Distributes a bucket and all after it. */
  private boolean empty(int number, Predicate<Orbit> taker) {
    if (number == buckets.size()) {
      return taker.test(new Orbit(finer, orbit.owns(), counts.clone(), orbit.values));
    }
    Bucket bucket = buckets.get(number);
    if (!bucket.last) {
      return distribute(number, 0, bucket.count, taker);
    }
    for (int part : parts[bucket.cell]) {
      counts[part * orbit.owns() + bucket.own] = (char) room[part];
    }
    return empty(number + 1, taker);
  }

  /** Puts what is left of a bucket into the parts from one on, in all ways. */
  private boolean distribute(int number, int from, int left, Predicate<Orbit> taker) {
    if (left == 0) {
      return empty(number + 1, taker);
    }
    Bucket bucket = buckets.get(number);
    int part = parts[bucket.cell][from];
    int here = room[part];
    int place = part * orbit.owns() + bucket.own;
    for (int taken = Math.max(0, left - roomAfter(bucket.cell, from));
        taken <= Math.min(here, left);
        taken++) {
      room[part] = here - taken;
      counts[place] = (char) taken;
      if (!distribute(number, from + 1, left - taken, taker)) {
        return false;
      }
    }
    room[part] = here;
    counts[place] = 0;
    return true;
  }

  private int roomAfter(int cell, int from) {
    int sum = 0;
    for (int later = from + 1; later < parts[cell].length; later++) {
      sum += room[parts[cell][later]];
    }
    return sum;
  }
}
