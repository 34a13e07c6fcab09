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
          "explore exchanges of equal threads once: val (default), rf, csym, guessed or" + " none")
  private Optional<SymmetryReduction> symmetry;

  /** What the user asked for, if anything; complains if plain accesses are not as it needs them. */
  Optional<SymmetryReduction> value(Races races) {
    rejectDeclared();
    if (asksFor(SymmetryReduction.CSYM) && races != Races.EXPLORE) {
      throw new ParameterException(
          spec.commandLine(),
          "--symmetry csym goes with --races explore only: it compares what threads will do step by"
              + " step, and plain accesses have to be steps for that");
    }
    return symmetry;
  }

  /** The same where threads have to be alike from the beginning. */
  Optional<SymmetryReduction> valueOfClasses() {
    rejectDeclared();
    if (asksFor(SymmetryReduction.CSYM) || asksFor(SymmetryReduction.GUESSED)) {
      throw new ParameterException(
          spec.commandLine(),
          "--symmetry "
              + symmetry.get().label()
              + " has no classes of threads; it is val or rf here");
    }
    return symmetry;
  }

  private void rejectDeclared() {
    if (asksFor(SymmetryReduction.DECLARED)) {
      throw new ParameterException(
          spec.commandLine(), "--symmetry declared is for litmus programs, which can declare them");
    }
  }

  private boolean asksFor(SymmetryReduction reduction) {
    return symmetry.isPresent() && symmetry.get() == reduction;
  }
}
