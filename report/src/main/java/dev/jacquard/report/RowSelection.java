package dev.jacquard.report;

import dev.jacquard.kernel.Ending;
import dev.jacquard.kernel.Trace;
import java.util.ArrayList;
import java.util.List;

/** Picks the rows of a trace that a table shows: all if there is room, else beginning and end. */
final class RowSelection {
  /** Stands for rows that are left out. */
  static final int GAP = -1;

  private final Trace trace;
  private final Marks marks;

  RowSelection(Trace trace, Marks marks) {
    this.trace = trace;
    this.marks = marks;
  }

  /** About so many rows: a quarter from the beginning, the rest from the end, and marked ones. */
  List<Integer> atMost(int most) {
    int all = trace.ending() == Ending.STUCK ? trace.rows() : trace.length();
    int head = all <= most ? all : most / 4;
    int tail = all - (most - head);
    List<Integer> rows = new ArrayList<>();
    boolean gap = false;
    for (int row = 0; row < all; row++) {
      if (row < head || row >= tail || marks.marks(row)) {
        rows.add(row);
        gap = false;
      } else if (!gap) {
        rows.add(GAP);
        gap = true;
      }
    }
    return rows;
  }
}
