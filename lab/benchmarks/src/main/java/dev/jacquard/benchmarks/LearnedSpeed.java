package dev.jacquard.benchmarks;

import dev.jacquard.benchmarks.jvm.Allocation;
import dev.jacquard.benchmarks.measure.Sample;
import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/**
 * Steps per second of what was learned of a program, beside those of the interpreter, for the plans
 * of an optimal search: the search itself is not measured.
 */
public final class LearnedSpeed {
  private static final String HEADER =
      String.format(
          "%-22s %6s %16s | %12s %12s %12s",
          "program", "steps", "model steps/s", "model", "interpreter", "bytes");

  private static final long LEAST = 10_000;

  private final Stopwatch stopwatch;

  public LearnedSpeed() {
    this(Duration.ofMillis(250), 5);
  }

  public LearnedSpeed(Duration round, int rounds) {
    stopwatch = new Stopwatch(round, rounds, Stopwatch.Clock.PROCESSOR);
  }

  /**
   * What a step costs.
   *
   * @param steps how many an execution has
   * @param model nanoseconds of a step of what was learned
   * @param interpreter nanoseconds of a step of the program
   * @param bytes that a step of what was learned allocates
   */
  public record Step(double steps, double model, double interpreter, double bytes) {
    /** How many steps of what was learned a second has. */
    public double perSecond() {
      return 1e9 / model;
    }
  }

  /** Measures all programs and prints a table as it goes. */
  public void run(PrintStream out) {
    out.println(HEADER);
    LearnedSpeed warmUp = new LearnedSpeed(stopwatch.round(), 1);
    Subject.ALL.forEach(warmUp::measure);
    for (Subject subject : Subject.ALL) {
      out.println(row(subject, measure(subject)));
    }
    out.println();
    out.println("Nanoseconds of processor time and bytes per step, the ends of runs included.");
  }

  /** Measures one program. */
  public Step measure(Subject subject) {
    LitmusProgram program = subject.program();
    LitmusProgram plain =
        LitmusProgram.of(subject.name(), program.file(), LitmusOptions.DEFAULT.forLearning());
    LearningProgram learned =
        new LearningProgram(plain, Symmetry::none, LitmusOptions.DEFAULT.stepLimit());
    Sample ofModel = new Sample(learned);
    Sample ofProgram = new Sample(program);
    double[] nanos = stopwatch.nanos(ofModel::run, ofProgram::run);
    double steps = ofModel.averageSteps();
    double bytes = Allocation.bytesOf(ofModel::run, LEAST) / steps;
    return new Step(steps, nanos[0] / steps, nanos[1] / steps, bytes);
  }

  private static String row(Subject subject, Step step) {
    return String.format(
        Locale.ROOT,
        "%-22s %6.1f %,16.0f | %12.0f %12.0f %12.1f",
        subject.name(),
        step.steps(),
        step.perSecond(),
        step.model(),
        step.interpreter(),
        step.bytes());
  }
}
