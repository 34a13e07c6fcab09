package dev.jacquard.conformance;

import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.path.CollapsingSymmetry;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.Pruning;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Explores the programs of some folders with plain accesses as steps, once tree by tree and once
 * with threads exchanged that have become alike; runs in a worker JVM whose agent tells local
 * states. Prints what is wrong, and how many executions were saved.
 *
 * <p>Arguments: carrier, class path, root of the folders, names of the folders.
 */
public final class Collapsing {
  /** How lines about programs begin that do other things with exchanges than without. */
  static final String WRONG = "wrong: ";

  /** How the last line of a folder begins. */
  static final String DONE = "done: ";

  private static final Budget BUDGET = new Budget(Duration.ofSeconds(2), 1_000);

  private final Program program;
  private final String carrier;

  private Collapsing(Program program, String carrier) {
    this.program = program;
    this.carrier = carrier;
  }

  public static void main(String[] arguments) throws Exception {
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
    for (String folder : Arrays.asList(arguments).subList(3, arguments.length)) {
      for (Program program : Programs.in(Path.of(arguments[2]), folder, loader)) {
        if (program.isForThisJdk()) {
          System.out.println(new Collapsing(program, arguments[0]).compare());
        }
      }
      System.out.println(DONE + folder);
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private String compare() {
    Settings settings = program.settings(carrier).with(RacePolicy.EXPLORE);
    Set<String> expected = new TreeSet<>();
    Exploration all = explore(settings, () -> Pruning.NONE, expected);
    if (isLimited(all)) {
      return program.name() + ": " + all.verdict().reasons();
    }
    Set<String> found = new TreeSet<>();
    Exploration fewer = explore(settings.withLocalStates(), CollapsingSymmetry::new, found);
    return isLimited(fewer) || expected.equals(found)
        ? program.name() + ": " + cost(fewer) + " instead of " + cost(all)
        : WRONG + program.name() + " should have " + expected + ", has " + found;
  }

  private static boolean isLimited(Exploration exploration) {
    return !exploration.verdict().reasons().isEmpty();
  }

  private static String cost(Exploration exploration) {
    return exploration.tally().executions() + " in " + exploration.time().toMillis() + " ms";
  }

  private Exploration explore(Settings settings, Supplier<Pruning> pruning, Set<String> outcomes) {
    Exploration exploration =
        new JvmExplorer(
                program::run,
                BUDGET,
                program.onFailure(),
                (trace, tally) -> outcomes.add(trace.ending() + " " + program.outcome()))
            .explore(settings, () -> new FlanaganGodefroid(pruning.get(), Tail.Fixed.LOWEST))
            .exploration();
    outcomes.removeIf(outcome -> outcome.startsWith("ASLEEP"));
    for (Finding finding : exploration.findings()) {
      if (finding.failure().type() != Failure.Type.RACE) {
        outcomes.add(finding.failure().type().label());
      }
    }
    return exploration;
  }
}
