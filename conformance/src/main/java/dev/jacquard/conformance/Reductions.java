package dev.jacquard.conformance;

import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.SleepSets;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.worker.ProgramLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * Explores the programs of some folders without any reduction, and with each; runs in a worker JVM.
 * Prints what is wrong, and how many executions there were without any.
 *
 * <p>Arguments: carrier, class path, root of the folders, names of the folders.
 */
public final class Reductions {
  /** How lines about programs begin that do other things with a reduction than without. */
  static final String WRONG = "wrong: ";

  /** How lines about programs end that have too many executions without a reduction. */
  static final String TOO_LARGE = ": too large";

  /** How the last line of a folder begins. */
  static final String DONE = "done: ";

  private static final Budget BUDGET = new Budget(Duration.ofSeconds(60), 2_000);

  private static final Map<String, Supplier<Strategy>> REDUCTIONS =
      new TreeMap<>(
          Map.of(
              "optimal", OptimalDpor::new,
              "source", SourceDpor::new,
              "sleep", SleepSets::new,
              "fg", FlanaganGodefroid::new));

  private final Program program;
  private final String carrier;

  private Reductions(Program program, String carrier) {
    this.program = program;
    this.carrier = carrier;
  }

  public static void main(String[] arguments) throws Exception {
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
    for (String folder : Arrays.asList(arguments).subList(3, arguments.length)) {
      for (Program program : Programs.in(Path.of(arguments[2]), folder, loader)) {
        if (program.isForThisJdk()) {
          new Reductions(program, arguments[0]).compare().forEach(System.out::println);
        }
      }
      System.out.println(DONE + folder);
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private List<String> compare() {
    Set<String> expected = new TreeSet<>();
    Exploration all = explore(Exhaustive::new, expected);
    List<String> lines = new ArrayList<>();
    if (!all.limits().isEmpty()) {
      lines.add(program.name() + TOO_LARGE);
      return lines;
    }
    lines.add(program.name() + ": " + all.tally().executions());
    REDUCTIONS.forEach(
        (name, strategy) -> {
          Set<String> found = new TreeSet<>();
          explore(strategy, found);
          if (!found.equals(expected)) {
            lines.add(
                WRONG + program.name() + " has " + expected + ", but with " + name + " " + found);
          }
        });
    return lines;
  }

  private Exploration explore(Supplier<Strategy> strategy, Set<String> outcomes) {
    Exploration exploration =
        new JvmExplorer(
                program::run,
                BUDGET,
                program.onFailure(),
                (trace, tally) -> outcomes.add(trace.ending() + " " + program.outcome()))
            .explore(program.settings(carrier), strategy)
            .exploration();
    outcomes.removeIf(outcome -> outcome.startsWith("ASLEEP"));
    Set<String> failures = new TreeSet<>();
    for (Finding finding : exploration.findings()) {
      failures.add(finding.failure().type().label());
    }
    if (failures.contains(Failure.Type.RACE.label())) {
      outcomes.clear(); // plain accesses are no steps, so that chance decides what they see
    }
    outcomes.addAll(failures);
    return exploration;
  }
}
