package dev.jacquard.explore.tree;

import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.Races;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.Arrays;

/**
 * The steps to be taken in place of a step {@code e} so that a row {@code e'} that races with it
 * comes first: all steps after {@code e} that do not happen after it, then {@code e'}.
 *
 * <p>They are rows of the trace at hand; only the effect of {@code e'} may differ from what the
 * trace says. Taken from the whole execution, not only from the part before {@code e'}, so that
 * work items may be run in any order (algorithms.md 2.5 (e)). Reused; not thread-safe.
 */
final class WakeupSequence implements Sequence {
  private Trace trace;
  private int[] rows = new int[32];
  private int start;
  private int end;
  private int[] left = new int[8];
  private int[] past = new int[8];
  private int[] later = new int[32];
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
      later = new int[rows.length];
    }
    if (left.length < trace.threads()) {
      left = new int[2 * trace.threads()];
      past = new int[left.length];
    }
    Arrays.fill(left, 0);
    for (int row = first + 1; row < trace.length(); row++) {
      if (!order.ordered(first, row)) {
        add(row);
      }
    }
    add(second);
  }

  /**
   * Brings the row that comes first instead as far to the front as it can come, right after those
   * on which it depends; the sequence stays equivalent. The step that it races with sleeps no
   * longer than that, and what is below can be {@linkplain SpareParts given away}.
   *
   * <p>Data choices have to stay before it: what their other alternatives have to offer goes down
   * to where they are only as long as that step sleeps.
   */
  void hasten(HappensBefore order) {
    if (trace.hasLateSteps() || hasChoices()) {
      return; // a time limit that has passed comes after all that is before it
    }
    Arrays.fill(past, 0, trace.threads(), 0);
    for (int i = start; i < end - 1; i++) {
      if (Dependence.dependent(trace, rows[i], second, secondWrites)
          || order.explained(rows[i], second)) {
        for (int t = 0; t < trace.threads(); t++) {
          past[t] = Math.max(past[t], order.clock(rows[i], t));
        }
      }
    }
    int front = start;
    int back = 0;
    for (int i = start; i < end - 1; i++) {
      int row = rows[i];
      if (trace.index(row) <= past[trace.thread(row)]) {
        rows[front++] = row;
      } else {
        later[back++] = row;
      }
    }
    rows[front] = second;
    System.arraycopy(later, 0, rows, front + 1, back);
  }

  private boolean hasChoices() {
    for (int i = start; i < end; i++) {
      if (trace.choices(rows[i]) > 1) {
        return true;
      }
    }
    return false;
  }

  private void add(int row) {
    rows[end++] = row;
    left[trace.thread(row)]++;
  }

  @Override
  public WakeupSequence copy() {
    WakeupSequence copy = new WakeupSequence();
    copy.trace = trace;
    copy.rows = rows.clone();
    copy.start = start;
    copy.end = end;
    copy.left = left.clone();
    copy.second = second;
    copy.secondWrites = secondWrites;
    return copy;
  }

  @Override
  public boolean contains(int thread) {
    return thread < left.length && left[thread] > 0;
  }

  @Override
  public boolean isEmpty() {
    return start == end;
  }

  @Override
  public int length() {
    return end - start;
  }

  @Override
  public Transition transition(int i) {
    return trace.transition(rows[start + i], writes(rows[start + i]));
  }

  private boolean writes(int row) {
    return row == second ? secondWrites : trace.writes(row);
  }

  @Override
  public boolean mayBeginWith(Transition step) {
    if (!contains(step.thread())) {
      return isIndependentOf(step);
    }
    // It is the same operation: whatever makes its effect another one comes before it, too.
    int own = first(step.thread());
    return trace.choice(rows[own]) == step.choice() && isInitial(own);
  }

  /** From behind, since it is mostly the last row that does not let a step go first. */
  private boolean isIndependentOf(Transition step) {
    for (int i = end - 1; i >= start; i--) {
      if (Dependence.dependent(step, trace, rows[i], writes(rows[i]))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a step had to come before another one because of symmetry. */
  boolean constrains(int i, int k) {
    return trace.constrains(rows[start + i], rows[start + k]);
  }

  /** Where the first row of a thread that has one stands. */
  private int first(int thread) {
    int first = start;
    while (trace.thread(rows[first]) != thread) {
      first++;
    }
    return first;
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

  @Override
  public void remove(int thread) {
    if (!contains(thread)) {
      return;
    }
    System.arraycopy(rows, start, rows, start + 1, first(thread) - start);
    start++;
    left[thread]--;
  }
}
