package dev.jacquard.report;

import dev.jacquard.kernel.trace.Trace;

/** The notifications of a trace. */
record Signals(Trace trace) {
  /** The last step that woke somebody, or nobody, in the queue of a wait; -1 if there is none. */
  int last(int wait) {
    int row = trace.length() - 1;
    while (row >= 0 && !(isNotify(row) && trace.argument(row) == trace.argument(wait))) {
      row--;
    }
    return row;
  }

  private boolean isNotify(int row) {
    return trace.kind(row).isNotify();
  }
}
