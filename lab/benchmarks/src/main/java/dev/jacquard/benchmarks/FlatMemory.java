package dev.jacquard.benchmarks;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Tally;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The memory that one exploration of many executions holds on to, looked at ten times.
 *
 * <p>In leftmost order the tree keeps one path and its open branches; what lies before is dropped.
 * So the memory must not grow with the executions.
 */
public final class FlatMemory {
  private static final int POINTS = 10;

  /** Two threads of 13 atomic additions each: 26 over 13 traces. */
  private static final Subject MANY_TRACES =
      new Subject(
          "2x13 atomic adds",
          "volatile int x; thread t[2] { repeat (13) { getAndAdd(x, 1); } }",
          10_400_600);

  private final Subject subject;
  private final List<Long> used = new ArrayList<>();

  public FlatMemory() {
    this(MANY_TRACES);
  }

  FlatMemory(Subject subject) {
    this.subject = subject;
  }

  /**
   * Explores and prints the used heap after a collection at each point.
   *
   * @return whether the memory stayed flat: at the last point at most twice that of the second
   */
  public boolean run(PrintStream out) {
    out.printf(Locale.ROOT, "%s: %,d traces%n", subject.name(), subject.traces());
    Listener sampling = (trace, tally) -> sample(tally, out);
    Tally tally =
        new Explorer(
                subject.program(),
                Budget.UNLIMITED,
                Explorer.DataRaces.REPORT,
                Explorer.OnFailure.CONTINUE,
                sampling)
            .explore(new OptimalDpor())
            .tally();
    if (tally.executions() != subject.traces()) {
      throw new IllegalStateException(
          tally.executions() + " executions instead of " + subject.traces());
    }
    boolean flat = used.get(POINTS - 1) <= 2 * used.get(1);
    out.println(flat ? "flat" : "NOT flat: the last figure is more than twice the second");
    return flat;
  }

  private void sample(Tally tally, PrintStream out) {
    if (tally.executions() % (subject.traces() / POINTS) == 0 && used.size() < POINTS) {
      used.add(usedHeap());
      out.printf(
          Locale.ROOT,
          "%,12d executions %,8d KiB%n",
          tally.executions(),
          used.get(used.size() - 1) / 1024);
    }
  }

  private static long usedHeap() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
