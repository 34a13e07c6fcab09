package dev.jacquard.benchmarks.jvm;

import dev.jacquard.check.Options;
import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Tally;
import dev.jacquard.runtime.setting.Settings;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The main class of the JVMs in which the heap of one long exploration of a workload is looked at.
 * Its arguments are the most executions and the words of the workload.
 */
final class MemoryJvm {
  private static final int POINTS = 10;

  private final long executions;
  private final PrintStream out;
  private final List<Long> used = new ArrayList<>();

  private MemoryJvm(long executions, PrintStream out) {
    this.executions = executions;
    this.out = out;
  }

  public static void main(String[] arguments) {
    List<String> words = List.of(arguments);
    MemoryJvm memory = new MemoryJvm(Long.parseLong(words.get(0)), System.out);
    memory.explore(Workload.of(words.subList(1, words.size())));
    System.exit(WorkloadMemory.isFlat(memory.used) ? 0 : 1);
  }

  private void explore(Workload workload) {
    out.printf(
        Locale.ROOT,
        "%s, JDK %s, largest heap %,d MiB%n",
        workload,
        Runtime.version(),
        Runtime.getRuntime().maxMemory() >> 20);
    Exploration exploration =
        new JvmExplorer(
                workload.controlled(),
                Budget.ofExecutions(executions),
                Explorer.OnFailure.CONTINUE,
                (trace, tally) -> look(tally))
            .explore(Options.settings(workload.symmetry(), Settings.DEFAULT), OptimalDpor::new)
            .exploration();
    out.printf(
        Locale.ROOT,
        "%,d executions in %,d s%n",
        exploration.tally().executions(),
        exploration.time().toSeconds());
    out.println(
        WorkloadMemory.isFlat(used)
            ? "flat"
            : "NOT flat: the last figure is more than twice the second, or there is none");
  }

  private void look(Tally tally) {
    if (tally.executions() % Math.max(1, executions / POINTS) == 0) {
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      used.add(runtime.totalMemory() - runtime.freeMemory());
      out.printf(
          Locale.ROOT,
          "%,12d executions %,8d KiB%n",
          tally.executions(),
          used.get(used.size() - 1) >> 10);
    }
  }
}
