package dev.jacquard.cli.option;

import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.option.RacePolicy;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option that says what is made of threads of a JVM program that are alike. */
public final class ThreadSymmetryOption {
  private static final Set<SymmetryReduction> OF_CLASSES =
      EnumSet.of(SymmetryReduction.NONE, SymmetryReduction.VAL, SymmetryReduction.RF);

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--symmetry",
      paramLabel = "NAME",
      description =
          "explore exchanges of equal threads once: val (default), rf, csym, declared, guessed or"
              + " none")
  private Optional<SymmetryReduction> symmetry;

  /** What the user asked for, if anything; complains if plain accesses are not as it needs them. */
  public Optional<SymmetryReduction> value(RacePolicy races) {
    if (asksFor(SymmetryReduction.CSYM) && races != RacePolicy.EXPLORE) {
      throw new ParameterException(
          spec.commandLine(),
          "--symmetry csym goes with --races explore only: it compares what threads will do step by"
              + " step, and plain accesses have to be steps for that");
    }
    return symmetry;
  }

  /** The same where threads have to be alike from the beginning. */
  public Optional<SymmetryReduction> valueOfClasses() {
    if (symmetry.isPresent() && !OF_CLASSES.contains(symmetry.get())) {
      throw new ParameterException(
          spec.commandLine(),
          "--symmetry "
              + symmetry.get().label()
              + " has no classes of threads; it is val or rf here");
    }
    return symmetry;
  }

  private boolean asksFor(SymmetryReduction reduction) {
    return symmetry.isPresent() && symmetry.get() == reduction;
  }
}
