package dev.jacquard.cli.option;

import dev.jacquard.check.Beside;
import picocli.CommandLine.Option;

/** The options that say what goes beside a search that is no small one. */
public final class PortfolioOption {
  @Option(
      names = "--no-portfolio",
      description = "do not try other searches beside one that will not end in time")
  private boolean alone;

  @Option(
      names = "--no-learning",
      description = "run every execution, also those that follow from what threads did in others")
  private boolean unlearned;

  public Beside value() {
    return Beside.of(!alone, !unlearned);
  }
}
