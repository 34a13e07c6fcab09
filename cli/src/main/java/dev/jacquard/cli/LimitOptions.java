package dev.jacquard.cli;

import dev.jacquard.kernel.Budget;
import dev.jacquard.litmus.LitmusOptions;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how much a search, and one execution, may cost. */
final class LimitOptions {
  /** The longest schedule that a replay string can hold. */
  private static final int MOST_STEPS = 10_000_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "stop each file after this time, such as 500ms, 60s, 2m or 1h")
  private Optional<Duration> time;

  @Option(
      names = "--executions",
      paramLabel = "N",
      description = "stop each file after N executions")
  private Optional<OptionValues.Count> executions;

  @Option(
      names = "--steps",
      paramLabel = "N",
      description = "cut an execution after N steps (default 10000)")
  private Optional<OptionValues.Count> steps;

  Budget budget() {
    return new Budget(
        time.orElse(Budget.UNLIMITED.time()),
        executions.map(OptionValues.Count::value).orElse(Budget.UNLIMITED.executions()));
  }

  /** The most steps of one execution. */
  int stepLimit() {
    long limit =
        steps.map(OptionValues.Count::value).orElse((long) LitmusOptions.DEFAULT.stepLimit());
    if (limit > MOST_STEPS) {
      throw new ParameterException(
          spec.commandLine(), "--steps is at most " + MOST_STEPS + ": no replay string is longer");
    }
    return (int) limit;
  }
}
