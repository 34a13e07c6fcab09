package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Difference;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.TraceWriter;
import dev.jacquard.kernel.trace.Transition;
import java.util.Optional;

/**
 * The beginning of a run that its plan prescribes, step by step; says where the program parts from
 * it.
 *
 * <p>A prefix is left for good at its end, or at the first step that can't be taken if the plan is
 * tentative. If another plan has such a step, or the step does not do what was predicted, the
 * program diverges.
 */
final class Prefix {
  private final TraceWriter writer;
  private final Trace trace;
  private final Pending pending;
  private final Candidates candidates;
  private Plan plan;
  private boolean left;

  Prefix(TraceWriter writer, Pending pending, Candidates candidates) {
    this.writer = writer;
    this.trace = writer.trace();
    this.pending = pending;
    this.candidates = candidates;
  }

  void begin(Plan newPlan) {
    plan = newPlan;
    left = false;
  }

  /** The thread of the next step, or {@link Director#NOBODY} if none is prescribed or born yet. */
  int planned() {
    int step = trace.length();
    return step < plan.length() && !left ? thread(plan.step(step)) : Director.NOBODY;
  }

  private int thread(Transition planned) {
    return plan.byBirth() ? trace.births().thread(planned.thread()) : planned.thread();
  }

  /** Whether the next step is prescribed. */
  boolean goesOn(Moves moves) {
    int step = trace.length();
    if (step >= plan.length()) {
      return false;
    }
    if (plan.isTentative() && !left) {
      Transition planned = plan.step(step);
      int thread = thread(planned);
      left = !isThere(thread) || planned.choice() >= candidates.alternatives(thread, moves);
    }
    return !left;
  }

  private boolean isThere(int thread) {
    return thread >= 0 && thread < pending.threads() && pending.of(thread).isThere();
  }

  /**
   * The alternative that the {@linkplain #planned planned} thread is to take, which it must have.
   */
  int choice(Moves moves) {
    Transition planned = plan.step(trace.length());
    int thread = thread(planned);
    if (!isThere(thread)) {
      throw diverged(new Difference.Absent(planned.thread()));
    }
    int alternatives = candidates.alternatives(thread, moves);
    Kind kind = pending.kind(thread);
    if (plan.byBirth() && !planned.mayBe(kind)) {
      throw diverged(new Difference.OtherKind(thread, planned.kind(), kind));
    }
    if (planned.choice() >= alternatives) {
      throw diverged(
          alternatives == 0
              ? new Difference.Blocked(thread)
              : new Difference.FewerAlternatives(thread, planned.choice()));
    }
    return planned.choice();
  }

  private DivergenceException diverged(Difference difference) {
    TraceWriter soFar = writer.copy();
    pending.writeTo(soFar);
    soFar.end(Ending.COMPLETED);
    return new DivergenceException(trace.length(), difference, Optional.of(soFar.trace()));
  }

  /** Looks whether a step did what was predicted, if it was. */
  void compare(int row) {
    if (row >= plan.length() || plan.byBirth()) {
      return;
    }
    Transition planned = plan.step(row);
    if (!planned.fits(trace.kind(row), trace.location(row), trace.writes(row))) {
      throw new DivergenceException(
          row,
          new Difference.OtherDeed(
              new Difference.Deed(
                  planned.thread(), planned.kind(), planned.location(), planned.writes()),
              Difference.Deed.of(trace, row)));
    }
  }
}
