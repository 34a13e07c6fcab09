package dev.jacquard.report.text;

import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Entry;
import dev.jacquard.report.Marks;
import java.util.ArrayList;
import java.util.List;

/** All lines of the table of a trace, in order. */
record TableLines(Trace trace, Marks marks) {
  List<Entry> all() {
    int rows = trace.ending() == Ending.STUCK ? trace.rows() : trace.length();
    List<Entry> entries = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      entries.addAll(marks.between(row));
      entries.add(new Entry.Row(row));
    }
    if (rows == trace.length()) {
      entries.addAll(marks.between(rows));
    }
    return entries;
  }

  /** The thread of a line, or -1 if it has none. */
  static int thread(Entry entry, Trace trace) {
    if (entry instanceof Entry.Row row) {
      return trace.thread(row.number());
    }
    return entry instanceof Entry.Between between ? between.access().thread() : -1;
  }
}
