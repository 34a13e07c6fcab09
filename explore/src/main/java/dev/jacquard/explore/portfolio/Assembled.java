package dev.jacquard.explore.portfolio;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** Random executions of a strategy, in which all threads are there before the others move on. */
record Assembled<S extends Strategy & Resumable>(S random) implements Strategy, Resumable {
  @Override
  public Optional<Plan> next() {
    return random.next().map(plan -> Plan.free(new Tail.Assembling(plan.tail())));
  }

  @Override
  public void learn(Trace trace) {
    random.learn(trace);
  }

  @Override
  public void save(StateWriter out) {
    random.save(out);
  }

  @Override
  public void restore(StateReader in) {
    random.restore(in);
  }
}
