package dev.jacquard.kernel.order;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
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
 * judged: whether it is enabled, and whether it modifies. Of a row that also reads a flag, the
 * other location is in the state that it had before the first modification that happens after
 * {@code e}. See algorithms.md 2.5 (f), 2.7 and 2.11.
 *
 * <p>Reused from trace to trace; not thread-safe.
 */
public final class Races {
  private int[] first = new int[8];
  private int count;

  /** Finds the steps that race with a row; the last one first, unless it also reads a flag. */
  public void find(Trace trace, HappensBefore order, int row) {
    count = 0;
    if (trace.late(row) && !waitedForResource(trace, row)) {
      return;
    }
    boolean flagged = trace.alsoReads(row) >= 0;
    if (trace.location(row) >= 0 && (flagged || trace.kind(row) != Kind.JOIN)) {
      findAtLocation(trace, order, row);
    }
    if (flagged) {
      findAtFlag(trace, order, row);
      dropOvertaken(order);
    }
  }

  private void findAtLocation(Trace trace, HappensBefore order, int row) {
    boolean executed = row < trace.length() && !trace.late(row);
    boolean reads = executed && !trace.writes(row);
    for (int a = previous(order, row, reads); a >= 0; a = previous(order, a, reads)) {
      int e = order.row(a);
      boolean explained = order.explained(e, row);
      if (explained && order.modifies(a)) {
        return; // whatever is earlier on this location happens before that write
      }
      if (!explained
          && (order.modifies(a) || writes(trace, order, e, row, executed))
          && enabledInstead(trace, order, e, row)
          && isMaximal(order, e)) {
        add(e);
        if (order.modifies(a)) {
          return;
        }
      }
    }
  }

  /** Whether an operation that was given up was blocked, as one that is pending at the end. */
  private static boolean waitedForResource(Trace trace, int row) {
    Kind kind = trace.kind(row);
    return kind != Kind.JOIN && kind != Kind.SPIN && !trace.slept(row);
  }

  /** The access before another one that may conflict: for a read, the modification before. */
  private static int previous(HappensBefore order, int access, boolean ofRead) {
    return ofRead ? order.previousWriteAtLocation(access) : order.previousAtLocation(access);
  }

  private static boolean writes(
      Trace trace, HappensBefore order, int e, int row, boolean executed) {
    return executed ? trace.writes(row) : writesInstead(trace, order, e, row);
  }

  private void findAtFlag(Trace trace, HappensBefore order, int row) {
    int e = order.previousWriteAtLocation(order.flagAccess(row));
    while (e >= 0 && !order.explained(e, row)) {
      if (enabledInstead(trace, order, e, row)) {
        add(e);
        return;
      }
      e = order.previousWriteAtLocation(e);
    }
  }

  /** Leaves only those steps after which no other one happens. */
  private void dropOvertaken(HappensBefore order) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
      boolean overtaken = false;
      for (int j = 0; j < count; j++) {
        overtaken |= j != i && first[i] != first[j] && order.ordered(first[i], first[j]);
      }
      if (!overtaken) {
        first[kept++] = first[i];
      }
    }
    count = kept;
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
  public static boolean writesInstead(Trace trace, HappensBefore order, int e, int row) {
    Kind kind = trace.kind(row);
    long state = stateInstead(trace, order, e, row);
    return kind.writesAt(state, trace.argument(row), flagInstead(trace, order, e, row));
  }

  private static boolean enabledInstead(Trace trace, HappensBefore order, int e, int row) {
    Kind kind = trace.kind(row);
    long state = stateInstead(trace, order, e, row);
    long flag = flagInstead(trace, order, e, row);
    return kind.enabledAt(state, trace.argument(row), trace.thread(row), flag)
        && (flag != 0 || !sleepsInstead(trace, order, e, row));
  }

  /** Whether nothing but its flag could have ended the wait of a thread in place of a step. */
  private static boolean sleepsInstead(Trace trace, HappensBefore order, int e, int row) {
    return trace.alsoReads(row) >= 0
        && trace.slept(row)
        && (order.waker(row) < 0 || order.ordered(e, order.waker(row)));
  }

  private static long stateInstead(Trace trace, HappensBefore order, int e, int row) {
    return trace.location(e) == trace.location(row)
        ? trace.before(e)
        : stateInstead(trace, order, e, trace.location(row), row, trace.before(row));
  }

  private static long flagInstead(Trace trace, HappensBefore order, int e, int row) {
    int flag = trace.alsoReads(row);
    return flag < 0
        ? 0
        : stateInstead(trace, order, e, flag, order.flagAccess(row), trace.alsoFound(row));
  }

  /**
   * The state of a location that an access finds in place of a step: as it was there if the step
   * touched it, else as it is now without the modifications that happen after the step.
   */
  private static long stateInstead(
      Trace trace, HappensBefore order, int e, int where, int access, long now) {
    if (trace.location(e) == where) {
      return trace.before(e);
    }
    if (trace.alsoReads(e) == where) {
      return trace.alsoFound(e);
    }
    long state = now;
    int write = order.previousWriteAtLocation(access);
    while (write > e && order.ordered(e, write)) {
      state = trace.before(write);
      write = order.previousWriteAtLocation(write);
    }
    return state;
  }
}
