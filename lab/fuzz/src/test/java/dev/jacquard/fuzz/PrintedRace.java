package dev.jacquard.fuzz;

import dev.jacquard.explore.path.BacktrackRule;
import dev.jacquard.explore.path.Path;
import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.BitSet;
import java.util.Set;

/** The backtracking rule as it is printed in the papers, with the flaws of algorithms.md 2.3. */
final class PrintedRace implements BacktrackRule {
  /** What is wrong with it. */
  enum Flaw {
    /** (a) Only enabled pending operations are looked at. */
    ENABLED_ONLY,
    /** (b) The latest dependent step counts even if it happens before anyway. */
    ORDER_IGNORED,
    /** (c) With sleep sets, a thread that is asleep may be chosen. */
    SLEEPER_CHOSEN
  }

  private final Set<Flaw> flaws;

  PrintedRace(Set<Flaw> flaws) {
    this.flaws = flaws;
  }

  @Override
  public void analyse(Path path) {
    Trace trace = path.trace();
    for (int state = path.fresh() + 1; state <= trace.length(); state++) {
      for (int t = 0; t < trace.threads(); t++) {
        int row = trace.pendingAt(state, t);
        if (row >= 0 && (!flaws.contains(Flaw.ENABLED_ONLY) || trace.enabled(state, t))) {
          reverse(path, state, row);
        }
      }
    }
  }

  private void reverse(Path path, int state, int row) {
    int racing = latest(path, state, row);
    if (racing < 0) {
      return;
    }
    BitSet allowed = enabled(path, racing);
    if (!flaws.contains(Flaw.SLEEPER_CHOSEN)) {
      allowed.and(path.frame(racing).awake());
    }
    BitSet candidates = new BitSet();
    candidates.set(path.trace().thread(row));
    for (int e = racing + 1; e < state; e++) {
      if (path.order().explained(e, row)) {
        candidates.set(path.trace().thread(e));
      }
    }
    candidates.and(allowed);
    if (candidates.isEmpty()) {
      path.frame(racing).addAll(allowed);
    } else if (candidates.stream().noneMatch(path.frame(racing)::tries)) {
      path.frame(racing).add(candidates.nextSetBit(0));
    }
  }

  private static BitSet enabled(Path path, int step) {
    BitSet enabled = new BitSet();
    for (int t = 0; t < path.trace().threads(); t++) {
      enabled.set(t, path.frame(step).enabled(t));
    }
    return enabled;
  }

  private int latest(Path path, int state, int row) {
    Trace trace = path.trace();
    for (int e = state - 1; e >= 0; e--) {
      if (trace.thread(e) != trace.thread(row)
          && trace.kind(row) != Kind.JOIN
          && Dependence.conflict(
              trace.location(e), trace.writes(e), trace.location(row), trace.writes(row))
          && Dependence.mayBeCoEnabled(trace.kind(e), trace.kind(row))
          && (flaws.contains(Flaw.ORDER_IGNORED) || !path.order().explained(e, row))) {
        return e;
      }
    }
    return -1;
  }
}
