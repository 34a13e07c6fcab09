package dev.jacquard.model.diagram.adaptive;

import java.util.Arrays;

/**
 * A state annotated with a partition (Wahl 2007, definitions 1 and 2), and so a set of states: all
 * that arise from it by exchanging processes inside cells. The order of processes inside a cell
 * does not matter, so it is kept as counts: how many processes of each cell are in each own state.
 */
final class Orbit {
  final Cells cells;
  private final int owns;

  /** Own state by own state, cell by cell. */
  private final char[] counts;

  final int[] values;
  private final int hash;

  Orbit(Cells cells, int owns, char[] counts, int[] values) {
    this.cells = cells;
    this.owns = owns;
    this.counts = counts;
    this.values = values;
    hash = (Arrays.hashCode(counts) * 31 + Arrays.hashCode(values)) * 31 + cells.number;
  }

  /** How many processes of a cell are in an own state. */
  int count(int cell, int own) {
    return counts[cell * owns + own];
  }

  char[] counts() {
    return counts.clone();
  }

  int owns() {
    return owns;
  }

  /** Whether no process is in a local state, of which there are so many. */
  boolean lacks(int local, int locals) {
    for (int i = local; i < counts.length; i += locals) {
      if (counts[i] != 0) {
        return false;
      }
    }
    return true;
  }

  /** The local states that some process is in, of so many. */
  long locals(int locals) {
    long present = 0;
    for (int i = 0; i < counts.length; i++) {
      present |= counts[i] != 0 ? 1L << i % locals : 0;
    }
    return present;
  }

  /** How many processes are in each own state, and the values: what exchanging does not change. */
  int[] invariant() {
    int[] invariant = Arrays.copyOf(values, values.length + owns);
    for (int i = 0; i < counts.length; i++) {
      invariant[values.length + i % owns] += counts[i];
    }
    return invariant;
  }

  /** How much memory this takes, roughly. */
  long bytes() {
    return 96 + 2L * counts.length + 4L * values.length;
  }

  /**
   * Whether this has all states of another one (theorem 4). A cell of the other one that has
   * different own states must lie in a cell of this one; and then the counts must be the same.
   *
   * @param overlap how the other one's cells lie in those of this one
   */
  boolean subsumes(Orbit other, Overlap overlap) {
    if (!Arrays.equals(values, other.values)) {
      return false;
    }
    char[] sums = new char[counts.length];
    for (int cell = 0; cell < other.cells.size(); cell++) {
      int around = overlap.around(cell);
      if (around != Overlap.SEVERAL) {
        for (int own = 0; own < owns; own++) {
          sums[around * owns + own] += (char) other.count(cell, own);
        }
      } else if (!other.share(cell, cells, sums)) {
        return false;
      }
    }
    return Arrays.equals(sums, counts);
  }

  /** Divides a cell whose processes are all in the same own state; false if they are not. */
  private boolean share(int cell, Cells outer, char[] sums) {
    for (int own = 0; own < owns; own++) {
      if (count(cell, own) == cells.size(cell)) {
        for (int rank = 0; rank < cells.size(cell); rank++) {
          sums[outer.of(cells.member(cell, rank)) * owns + own]++;
        }
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Orbit that
        && hash == that.hash
        && cells == that.cells
        && Arrays.equals(counts, that.counts)
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
