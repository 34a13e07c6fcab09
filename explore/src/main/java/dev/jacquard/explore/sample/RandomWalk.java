package dev.jacquard.explore.sample;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.Trace;
import java.util.Optional;
import java.util.SplittableRandom;

/** Random executions without end: at each step every enabled thread is equally likely. */
public final class RandomWalk implements Strategy {
  private final SplittableRandom seeds;

  public RandomWalk(long seed) {
    seeds = new SplittableRandom(seed);
  }

  @Override
  public Optional<Plan> next() {
    return Optional.of(Plan.free(new Tail.Uniform(seeds.nextLong())));
  }

  @Override
  public void learn(Trace trace) {}
}
