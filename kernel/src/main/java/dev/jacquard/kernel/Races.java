package dev.jacquard.kernel;

import java.util.Arrays;

/**
 * The races of dependence in a trace: pairs of steps whose order another execution reverses.
 *
 * <p>A step {@code e} races with a later row {@code e'} of another thread if they are dependent,
 * nothing but that dependence orders them, {@code e'} is enabled where {@code e} was executed, and
 * no later step that qualifies happens after {@code e}. The row {@code e'} may also be a pending
 * operation that is blocked at the end.
 *
 * <p>All steps after {@code e} that conflict with it on its location happen after it, so once they
 * are removed the location is in the state it had before {@code e}; that is where {@code e'} is
 * judged: whether it is enabled, and whether it modifies. See algorithms.md 2.5 (f) and 2.7.
 *
 * <p>Reused from trace to trace; not thread-safe.
 */
public final class Races {
  private int[] first = new int[8];
  private int count;

  /** Finds the steps that race with a row; the last one first. */
  public void find(Trace trace, HappensBefore order, int row) {
    count = 0;
    if (trace.location(row) < 0 || trace.kind(row) == Kind.JOIN) {
      return;
    }
    boolean executed = row < trace.length();
    boolean reads = executed && !trace.writes(row);
    for (int e = previous(order, row, reads); e >= 0; e = previous(order, e, reads)) {
      boolean explained = order.explained(e, row);
      if (explained && trace.writes(e)) {
        return; // whatever is earlier on this location happens before that write
      }
      if (!explained
          && conflict(trace, e, row, executed)
          && enabledBefore(trace, e, row)
          && isMaximal(order, e)) {
        add(e);
        if (trace.writes(e)) {
          return;
        }
      }
    }
  }

  /** The step before a row that may conflict: for a read, the modification before. */
  private static int previous(HappensBefore order, int row, boolean ofRead) {
    return ofRead ? order.previousWriteAtLocation(row) : order.previousAtLocation(row);
  }

  private static boolean conflict(Trace trace, int e, int row, boolean executed) {
    return trace.writes(e)
        || (executed
            ? trace.writes(row)
            : trace.kind(row).writesAt(trace.before(e), trace.argument(row)));
  }

  private static boolean enabledBefore(Trace trace, int e, int row) {
    return trace.kind(row).enabledAt(trace.before(e), trace.argument(row), trace.thread(row));
  }

  private boolean isMaximal(HappensBefore order, int e) {
    for (int i = 0; i < count; i++) {
      if (order.ordered(e, first[i])) {
        return false;
      }
    }
    return true;
  }

  private void add(int e) {
    if (count == first.length) {
      first = Arrays.copyOf(first, 2 * count);
    }
    first[count++] = e;
  }

  /** How many steps race with the row. */
  public int count() {
    return count;
  }

  /** The i-th step that races with the row. */
  public int first(int i) {
    return first[i];
  }

  /** Whether a row, executed in place of a step it races with, modifies the location. */
  public static boolean writesInstead(Trace trace, int e, int row) {
    return trace.kind(row).writesAt(trace.before(e), trace.argument(row));
  }
}
