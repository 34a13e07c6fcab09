package dev.jacquard.benchmarks;

import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.HappensBefore;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Trace;
import dev.jacquard.litmus.LitmusProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The first executions of an exploration, kept so that the parts of the work can be done alone: the
 * plans without the strategy, the strategy without the program.
 */
final class Sample {
  private static final int MOST = 1000;

  private final LitmusProgram program;
  private final List<Plan> plans = new ArrayList<>();
  private final List<Trace> traces = new ArrayList<>();

  Sample(LitmusProgram program) {
    this.program = program;
    OptimalDpor strategy = new OptimalDpor();
    for (Optional<Plan> plan = strategy.next();
        plan.isPresent() && plans.size() < MOST;
        plan = strategy.next()) {
      plans.add(plan.get());
      traces.add(program.run(plan.get()).copy());
      strategy.learn(traces.get(traces.size() - 1));
    }
  }

  double averageSteps() {
    return traces.stream().mapToInt(Trace::length).average().orElseThrow();
  }

  /** Runs every plan. */
  long interpret() {
    for (Plan plan : plans) {
      program.run(plan);
    }
    return plans.size();
  }

  /** Computes happens-before of every trace. */
  long analyse(HappensBefore order) {
    for (Trace trace : traces) {
      order.analyse(trace);
    }
    return traces.size();
  }

  /** Lets a fresh strategy learn every trace; it makes the same plans again. */
  long learn() {
    OptimalDpor strategy = new OptimalDpor();
    for (Trace trace : traces) {
      strategy.next();
      strategy.learn(trace);
    }
    return traces.size();
  }
}
