package dev.jacquard.report;

import dev.jacquard.kernel.Ending;
import dev.jacquard.kernel.Trace;
import java.util.ArrayList;
import java.util.List;

/** Picks what a table shows of a trace: all if there is room, else its beginning and its end. */
final class RowSelection {
  private final Trace trace;
  private final Marks marks;

  RowSelection(Trace trace, Marks marks) {
    this.trace = trace;
    this.marks = marks;
  }

  /** About so many rows: a quarter from the beginning, the rest from the end, and marked ones. */
  List<Entry> atMost(int most) {
    int all = trace.ending() == Ending.STUCK ? trace.rows() : trace.length();
    int head = all <= most ? all : most / 4;
    int tail = all - (most - head);
    List<Entry> entries = new ArrayList<>();
    for (int row = 0; row < all; row++) {
      entries.addAll(marks.between(row));
      if (row < head || row >= tail || marks.marks(row)) {
        entries.add(new Entry.Row(row));
      } else if (entries.isEmpty() || !(entries.get(entries.size() - 1) instanceof Entry.Gap)) {
        entries.add(new Entry.Gap());
      }
    }
    if (all == trace.length()) {
      entries.addAll(marks.between(all));
    }
    return entries;
  }
}
