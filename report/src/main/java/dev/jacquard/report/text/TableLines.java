package dev.jacquard.report.text;

import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Entry;
import dev.jacquard.report.Marks;
import dev.jacquard.report.seen.Call;
import java.util.ArrayList;
import java.util.List;

/** All lines of the table of a trace, in order. */
record TableLines(Trace trace, Marks marks) {
  /** Each step and each access by itself. */
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

  /** The calls by which the program leaves its own code, up to where it fails. */
  List<Entry> calls(List<Call> calls) {
    return untilFailure(new CallRows(trace, marks, calls).of(all()));
  }

  /** What threads did that had not failed yet explains nothing. */
  private List<Entry> untilFailure(List<Entry> entries) {
    int end = entries.size();
    while (end > 0 && marks.label(entries.get(end - 1)).isEmpty()) {
      end--;
    }
    return end == 0 || !marks.failedAtOnce().isEmpty() ? entries : entries.subList(0, end);
  }

  /** The thread of a line, or -1 if it has none. */
  static int thread(Entry entry, Trace trace) {
    if (entry instanceof Entry.Row row) {
      return trace.thread(row.number());
    }
    if (entry instanceof Entry.Called called) {
      return called.call().thread();
    }
    return entry instanceof Entry.Between between ? between.access().thread() : -1;
  }
}
