package dev.jacquard.kernel.order;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;

/**
 * The dependence relation and the may-be-co-enabled relation, in one place.
 *
 * <p>Two steps are dependent if they belong to one thread, if they touch the same location and one
 * of them modifies it, if one modifies the flag that the other also reads, or if one starts or
 * joins the thread of the other. Independent steps commute: neither enables, disables or changes
 * the other. See algorithms.md 1.3.
 *
 * <p>A join that also reads a flag may give up before the thread has ended. It depends on the end
 * alone, which must be a step, {@link Kind#END}.
 */
public final class Dependence {
  private Dependence() {}

  /** Whether two steps are dependent. */
  public static boolean dependent(Transition a, Transition b) {
    return a.thread() == b.thread()
        || conflict(a.location(), a.writes(), b.location(), b.writes())
        || raises(a.location(), a.writes(), b.alsoReads())
        || raises(b.location(), b.writes(), a.alsoReads())
        || a.bounds() == b.thread()
        || b.bounds() == a.thread();
  }

  /** Whether a step and a row of a trace are dependent. */
  public static boolean dependent(Transition a, Trace trace, int row) {
    return dependent(a, trace, row, trace.writes(row));
  }

  /** Whether a step and a row are dependent when the row has the given effect. */
  public static boolean dependent(Transition a, Trace trace, int row, boolean writes) {
    return a.thread() == trace.thread(row)
        || conflict(a.location(), a.writes(), trace.location(row), writes)
        || raises(a.location(), a.writes(), trace.alsoReads(row))
        || raises(trace.location(row), writes, a.alsoReads())
        || a.bounds() == trace.thread(row)
        || trace.bounds(row, writes) == a.thread();
  }

  /**
   * Whether two rows of a trace, the second with the given effect, are dependent; a row that had to
   * come first because of symmetry counts.
   */
  public static boolean dependent(Trace trace, int a, int b, boolean writes) {
    return trace.thread(a) == trace.thread(b)
        || conflict(trace.location(a), trace.writes(a), trace.location(b), writes)
        || raises(trace.location(a), trace.writes(a), trace.alsoReads(b))
        || raises(trace.location(b), writes, trace.alsoReads(a))
        || trace.bounds(a, trace.writes(a)) == trace.thread(b)
        || trace.bounds(b, writes) == trace.thread(a)
        || trace.constrains(a, b);
  }

  /** Whether two accesses touch the same location and one of them modifies it. */
  public static boolean conflict(int location, boolean writes, int other, boolean otherWrites) {
    return location == other && location >= 0 && (writes || otherWrites);
  }

  /** Whether a step modifies the flag that another one also reads. */
  public static boolean raises(int location, boolean writes, int flag) {
    return location == flag && location >= 0 && writes;
  }

  /**
   * Whether two conflicting rows of different threads can be enabled in one state. An operation
   * that also reads a flag may give up at any time; but only the owner of a lock can begin to wait.
   */
  public static boolean mayBeCoEnabled(Trace trace, int a, int b) {
    return trace.alsoReads(a) < 0 && trace.alsoReads(b) < 0
        ? mayBeCoEnabled(trace.kind(a), trace.kind(b))
        : !(trace.kind(a).needsOwnership() && trace.kind(b).needsOwnership());
  }

  /** Whether two conflicting steps of different threads can be enabled in one state. */
  public static boolean mayBeCoEnabled(Transition a, Transition b) {
    return a.alsoReads() < 0 && b.alsoReads() < 0
        ? mayBeCoEnabled(a.kind(), b.kind())
        : !(a.kind().needsOwnership() && b.kind().needsOwnership());
  }

  /**
   * Whether two conflicting operations of different threads can be enabled in one state. On a lock
   * that a thread holds nobody can take the lock with a blocking acquisition, and two operations
   * that need ownership exclude each other; a join is never a race.
   */
  public static boolean mayBeCoEnabled(Kind a, Kind b) {
    if (a == Kind.JOIN || b == Kind.JOIN) {
      return false;
    }
    return !(a.needsOwnership() && (b.needsOwnership() || b.takesLock()))
        && !(b.needsOwnership() && a.takesLock());
  }
}
