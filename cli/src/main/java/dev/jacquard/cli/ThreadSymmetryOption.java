package dev.jacquard.cli;

import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that says what is made of threads of a JVM program that are alike. */
final class ThreadSymmetryOption {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--symmetry",
      paramLabel = "NAME",
      description =
          "explore exchanges of equal threads once: val, rf or none (default: see the manual)")
  private Optional<SymmetryReduction> symmetry;

  /** What the user asked for, if anything. */
  Optional<SymmetryReduction> value() {
    if (symmetry.isPresent() && symmetry.get() == SymmetryReduction.CSYM) {
      throw new ParameterException(
          spec.commandLine(), "--symmetry csym is for litmus programs; here it is val, rf or none");
    }
    return symmetry;
  }
}
