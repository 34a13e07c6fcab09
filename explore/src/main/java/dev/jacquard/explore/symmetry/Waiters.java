package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/** Who could be woken by a notification, read from the trace. */
final class Waiters {
  private Waiters() {}

  /** The waiters at a notification that wakes one of several, in the order of its alternatives. */
  static List<Integer> at(Trace trace, int row) {
    List<Integer> waiters = new ArrayList<>();
    for (int thread = 0; thread < trace.threads(); thread++) {
      int wait = trace.lastBefore(row, thread);
      if (wait >= 0 && waits(trace, wait, row) && !isWoken(trace, wait, row)) {
        waiters.add(thread);
      }
    }
    if (waiters.size() != trace.choices(row)
        || waiters.get(trace.choice(row)) != trace.result(row)) {
      throw new IllegalStateException(
          "step "
              + (row + 1)
              + " has "
              + trace.choices(row)
              + " alternatives, but "
              + waiters
              + " wait");
    }
    return waiters;
  }

  private static boolean waits(Trace trace, int wait, int row) {
    return trace.kind(wait) == Kind.WAIT
        && trace.writes(wait)
        && trace.location(wait) == trace.location(row)
        && trace.argument(wait) == trace.argument(row);
  }

  private static boolean isWoken(Trace trace, int wait, int row) {
    for (int step = wait + 1; step < row; step++) {
      boolean here =
          trace.location(step) == trace.location(row)
              && trace.argument(step) == trace.argument(row);
      if (here
          && (trace.kind(step) == Kind.NOTIFY_ALL
              || (trace.kind(step) == Kind.NOTIFY && trace.result(step) == trace.thread(wait)))) {
        return true;
      }
    }
    return false;
  }
}
