package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.measure.Sample;
import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.benchmarks.program.Threaded;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/**
 * Complete executions per second of Java programs, what their parts cost, and beside it the same
 * bodies without control.
 */
final class JvmSpeed implements JvmMeasurement {
  private static final long IN_LINE = 1000;

  private final Warmth warmth;
  private final Stopwatch stopwatch;
  private final long most;

  /** Explorations end after so many executions at most. */
  JvmSpeed(Warmth warmth, Stopwatch stopwatch, long most) {
    this.warmth = warmth;
    this.stopwatch = stopwatch;
    this.most = most;
  }

  /** How long an exploration is repeated before anything is measured: whichever comes first. */
  record Warmth(long executions, Duration time) {}

  @Override
  public void run(PrintStream out) {
    out.printf(
        "%-20s %9s %5s %12s %12s | %7s %7s %7s %7s %7s %7s | %7s %6s%n",
        "program",
        "traces",
        "steps",
        "exec/s cpu",
        "exec/s wall",
        "total",
        "run",
        "learn",
        "analyse",
        "races",
        "bytes",
        "in line",
        "ratio");
    for (JvmSubject subject : JvmSubject.ALL) {
      measure(subject, out);
    }
    out.println(
        "Nanoseconds of processor time per execution. The parts are measured alone, on the");
    out.println(
        "first 1000 executions; analyse is a part of learn. In line: the bodies of the same");
    out.println("threads without control, one after the other; ratio: run to in line.");
  }

  void measure(JvmSubject subject, PrintStream out) {
    JvmProgram program = new JvmProgram(subject.controlled(), Settings.DEFAULT);
    warmUp(program);
    Sample sample = new Sample(program);
    HappensBefore order = HappensBefore.ofSearch();
    RaceDetector detector = new RaceDetector();
    Stopwatch.Spent[] spent =
        stopwatch.spent(
            () -> explore(program),
            sample::run,
            sample::learn,
            () -> sample.analyse(order),
            () -> sample.findRaces(detector),
            () -> inLine(subject));
    long executions = checked(subject, explore(program));
    out.printf(
        Locale.ROOT,
        "%-20s %,9d %5.1f %,12.0f %,12.0f | %,7.0f %,7.0f %,7.0f %,7.0f %,7.0f %,7.0f | %,7.0f"
            + " %6.1f%n",
        subject.name() + " " + program.carrier().charAt(0),
        executions,
        sample.averageSteps(),
        1e9 / spent[0].nanos(),
        1e9 / spent[0].wall(),
        spent[0].nanos(),
        spent[1].nanos(),
        spent[2].nanos(),
        spent[3].nanos(),
        spent[4].nanos(),
        Allocation.bytesOf(() -> explore(program), most),
        spent[5].nanos(),
        spent[1].nanos() / spent[5].nanos());
  }

  private void warmUp(JvmProgram program) {
    long start = stopwatch.clock().nanos();
    long executions = 0;
    while (executions < warmth.executions()
        && stopwatch.clock().nanos() - start < warmth.time().toNanos()) {
      executions += explore(program);
    }
  }

  private long explore(JvmProgram program) {
    return new Explorer(
            program,
            Budget.ofExecutions(most),
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .explore(new OptimalDpor())
        .tally()
        .executions();
  }

  private long checked(JvmSubject subject, long executions) {
    long expected = Math.min(subject.traces(), most);
    if (executions != expected) {
      throw new IllegalStateException(
          subject.name() + ": " + executions + " executions instead of " + expected);
    }
    return executions;
  }

  private static long inLine(JvmSubject subject) {
    Threaded program = subject.program();
    for (int i = 0; i < IN_LINE; i++) {
      program.runInLine();
    }
    return IN_LINE;
  }
}
