package dev.jacquard.explore.sample;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * Random executions without end, by priorities that change at few points (PCT, Burckhardt et al.
 * 2010): a bug that needs {@code depth} ordering constraints is hit with probability at least
 * {@code 1 / (threads * length^(depth-1))} per execution. The length is learned from the traces
 * seen.
 */
public final class Pct implements Strategy, Resumable {
  private final Seeds seeds;
  private final int depth;
  private int length = 1;

  public Pct(long seed, int depth) {
    this.seeds = new Seeds(seed);
    this.depth = depth;
  }

  @Override
  public Optional<Plan> next() {
    return Optional.of(Plan.free(new Tail.Priorities(seeds.present(), depth, length)));
  }

  @Override
  public void learn(Trace trace) {
    length = Math.max(length, trace.length());
    seeds.advance();
  }

  @Override
  public void save(StateWriter out) {
    out.number(length);
    seeds.save(out);
  }

  @Override
  public void restore(StateReader in) {
    length = in.count();
    seeds.restore(in);
  }
}
