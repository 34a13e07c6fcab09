package dev.jacquard.benchmarks.measure;

import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.order.Races;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The first executions of an exploration, kept so that the parts of the work can be done alone: the
 * plans without the strategy, the strategy without the program.
 */
public final class Sample {
  private static final int MOST = 1000;

  private final Program program;
  private final List<Plan> plans = new ArrayList<>();
  private final List<Trace> traces = new ArrayList<>();

  public Sample(Program program) {
    this(program, MOST);
  }

  /** The same with so many executions at most. */
  public Sample(Program program, int most) {
    this.program = program;
    OptimalDpor strategy = new OptimalDpor();
    for (Optional<Plan> plan = strategy.next();
        plan.isPresent() && plans.size() < most;
        plan = strategy.next()) {
      plans.add(plan.get());
      traces.add(program.run(plan.get()).copy());
      strategy.learn(traces.get(traces.size() - 1));
    }
  }

  /** The same plans and traces again and again, until there are so many. */
  public Sample repeatedTo(int number) {
    int size = plans.size();
    for (int i = size; i < number; i++) {
      plans.add(plans.get(i - size));
      traces.add(traces.get(i - size));
    }
    return this;
  }

  public double averageSteps() {
    return traces.stream().mapToInt(Trace::length).average().orElseThrow();
  }

  /** The races of dependence in a trace. */
  public double averageRaces() {
    HappensBefore order = HappensBefore.ofSearch();
    return traces.stream().mapToInt(trace -> races(trace, order)).average().orElseThrow();
  }

  private static int races(Trace trace, HappensBefore order) {
    order.analyse(trace);
    Races races = new Races();
    int count = 0;
    for (int row = 1; row < trace.length(); row++) {
      races.find(trace, order, row);
      count += races.count();
    }
    return count;
  }

  /** Runs every plan. */
  public long run() {
    for (Plan plan : plans) {
      program.run(plan);
    }
    return plans.size();
  }

  /** Computes happens-before of every trace. */
  public long analyse(HappensBefore order) {
    for (Trace trace : traces) {
      order.analyse(trace);
    }
    return traces.size();
  }

  /** Looks for data races in every trace. */
  public long findRaces(RaceDetector detector) {
    for (Trace trace : traces) {
      detector.find(trace);
    }
    return traces.size();
  }

  /** Lets a fresh strategy learn every trace; it makes the same plans again. */
  public long learn() {
    OptimalDpor strategy = new OptimalDpor();
    for (Trace trace : traces) {
      strategy.next();
      strategy.learn(trace);
    }
    return traces.size();
  }
}
