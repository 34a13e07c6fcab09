package dev.jacquard.cli.option;

import dev.jacquard.check.CrossExamined;
import picocli.CommandLine.Option;

/** The option that says whether a search is cross-examined. */
public final class ExaminationOption {
  @Option(
      names = "--no-cross-examination",
      description =
          "do not look for signs that the search missed something; saves up to a seventh of the"
              + " time")
  private boolean trusting;

  public CrossExamined value() {
    return trusting ? CrossExamined.NO : CrossExamined.YES;
  }
}
