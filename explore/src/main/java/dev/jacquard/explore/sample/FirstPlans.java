package dev.jacquard.explore.sample;

import dev.jacquard.explore.estimate.Numbered;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** The first plans of a strategy that has no end. */
public final class FirstPlans<S extends Strategy & Resumable> implements Numbered, Resumable {
  private final S endless;
  private final long total;
  private long left;

  public FirstPlans(S endless, long total) {
    this.endless = endless;
    this.total = total;
    this.left = total;
  }

  @Override
  public long total() {
    return total;
  }

  @Override
  public Optional<Plan> next() {
    return left > 0 ? endless.next() : Optional.empty();
  }

  @Override
  public void learn(Trace trace) {
    left--;
    endless.learn(trace);
  }

  @Override
  public void save(StateWriter out) {
    out.number(left);
    endless.save(out);
  }

  @Override
  public void restore(StateReader in) {
    left = in.amount();
    endless.restore(in);
  }
}
