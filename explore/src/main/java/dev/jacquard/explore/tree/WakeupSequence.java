package dev.jacquard.explore.tree;

import dev.jacquard.kernel.Dependence;
import dev.jacquard.kernel.HappensBefore;
import dev.jacquard.kernel.Races;
import dev.jacquard.kernel.Trace;
import dev.jacquard.kernel.Transition;

/**
 * The steps to be taken in place of a step {@code e} so that a row {@code e'} that races with it
 * comes first: all steps after {@code e} that do not happen after it, then {@code e'}.
 *
 * <p>They are rows of the trace at hand; only the effect of {@code e'} may differ from what the
 * trace says. Taken from the whole execution, not only from the part before {@code e'}, so that
 * work items may be run in any order (algorithms.md 2.5 (e)). Reused; not thread-safe.
 */
final class WakeupSequence {
  private Trace trace;
  private int[] rows = new int[32];
  private int start;
  private int end;
  private int second;
  private boolean secondWrites;

  /** Becomes the sequence that reverses the race between two rows. */
  void reverse(Trace newTrace, HappensBefore order, int first, int newSecond) {
    trace = newTrace;
    second = newSecond;
    secondWrites = Races.writesInstead(trace, order, first, second);
    start = 0;
    end = 0;
    if (rows.length < trace.length() + 1) {
      rows = new int[2 * trace.length() + 2];
    }
    for (int row = first + 1; row < trace.length(); row++) {
      if (!order.ordered(first, row)) {
        rows[end++] = row;
      }
    }
    rows[end++] = second;
  }

  /** A sequence with the same steps that can go another way. */
  WakeupSequence copy() {
    WakeupSequence copy = new WakeupSequence();
    copy.trace = trace;
    copy.rows = rows.clone();
    copy.start = start;
    copy.end = end;
    copy.second = second;
    copy.secondWrites = secondWrites;
    return copy;
  }

  /** Whether the sequence has a step of a thread. */
  boolean contains(int thread) {
    for (int i = start; i < end; i++) {
      if (trace.thread(rows[i]) == thread) {
        return true;
      }
    }
    return false;
  }

  boolean isEmpty() {
    return start == end;
  }

  int length() {
    return end - start;
  }

  Transition transition(int i) {
    return trace.transition(rows[start + i], writes(rows[start + i]));
  }

  private boolean writes(int row) {
    return row == second ? secondWrites : trace.writes(row);
  }

  /**
   * Whether an equivalent sequence begins with a step, or the sequence would not mind if that step
   * were taken before it (a weak initial).
   */
  boolean mayBeginWith(Transition step) {
    for (int i = start; i < end; i++) {
      int row = rows[i];
      if (trace.thread(row) == step.thread()) {
        return trace.choice(row) == step.choice() && isInitial(i);
      }
      if (Dependence.dependent(step, trace, row, writes(row))) {
        // A step of the same thread further behind would depend on this row as well.
        return false;
      }
    }
    return true;
  }

  private boolean isInitial(int position) {
    int row = rows[position];
    for (int i = start; i < position; i++) {
      if (Dependence.dependent(trace, rows[i], row, writes(row))) {
        return false;
      }
    }
    return true;
  }

  /** Takes the first step of a thread out, if there is one. */
  void remove(int thread) {
    for (int i = start; i < end; i++) {
      if (trace.thread(rows[i]) == thread) {
        System.arraycopy(rows, start, rows, start + 1, i - start);
        start++;
        return;
      }
    }
  }
}
