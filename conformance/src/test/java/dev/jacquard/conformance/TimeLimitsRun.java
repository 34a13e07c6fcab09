package dev.jacquard.conformance;

import dev.jacquard.check.jvm.JvmExplorer;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.option.CarrierChoice;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.runtime.setting.Settings;
import dev.jacquard.worker.ProgramLoader;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * Asks waits about their time limits, and prints for each question all answers that there are. Runs
 * in a worker JVM. Arguments: carrier, class path, class of the questions, and a wait and a
 * question each.
 */
public final class TimeLimitsRun {
  private static final Budget BUDGET = Budget.of(Duration.ofSeconds(30));

  private TimeLimitsRun() {}

  public static void main(String[] arguments) throws Exception {
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[1]));
    Thread.currentThread().setContextClassLoader(loader);
    Settings settings =
        Settings.DEFAULT
            .with(CarrierChoice.valueOf(arguments[0].toUpperCase(Locale.ROOT)))
            .with(Expiry.USUAL);
    MethodHandle ask =
        MethodHandles.lookup()
            .findStatic(
                Class.forName(arguments[2], true, loader),
                "ask",
                MethodType.methodType(String.class, String.class, String.class));
    for (String asked : Arrays.asList(arguments).subList(3, arguments.length)) {
      String[] words = asked.split(" ");
      System.out.println(asked + ": " + answers(ask, words[0], words[1], settings));
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private static Set<String> answers(
      MethodHandle ask, String wait, String question, Settings settings) {
    Set<String> answers = new TreeSet<>();
    Runnable body =
        () -> {
          try {
            answers.add((String) ask.invokeExact(wait, question));
          } catch (RuntimeException | Error e) {
            throw e;
          } catch (Throwable e) {
            throw new AssertionError(e);
          }
        };
    JvmExplorer.Result result =
        new JvmExplorer(body, BUDGET, Explorer.OnFailure.CONTINUE, (trace, tally) -> {})
            .explore(settings, OptimalDpor::new);
    for (Finding finding : result.exploration().findings()) {
      answers.add(finding.failure().type().label());
    }
    result.exploration().limits().stream().map(Limit::sentence).forEach(answers::add);
    answers.addAll(result.program().uncontrolled());
    return answers;
  }
}
