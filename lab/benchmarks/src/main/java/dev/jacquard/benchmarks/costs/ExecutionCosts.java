package dev.jacquard.benchmarks.costs;

import com.sun.management.ThreadMXBean;
import dev.jacquard.benchmarks.jvm.Workload;
import dev.jacquard.benchmarks.measure.Sample;
import dev.jacquard.benchmarks.profile.FlightRecording;
import dev.jacquard.benchmarks.profile.Stack;
import dev.jacquard.check.Options;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;

/**
 * What an execution of a program costs.
 *
 * @param sample its first executions
 * @param bare explorations that nobody looked at
 * @param timed explorations whose phases were told apart by the wall clock. One of processor time
 *     is too slow for that; who takes the processor away does so in each phase in proportion
 * @param times the wall clock's meter
 * @param counted explorations whose allocations were counted
 * @param bytes the meter of these
 * @param samples where the processor was, in still other explorations
 */
record ExecutionCosts(
    Workload workload,
    String carrier,
    Sample sample,
    Explored bare,
    Explored timed,
    PhaseMeter times,
    Explored counted,
    PhaseMeter bytes,
    List<Stack> samples) {
  private static final ThreadMXBean THREADS =
      ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
  private static final CompilationMXBean COMPILER = ManagementFactory.getCompilationMXBean();

  /** Compilers that take a smaller share of the time are done. */
  private static final double QUIET = 0.02;

  private static final int MOST_WARM_UPS = 20;

  /** Warms up, and measures each of these for the given processor time. */
  static ExecutionCosts of(Workload workload, Duration time) {
    Runnable body = workload.controlled();
    Settings settings = Options.settings(workload.symmetry(), Settings.DEFAULT);
    while (true) {
      try {
        return of(workload, new JvmProgram(body, settings), time);
      } catch (Restart restart) {
        settings = restart.in(settings);
      }
    }
  }

  private static ExecutionCosts of(Workload workload, JvmProgram program, Duration time) {
    long executions = inTime(time, program);
    PhaseMeter times = new PhaseMeter(System::nanoTime);
    PhaseMeter bytes = new PhaseMeter(THREADS::getCurrentThreadAllocatedBytes);
    return new ExecutionCosts(
        workload,
        program.carrier(),
        new Sample(program),
        Explored.executions(executions, program),
        Explored.executions(executions, program, times),
        times,
        Explored.executions(executions, program, bytes),
        bytes,
        FlightRecording.of(() -> Explored.executions(executions, program)).times());
  }

  /** Explores until the compilers know the program; how many executions it can make in a time. */
  private static long inTime(Duration time, JvmProgram program) {
    long executions = 1;
    long spent = 0;
    Explored last;
    long compiling;
    do {
      executions *= 2;
      compiling = -COMPILER.getTotalCompilationTime();
      last = Explored.executions(executions, program);
      compiling += COMPILER.getTotalCompilationTime();
      spent += last.nanos();
    } while (spent < MOST_WARM_UPS * time.toNanos()
        && (last.nanos() < time.toNanos() || compiling * 1e6 > QUIET * last.nanos()));
    return Math.max(1, (long) (time.toNanos() / last.each()));
  }

  /** Nanoseconds of a phase, so that all phases are what the thread that explores spent. */
  double nanos(Phase phase) {
    return inThread() * times.sum(phase) / times.sum();
  }

  /**
   * The nanoseconds of all phases. Where each thread of the program has a platform thread of its
   * own, these work for the one that explores, and nobody can tell them from the collector.
   */
  double inThread() {
    return hasContinuations() ? bare.ownEach() : bare.each();
  }

  boolean hasContinuations() {
    return carrier.equals("continuation");
  }

  /** What threads of the JVM spent for one execution: the collector and the compilers. */
  double beside() {
    return bare.each() - inThread();
  }

  /** Bytes that a phase allocates. */
  double bytes(Phase phase) {
    return (double) bytes.sum(phase) / counted.executions();
  }

  /** What running a plan is made of. */
  PartShares<RunPart> runParts() {
    return new PartShares<>(
        RunPart.class, samples.stream().filter(RunPart::covers).toList(), RunPart::of);
  }

  /** What learning a trace is made of. */
  PartShares<LearnPart> learnParts() {
    return new PartShares<>(
        LearnPart.class, samples.stream().filter(LearnPart::covers).toList(), LearnPart::of);
  }

  /** By how much reading the clock makes an execution longer. */
  double slowdown() {
    return timed.each() / bare.each();
  }
}
