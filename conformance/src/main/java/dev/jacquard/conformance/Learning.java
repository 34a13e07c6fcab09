package dev.jacquard.conformance;

import dev.jacquard.explore.learned.Agreement;
import dev.jacquard.explore.learned.ContradictionException;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.learned.UntoldException;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.watch.Alarm;
import dev.jacquard.worker.watch.Watchdog;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Compares what is learned of the programs of some folders with the programs themselves: both
 * answer every plan of a search, and have to give the same trace. Runs in a worker JVM, and prints
 * a line for each program.
 *
 * <p>Arguments: carrier, class path, root of the folders, names of the folders.
 */
public final class Learning {
  private static final long MOST_PLANS = 3_000;
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private Learning() {}

  public static void main(String[] arguments) throws Exception {
    new Watchdog(PATIENCE, Learning::giveUp).start();
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
    Path root = Path.of(arguments[2]);
    for (String folder : Arrays.asList(arguments).subList(3, arguments.length)) {
      for (Program program : Programs.in(root, folder, loader)) {
        if (program.isForThisJdk() && !program.isLarge()) {
          System.out.println(program.name() + ": " + compared(program, arguments[0]));
        }
      }
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private static void giveUp(Alarm alarm) {
    System.out.println(System.lineSeparator() + "wrong: " + alarm.why());
    Runtime.getRuntime().halt(1);
  }

  private static String compared(Program program, String carrier) {
    Settings settings = program.settings(carrier).withHistories();
    while (true) {
      JvmProgram real = new JvmProgram(program::run, settings);
      try {
        return compared(real, settings);
      } catch (Restart restart) {
        settings = restart.in(settings);
      } catch (UntoldException untold) {
        return "untold: " + untold.what();
      } catch (RuntimeException | Error e) {
        return "broke off: " + e;
      }
    }
  }

  private static String compared(JvmProgram real, Settings settings) {
    LearningProgram learned = LearningProgram.ofThreadsBornInRuns(real, settings.stepLimit());
    OptimalDpor strategy = new OptimalDpor();
    long plans = 0;
    long gained = 0;
    try {
      for (; plans < MOST_PLANS; plans++) {
        Optional<Plan> plan = strategy.next();
        if (plan.isEmpty()) {
          return plans
              + " executions, "
              + learned.runs()
              + " runs, "
              + learned.observations()
              + " observations";
        }
        Trace foretold = learned.run(plan.get()).copy();
        Trace truth = real.run(plan.get()).copy();
        OptionalInt step = Agreement.firstDifference(foretold, truth);
        if (step.isPresent() && isFleeting(real, plan.get(), truth)) {
          return "fleeting: some object has another name in each run";
        }
        if (step.isPresent()) {
          return "wrong: in execution "
              + plans
              + " at step "
              + step.getAsInt()
              + " of "
              + truth.length()
              + " "
              + describe(real, foretold, step.getAsInt())
              + " / "
              + describe(real, truth, step.getAsInt());
        }
        strategy.learn(foretold);
      }
    } catch (ContradictionException e) {
      return "contradiction after " + plans + " executions: " + e.getMessage();
    }
    return plans + " executions and more, " + learned.runs() + " runs";
  }

  /** Whether another run of the same plan differs as well, so that nothing can be foretold. */
  private static boolean isFleeting(JvmProgram real, Plan plan, Trace truth) {
    return Agreement.firstDifference(truth, real.run(plan)).isPresent();
  }

  private static String describe(JvmProgram program, Trace trace, int row) {
    if (row >= trace.length()) {
      return "end " + trace.ending() + trace.failures();
    }
    return "t"
        + trace.thread(row)
        + " "
        + trace.kind(row)
        + " "
        + trace.location(row)
        + " arg "
        + trace.argument(row)
        + " "
        + trace.before(row)
        + "->"
        + trace.after(row)
        + "="
        + trace.result(row)
        + " "
        + program.legend().location(trace.location(row));
  }
}
