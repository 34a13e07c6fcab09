package dev.jacquard.benchmarks.paper;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.check.Options;
import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.runtime.setting.Settings;
import java.util.Arrays;

/**
 * Explores programs and prints a line for each. Runs in a worker JVM. Each argument is one
 * exploration: the symmetry, the program and its sizes, with spaces between them.
 */
final class PaperRun {
  private PaperRun() {}

  public static void main(String[] arguments) {
    for (String argument : arguments) {
      System.out.println(argument + ": " + explored(argument.split(" ")));
    }
    System.exit(0); // threads that carried the program's are still there
  }

  private static String explored(String[] words) {
    int[] sizes = Arrays.stream(words).skip(2).mapToInt(Integer::parseInt).toArray();
    Settings settings = Options.settings(SymmetryReduction.valueOf(words[0]), Settings.DEFAULT);
    return sentence(
        new JvmExplorer(
                Hooked.named(words[1], sizes),
                Budget.UNLIMITED,
                Explorer.OnFailure.CONTINUE,
                Listener.NONE)
            .explore(settings, OptimalDpor::new)
            .exploration());
  }

  private static String sentence(Exploration exploration) {
    Tally tally = exploration.tally();
    StringBuilder sentence = new StringBuilder(exploration.verdict().status().label());
    sentence.append(" after ").append(tally.executions());
    for (Failure.Type type : Failure.Type.values()) {
      if (tally.failing(type) > 0) {
        sentence.append(", ").append(type.label()).append(" in ").append(tally.failing(type));
      }
    }
    return sentence.toString();
  }
}
