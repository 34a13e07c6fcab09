package dev.jacquard.benchmarks;

import dev.jacquard.benchmarks.measure.Sample;
import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.litmus.LitmusProgram;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Complete executions per second of the optimal reduction in leftmost order, and what they cost.
 *
 * <p>The total is that of whole explorations; its parts are measured alone, on a {@link Sample}.
 */
public final class LitmusSpeed {
  private static final String HEADER =
      String.format(
          "%-22s %9s %6s %12s | %7s %12s %8s %7s",
          "program", "traces", "steps", "executions/s", "total", "interpreter", "analyse", "learn");

  private final Stopwatch stopwatch;

  /** Rounds long enough that they agree within a few percent on a quiet machine. */
  public LitmusSpeed() {
    this(Duration.ofMillis(250), 5);
  }

  public LitmusSpeed(Duration round, int rounds) {
    stopwatch = new Stopwatch(round, rounds, Stopwatch.Clock.PROCESSOR);
  }

  /** Measures all programs and prints a table as it goes. */
  public List<Costs> run(PrintStream out) {
    out.println(HEADER);
    // On a busy machine the compiler needs seconds, and every program teaches it something new.
    LitmusSpeed warmUp = new LitmusSpeed(stopwatch.round(), 1);
    Subject.ALL.forEach(warmUp::measure);
    List<Costs> all = new ArrayList<>();
    for (Subject subject : Subject.ALL) {
      Costs costs = measure(subject);
      out.println(row(costs));
      all.add(costs);
    }
    out.println();
    out.println("Nanoseconds of processor time per complete execution.");
    out.println("The parts are measured alone; analyse is a part of learn.");
    return all;
  }

  /** Measures one program. */
  public Costs measure(Subject subject) {
    LitmusProgram program = subject.program();
    Sample sample = new Sample(program);
    HappensBefore order = HappensBefore.ofSearch();
    double[] nanos =
        stopwatch.nanos(
            () -> explore(program), sample::run, () -> sample.analyse(order), sample::learn);
    return new Costs(subject, sample.averageSteps(), nanos[0], nanos[1], nanos[2], nanos[3]);
  }

  private static long explore(LitmusProgram program) {
    return new Explorer(program).explore(new OptimalDpor()).tally().executions();
  }

  private static String row(Costs costs) {
    return String.format(
        Locale.ROOT,
        "%-22s %,9d %6.1f %,12.0f | %,7.0f %,12.0f %,8.0f %,7.0f",
        costs.subject().name(),
        costs.subject().traces(),
        costs.steps(),
        costs.perSecond(),
        costs.total(),
        costs.interpreter(),
        costs.analyse(),
        costs.learn());
  }
}
