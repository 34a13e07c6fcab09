package dev.jacquard.benchmarks.costs;

import com.sun.management.ThreadMXBean;
import dev.jacquard.benchmarks.measure.Stopwatch.Clock;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.estimate.DepthFirstSearch;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Program;
import java.lang.management.ManagementFactory;
import java.util.function.UnaryOperator;

/**
 * What explorations of a program, one after the other, took in all.
 *
 * @param nanos the processor time of the whole process
 * @param own that of the thread that explores
 */
record Explored(long executions, long nanos, long own) {
  private static final ThreadMXBean THREADS =
      ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

  /**
   * Makes so many executions. Whoever counts the time must not look at the clock of the processor
   * on the way: a system that has other work to do likes to do it when it is called, and the wall
   * clock would find all of it in that place.
   */
  static Explored executions(long number, Program program) {
    return executions(number, program, search -> search);
  }

  /** The same with a meter that sees each phase. */
  static Explored executions(long number, Program program, PhaseMeter meter) {
    return executions(
        number,
        meter.around(program),
        search -> {
          meter.start();
          return meter.around(search);
        });
  }

  private static Explored executions(
      long number, Program program, UnaryOperator<DepthFirstSearch> around) {
    long start = Clock.PROCESSOR.nanos();
    long ownStart = THREADS.getCurrentThreadCpuTime();
    long executions = 0;
    while (executions < number) {
      executions += explore(program, number - executions, around.apply(new OptimalDpor()));
    }
    return new Explored(
        executions, Clock.PROCESSOR.nanos() - start, THREADS.getCurrentThreadCpuTime() - ownStart);
  }

  private static long explore(Program program, long most, DepthFirstSearch search) {
    return new Explorer(
            program,
            Budget.ofExecutions(most),
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .explore(search)
        .tally()
        .executions();
  }

  /** Nanoseconds of processor time that one execution took. */
  double each() {
    return (double) nanos / executions;
  }

  /** Those of the thread that explores. */
  double ownEach() {
    return (double) own / executions;
  }
}
