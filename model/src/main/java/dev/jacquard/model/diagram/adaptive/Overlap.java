package dev.jacquard.model.diagram.adaptive;

/** How the cells of one partition lie in those of another one. */
final class Overlap {
  /** No cell: the one asked for lies in several. */
  static final int SEVERAL = -1;

  private final int[] around;

  Overlap(Cells inner, Cells outer) {
    around = new int[inner.size()];
    for (int cell = 0; cell < around.length; cell++) {
      around[cell] = outer.of(inner.member(cell, 0));
      for (int rank = 1; rank < inner.size(cell); rank++) {
        if (outer.of(inner.member(cell, rank)) != around[cell]) {
          around[cell] = SEVERAL;
          break;
        }
      }
    }
  }

  /** The cell of the outer partition that a cell of the inner one lies in, or several. */
  int around(int cell) {
    return around[cell];
  }
}
