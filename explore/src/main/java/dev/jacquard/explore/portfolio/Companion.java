package dev.jacquard.explore.portfolio;

import dev.jacquard.explore.Tried;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** One of the searches that accompany another one, with what it has run so far. */
final class Companion implements Strategy, Resumable {
  private final String how;
  private final Strategy strategy;
  private final Resumable state;
  private long executions;
  private boolean cut;

  private Companion(String how, Strategy strategy, Resumable state) {
    this.how = how;
    this.strategy = strategy;
    this.state = state;
  }

  /** A companion whose executions can be told in these words. */
  static <S extends Strategy & Resumable> Companion of(String how, S strategy) {
    return new Companion(how, strategy, strategy);
  }

  /** Interchangeable threads take their turns in any order here: nobody needs them held back. */
  @Override
  public Optional<Plan> next() {
    return strategy.next().map(Plan::withoutSymmetry);
  }

  @Override
  public void learn(Trace trace) {
    executions += trace.ending() == Ending.ASLEEP ? 0 : 1;
    cut |= trace.ending() == Ending.CUT;
    strategy.learn(trace);
  }

  /** What it has run; all there is only if it came to its end, and to that of each execution. */
  Tried tried() {
    return new Tried(how, executions, !cut && strategy.next().isEmpty());
  }

  @Override
  public void save(StateWriter out) {
    out.number(executions);
    out.flag(cut);
    state.save(out);
  }

  @Override
  public void restore(StateReader in) {
    executions = in.amount();
    cut = in.flag();
    state.restore(in);
  }
}
