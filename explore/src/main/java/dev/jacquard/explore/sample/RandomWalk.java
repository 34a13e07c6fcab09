package dev.jacquard.explore.sample;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** Random executions without end: at each step every enabled thread is equally likely. */
public final class RandomWalk implements Strategy, Resumable {
  private final Seeds seeds;

  public RandomWalk(long seed) {
    seeds = new Seeds(seed);
  }

  @Override
  public Optional<Plan> next() {
    return Optional.of(Plan.free(new Tail.Uniform(seeds.present())));
  }

  @Override
  public void learn(Trace trace) {
    seeds.advance();
  }

  @Override
  public void save(StateWriter out) {
    seeds.save(out);
  }

  @Override
  public void restore(StateReader in) {
    seeds.restore(in);
  }
}
