package dev.jacquard.conformance.jdk.census;

import dev.jacquard.check.Interruption;
import dev.jacquard.check.Options;
import dev.jacquard.check.Shown;
import dev.jacquard.check.jvm.JvmCheck;
import dev.jacquard.check.jvm.Target;
import dev.jacquard.check.output.ProgramStreams;
import dev.jacquard.check.run.SearchProgress;
import dev.jacquard.explore.option.Spelling;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.report.Result;
import dev.jacquard.worker.ProgramLoader;
import dev.jacquard.worker.watch.Alarm;
import dev.jacquard.worker.watch.Watchdog;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Checks programs one after the other; runs in a worker JVM. Prints a line for each program: its
 * name, what came out, after how many executions, and why, with tabulators between them.
 *
 * <p>Arguments: class path, names of the programs.
 */
public final class CensusRun {
  static final String HANGS = "hangs";
  static final String THROWS = "breaks off";

  private static final Options OPTIONS =
      Options.DEFAULT.with(new Budget(Duration.ofSeconds(5), 500)).with(Shown.AS_FOUND);

  private static final PrintStream OUT = System.out;
  private static volatile String present = "";

  private CensusRun() {}

  public static void main(String[] arguments) {
    new Watchdog(Duration.ofSeconds(10), CensusRun::giveUp).start();
    ProgramLoader loader = new ProgramLoader(ProgramLoader.parse(arguments[0]));
    Thread.currentThread().setContextClassLoader(loader); // the programs' threads inherit it
    try (ProgramStreams streams = ProgramStreams.install()) {
      for (String name : Arrays.asList(arguments).subList(1, arguments.length)) {
        present = name;
        tell(name, outcome(name, loader, streams));
      }
    }
    System.exit(0); // pooled threads would keep the JVM alive
  }

  private static void tell(String name, String outcome) {
    OUT.println(name + "\t" + outcome.replaceAll("\\R", " "));
  }

  private static String outcome(String name, ClassLoader loader, ProgramStreams streams) {
    try {
      Runnable body = Target.find(loader, name, List.of());
      JvmCheck check =
          new JvmCheck(name, body, OPTIONS, Spelling.COMMAND_LINE, streams, new Interruption());
      return outcome(check.run(new SearchProgress(OPTIONS.budget(), System::nanoTime)));
    } catch (Target.Missing | RuntimeException | Error e) {
      return THROWS + "\t0\t" + e;
    }
  }

  private static String outcome(Result result) {
    Verdict verdict = result.exploration().verdict();
    String failures =
        result.exploration().findings().stream()
            .map(finding -> finding.failure().type().label())
            .distinct()
            .sorted()
            .collect(Collectors.joining(", "));
    String word =
        verdict.status() == Verdict.Status.FAILURE && !failures.isEmpty()
            ? failures
            : verdict.status().label();
    String messages =
        result.exploration().findings().stream()
            .map(finding -> finding.failure().message())
            .distinct()
            .collect(Collectors.joining("; "));
    String why = String.join(" ", messages, verdict.why()).strip();
    return word + "\t" + result.exploration().tally().executions() + "\t" + why;
  }

  /** A run that does not go on can't be stopped; who started this JVM begins another one. */
  private static void giveUp(Alarm alarm) {
    tell(present, HANGS + "\t0\t" + alarm.why());
    OUT.flush();
    Runtime.getRuntime().halt(1);
  }
}
