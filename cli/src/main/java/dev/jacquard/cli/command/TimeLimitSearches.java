package dev.jacquard.cli.command;

import dev.jacquard.check.Options;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.option.Expiry;
import dev.jacquard.kernel.option.TimeLimits;
import dev.jacquard.report.Assumption;
import dev.jacquard.report.Result;
import dev.jacquard.report.text.Pages;
import dev.jacquard.report.text.TextReport;
import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * The search of a program, and on request a second one: if the first is complete and rests on time
 * limits that pass last, all of them pass at any moment in the second. So what fails then needs one
 * that passes early. The second one includes the first; its end is that of the command.
 */
final class TimeLimitSearches {
  private static final Duration SHORTEST = Duration.ofSeconds(1);

  private final Options options;
  private final boolean thenAny;
  private final Function<Options, ProgramCheck> checks;
  private final OutputOptions output;
  private boolean restsOnTime;

  TimeLimitSearches(
      Options options,
      boolean thenAny,
      Function<Options, ProgramCheck> checks,
      OutputOptions output) {
    this.options = options;
    this.thenAny = thenAny;
    this.checks = checks;
    this.output = output;
  }

  /** Checks the program, prints what there is to say of it, and hands it on as well. */
  ExitCode tell(
      String target, List<String> arguments, Pages pages, BiConsumer<Result, TextReport> results) {
    long start = System.nanoTime();
    ExitCode exit =
        checks
            .apply(options)
            .tell(
                target,
                arguments,
                pages,
                (result, text) -> {
                  restsOnTime = restsOnTime(result);
                  results.accept(result, text);
                });
    if (!thenAny || !restsOnTime) {
      return exit;
    }
    output.remark(
        target
            + ": once more, with time limits that pass at any moment;"
            + " what fails now needs one that passes early");
    Duration left = options.budget().time().minusNanos(System.nanoTime() - start);
    Options any =
        options
            .with(new Expiry(TimeLimits.ANY, options.expiry().longFrom()))
            .with(
                new Budget(
                    left.compareTo(SHORTEST) < 0 ? SHORTEST : left, options.budget().executions()));
    return checks.apply(any).tell(target, arguments, pages, results);
  }

  private static boolean restsOnTime(Result result) {
    return result.exploration().verdict().status() == Verdict.Status.COMPLETE
        && result.assumptions().stream().anyMatch(Assumption::isOfTimeLimits);
  }
}
