package dev.jacquard.cli.option;

import dev.jacquard.check.Beside;
import picocli.CommandLine.Option;

/** The option that says whether a search stays alone if it will not end in time. */
public final class PortfolioOption {
  @Option(
      names = "--no-portfolio",
      description = "do not try other searches beside one that will not end in time")
  private boolean alone;

  public Beside value() {
    return alone ? Beside.NOTHING : Beside.OTHERS;
  }
}
