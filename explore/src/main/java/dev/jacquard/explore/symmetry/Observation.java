package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;

/**
 * What a step tells its thread, or more: two observations that are equal leave the thread in the
 * same state.
 */
record Observation(long before, long after, long result, long flag) {
  static Observation of(Trace trace, int row) {
    Kind kind = trace.kind(row);
    long flag = trace.alsoReads(row) < 0 ? 0 : trace.alsoFound(row);
    if (kind.isStore() || kind.isNotify()) {
      return new Observation(0, 0, 0, flag);
    }
    if (kind == Kind.CHOOSE) {
      return new Observation(0, 0, trace.label(row), flag);
    }
    return kind.subject() == Kind.Subject.VARIABLE && kind.mayWrite()
        ? new Observation(trace.before(row), trace.after(row), trace.result(row), flag)
        : new Observation(trace.writes(row) ? 1 : 0, 0, trace.result(row), flag);
  }

  /** Whether traces tell all that a thread does and learns by operations of a kind. */
  static boolean isTold(Kind kind) {
    return kind != Kind.UPDATE && kind != Kind.TRY_UPDATE && kind != Kind.SPIN;
  }
}
