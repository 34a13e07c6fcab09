package dev.jacquard.explore.sample;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** One execution: the one that a schedule describes. */
public final class Replay implements Strategy {
  private Optional<Plan> plan;

  public Replay(Schedule schedule) {
    plan = Optional.of(Plan.following(schedule, Tail.Fixed.LOWEST));
  }

  @Override
  public Optional<Plan> next() {
    return plan;
  }

  @Override
  public void learn(Trace trace) {
    plan = Optional.empty();
  }
}
