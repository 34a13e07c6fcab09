package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Trace;
import java.util.HashSet;
import java.util.Set;

/**
 * The beginning of a program in which one thread starts others, one right after the other. Nothing
 * that the others do comes before it in any execution, so all executions can begin with it, and the
 * order of the starts does not matter.
 */
final class Prologue {
  private Prologue() {}

  /** How many steps it has; 0 if the trace does not begin like that. */
  static int of(Trace trace) {
    int starter = trace.length() == 0 ? -1 : trace.thread(0);
    int first = 0;
    while (first < trace.length() && trace.thread(first) == starter && !starts(trace, first)) {
      first++;
    }
    int end = first;
    while (end < trace.length() && trace.thread(end) == starter && starts(trace, end)) {
      end++;
    }
    boolean undisturbed = first == 0 || isAlone(trace, starter);
    return end > first && undisturbed ? end : 0;
  }

  private static boolean starts(Trace trace, int row) {
    return trace.kind(row) == Kind.START && trace.writes(row);
  }

  /** Whether all others are started. */
  private static boolean isAlone(Trace trace, int starter) {
    Set<Integer> unexplained = new HashSet<>();
    for (int row = 0; row < trace.rows(); row++) {
      unexplained.add(trace.thread(row));
    }
    for (int row = 0; row < trace.length(); row++) {
      if (starts(trace, row)) {
        unexplained.remove((int) trace.argument(row));
      }
    }
    unexplained.remove(starter);
    return unexplained.isEmpty();
  }
}
