package dev.jacquard.benchmarks;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.HappensBefore;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Trace;
import dev.jacquard.litmus.LitmusProgram;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Complete executions per second of the optimal reduction in leftmost order, and what they cost.
 *
 * <p>Interpreter and happens-before are measured on one plan of the exploration that is run again
 * and again, so they show the least these parts can cost: a real exploration never has the same
 * plan twice.
 */
public final class LitmusSpeed {
  /** The sample plan is one from the middle of so many executions. */
  private static final int SAMPLED = 1000;

  private static final int REPETITIONS = 1000;

  private final Stopwatch stopwatch;

  /** Rounds long enough that five of them agree within a few percent on a quiet machine. */
  public LitmusSpeed() {
    this(Duration.ofMillis(400), 5);
  }

  public LitmusSpeed(Duration round, int rounds) {
    stopwatch = new Stopwatch(round, rounds);
  }

  /** Measures all programs and prints a table as it goes. */
  public List<Costs> run(PrintStream out) {
    out.println(HEADER);
    // All code is compiled for all programs before the first one counts.
    Subject.ALL.forEach(subject -> explore(subject.program()));
    List<Costs> all = new ArrayList<>();
    for (Subject subject : Subject.ALL) {
      Costs costs = measure(subject);
      out.println(row(costs));
      all.add(costs);
    }
    out.println();
    out.println(
        "ns per execution; other = total - interpreter - learn: plans, data races, counting");
    return all;
  }

  /** Measures one program. */
  public Costs measure(Subject subject) {
    LitmusProgram program = subject.program();
    Plan plan = samplePlan(program);
    Trace trace = program.run(plan).copy();
    double total = stopwatch.nanos(Stopwatch.all(subject.traces(), () -> explore(program)));
    double interpreter =
        stopwatch.nanos(Stopwatch.all(REPETITIONS, () -> repeat(() -> program.run(plan))));
    HappensBefore order = HappensBefore.ofSearch();
    double analyse =
        stopwatch.nanos(Stopwatch.all(REPETITIONS, () -> repeat(() -> order.analyse(trace))));
    double learn = stopwatch.nanos(() -> learn(program));
    return new Costs(subject, trace.length(), total, interpreter, analyse, learn);
  }

  private static void repeat(Runnable work) {
    for (int i = 0; i < REPETITIONS; i++) {
      work.run();
    }
  }

  private static void explore(LitmusProgram program) {
    new Explorer(program).explore(new OptimalDpor());
  }

  /** Explores with the clock running only while the strategy learns. */
  private static Stopwatch.Sample learn(LitmusProgram program) {
    OptimalDpor strategy = new OptimalDpor();
    long executions = 0;
    long nanos = 0;
    for (Optional<Plan> plan = strategy.next(); plan.isPresent(); plan = strategy.next()) {
      Trace trace = program.run(plan.get());
      long start = System.nanoTime();
      strategy.learn(trace);
      nanos += System.nanoTime() - start;
      executions++;
    }
    return new Stopwatch.Sample(executions, nanos);
  }

  private static Plan samplePlan(LitmusProgram program) {
    OptimalDpor strategy = new OptimalDpor();
    List<Plan> plans = new ArrayList<>();
    for (Optional<Plan> plan = strategy.next();
        plan.isPresent() && plans.size() < SAMPLED;
        plan = strategy.next()) {
      plans.add(plan.get());
      strategy.learn(program.run(plan.get()));
    }
    return plans.get(plans.size() / 2);
  }

  private static final String HEADER =
      String.format(
          Locale.ROOT,
          "%-22s %9s %6s %12s | %8s %12s %9s %8s %8s",
          "program",
          "traces",
          "steps",
          "executions/s",
          "total",
          "interpreter",
          "analyse",
          "learn",
          "other");

  private static String row(Costs costs) {
    return String.format(
        Locale.ROOT,
        "%-22s %,9d %6d %,12.0f | %,8.0f %,12.0f %,9.0f %,8.0f %,8.0f",
        costs.subject().name(),
        costs.subject().traces(),
        costs.steps(),
        costs.perSecond(),
        costs.total(),
        costs.interpreter(),
        costs.analyse(),
        costs.learn(),
        costs.total() - costs.interpreter() - costs.learn());
  }
}
