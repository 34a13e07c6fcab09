package dev.jacquard.cli;

import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.worker.ThreadSymmetry;
import java.util.Locale;
import java.util.stream.Stream;

/** The values of {@code --symmetry}: how exchanges of interchangeable threads are avoided. */
public enum SymmetryReduction {
  NONE,
  RF,
  VAL,
  CSYM,
  DECLARED,
  GUESSED;

  /** What JVM programs are explored with unless the user says otherwise. */
  static final SymmetryReduction USUAL =
      Stream.of(NONE, RF, VAL)
          .filter(reduction -> reduction.ofThreads() == ThreadSymmetry.USUAL)
          .findFirst()
          .orElseThrow();

  /** The same for the threads of a JVM program. */
  public ThreadSymmetry ofThreads() {
    return switch (this) {
      case NONE -> ThreadSymmetry.NONE;
      case RF -> ThreadSymmetry.READS_FROM;
      case VAL -> ThreadSymmetry.VALUES;
      case CSYM -> ThreadSymmetry.LOCAL_STATES;
      case DECLARED -> ThreadSymmetry.DECLARED;
      case GUESSED -> ThreadSymmetry.GUESSED;
    };
  }

  /** How a litmus program has to be run for this. */
  LitmusOptions options() {
    return switch (this) {
      case NONE, DECLARED, GUESSED -> LitmusOptions.DEFAULT;
      case RF -> LitmusOptions.DEFAULT.under(Symmetry.Flavour.READS_FROM);
      case VAL -> LitmusOptions.DEFAULT.under(Symmetry.Flavour.VALUES);
      case CSYM -> LitmusOptions.DEFAULT.withLocalStates();
    };
  }

  /** The word on the command line. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
