package dev.jacquard.cli;

import picocli.CommandLine.Option;

/** The option that says which of the executions that fail in the same way is shown. */
final class ShrinkOption {
  @Option(
      names = "--no-shrink",
      description =
          "show failing executions as they were found, not those that are easiest to read")
  private boolean asFound;

  Check.Shown value() {
    return asFound ? Check.Shown.AS_FOUND : Check.Shown.SHRUNK;
  }
}
