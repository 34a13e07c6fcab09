package dev.jacquard.fuzz.cluster;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The executions that count, one after the other. */
final class CommittedPlans implements Strategy {
  private final Deque<Plan> left;

  CommittedPlans(List<Plan> plans) {
    left = new ArrayDeque<>(plans);
  }

  @Override
  public Optional<Plan> next() {
    return Optional.ofNullable(left.poll());
  }

  @Override
  public void learn(Trace trace) {}
}
