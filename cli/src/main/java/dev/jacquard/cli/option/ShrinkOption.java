package dev.jacquard.cli.option;

import dev.jacquard.check.Shown;
import picocli.CommandLine.Option;

/** The option that says which of the executions that fail in the same way is shown. */
public final class ShrinkOption {
  @Option(
      names = "--no-shrink",
      description =
          "show failing executions as they were found, not those that are easiest to read")
  private boolean asFound;

  public Shown value() {
    return asFound ? Shown.AS_FOUND : Shown.SHRUNK;
  }
}
