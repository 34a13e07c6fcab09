package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.Fingerprint.Points;
import dev.jacquard.kernel.KnownStates;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.trace.StateNames;
import dev.jacquard.kernel.trace.TraceWriter;
import java.util.HashMap;
import java.util.Map;

/**
 * Notices that a run has come to a state that it, or an earlier run, was in before, if its plan
 * asks for that.
 *
 * <p>Such a plan makes the run write down the fingerprint of each state from the last prescribed
 * step on, and which threads sleep in wait sets there. The states of the run itself count from the
 * first free step on, so that every run of a program with finitely many states ends.
 */
final class StateMatching {
  private static final int NEVER = -1;

  /** A fingerprint as a member of a set. */
  private record Key(long high, long low) {}

  private final TraceWriter writer;
  private final Pending pending;
  private final Map<Key, Integer> own = new HashMap<>();
  private KnownStates known;
  private Points points;
  private Fingerprint fingerprint;
  private int from;
  private int free;
  private int since;

  StateMatching(TraceWriter writer, Pending pending) {
    this.writer = writer;
    this.pending = pending;
  }

  void begin(Plan plan) {
    known = plan.knownStates().orElse(null);
    if (known == null) {
      return;
    }
    if (!known.points().equals(points)) {
      points = known.points();
      fingerprint = new Fingerprint(points);
    }
    from = plan.known();
    free = plan.length();
    own.clear();
  }

  /** Writes down the present state if the plan asks for it; whether the run may end here. */
  boolean isAtKnown(int step, Moves moves) {
    return known != null && step >= from && describe(step, moves);
  }

  /**
   * The step at which the run was in the state to which it has come back, if it will for ever; else
   * -1.
   */
  int round() {
    return known.areLeftByNobody() ? since : NEVER;
  }

  private boolean describe(int step, Moves moves) {
    fingerprint.begin();
    StateNames names = StateNames.OWN;
    if (known.areUpToSymmetry()) {
      names = moves.describeUpToSymmetry(fingerprint);
    } else {
      moves.describe(fingerprint);
    }
    long high = fingerprint.high();
    long low = fingerprint.low();
    writer.state(high, low, fingerprint.elements(), names);
    for (int t = 0; t < pending.threads(); t++) {
      if (known.areUpToSymmetry() && moves.isWaiting(t)) {
        writer.waiting(t);
      }
      PendingOperation next = pending.of(t);
      if (next.dormant) {
        writer.dormant(t);
      } else if (next.isThere() && next.kind.writesAt(moves.state(next.location), next.argument)) {
        writer.writing(t);
      }
      if (next.isThere() && next.limit > 0) {
        writer.timed();
      }
    }
    Integer before = own.putIfAbsent(new Key(high, low), step);
    since = before == null ? NEVER : before;
    return step >= free && step > 0 && (since != NEVER || known.contains(high, low));
  }
}
