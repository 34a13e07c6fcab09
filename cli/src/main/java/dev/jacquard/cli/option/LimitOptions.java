package dev.jacquard.cli.option;

import dev.jacquard.kernel.Budget;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that say how much a search may cost. */
public final class LimitOptions {
  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "stop after this time, such as 500ms, 60s, 2m or 1h")
  private Optional<Duration> time;

  @Option(names = "--executions", paramLabel = "N", description = "stop after N executions")
  private Optional<OptionValues.Count> executions;

  public Budget budget() {
    return new Budget(
        time.orElse(Budget.UNLIMITED.time()),
        executions.map(OptionValues.Count::value).orElse(Budget.UNLIMITED.executions()));
  }
}
