package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.program.HundredThreads;
import dev.jacquard.benchmarks.program.MillionObjects;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Tally;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import java.io.PrintStream;
import java.util.Locale;

/** The heap over many executions, and programs with many threads and many objects. */
final class JvmMemory implements JvmMeasurement {
  private static final int POINTS = 10;
  private static final int FEW = 20;

  private final long executions;

  JvmMemory(long executions) {
    this.executions = executions;
  }

  @Override
  public void run(PrintStream out) {
    out.printf(Locale.ROOT, "largest heap: %,d MiB%n", Runtime.getRuntime().maxMemory() >> 20);
    manyExecutions(out);
    manyThreads(out);
    manyObjects(out);
  }

  void manyExecutions(PrintStream out) {
    Listener looking = (trace, tally) -> look(tally, out);
    explore(JvmSubject.ENDLESS.name(), JvmSubject.ENDLESS.controlled(), executions, looking, out);
  }

  void manyThreads(PrintStream out) {
    explore("100 threads", Hooked.instance(HundredThreads.class), FEW, Listener.NONE, out);
  }

  private void manyObjects(PrintStream out) {
    try {
      explore("1,000,000 objects", Hooked.instance(MillionObjects.class), FEW, Listener.NONE, out);
    } catch (OutOfMemoryError e) {
      out.println("1,000,000 objects: " + e);
    }
  }

  private static void explore(
      String name, Runnable body, long executions, Listener listener, PrintStream out) {
    JvmProgram program = new JvmProgram(body, Settings.DEFAULT);
    Exploration exploration =
        new Explorer(
                program,
                Budget.ofExecutions(executions),
                Explorer.DataRaces.REPORT,
                Explorer.OnFailure.CONTINUE,
                listener)
            .explore(new OptimalDpor());
    Tally tally = exploration.tally();
    out.printf(
        Locale.ROOT,
        "%s: %,d executions in %,d ms, %d findings; used heap %,d KiB%n",
        name,
        tally.executions(),
        exploration.time().toMillis(),
        exploration.findings().size(),
        usedHeap() >> 10);
    if (!program.uncontrolled().isEmpty()) {
      out.println("  not controlled: " + program.uncontrolled());
    }
  }

  private void look(Tally tally, PrintStream out) {
    if (tally.executions() % (executions / POINTS) == 0) {
      out.printf(Locale.ROOT, "%,12d executions %,8d KiB%n", tally.executions(), usedHeap() >> 10);
    }
  }

  private static long usedHeap() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
