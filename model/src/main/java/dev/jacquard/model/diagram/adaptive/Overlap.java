package dev.jacquard.model.diagram.adaptive;

/** How the cells of one partition lie in those of another one. */
final class Overlap {
  /** No cell: the one asked for lies in several. */
  static final int SEVERAL = -1;

  private final int[] around;
  private final int[][] shared;

  Overlap(Cells inner, Cells outer) {
    around = new int[inner.size()];
    shared = new int[inner.size()][];
    for (int cell = 0; cell < around.length; cell++) {
      int[] counts = new int[outer.size()];
      for (int rank = 0; rank < inner.size(cell); rank++) {
        counts[outer.of(inner.member(cell, rank))]++;
      }
      int first = outer.of(inner.member(cell, 0));
      boolean inside = counts[first] == inner.size(cell);
      around[cell] = inside ? first : SEVERAL;
      shared[cell] = inside ? new int[0] : counts;
    }
  }

  /** The cell of the outer partition that a cell of the inner one lies in, or several. */
  int around(int cell) {
    return around[cell];
  }

  /** How many processes a cell that lies in several has in common with each outer one. */
  int[] shared(int cell) {
    return shared[cell];
  }
}
