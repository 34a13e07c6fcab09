package dev.jacquard.cli;

import dev.jacquard.kernel.Symmetry;
import dev.jacquard.litmus.LitmusOptions;
import java.util.Locale;

/** The values of {@code --symmetry}: how exchanges of interchangeable threads are avoided. */
enum SymmetryReduction {
  NONE,
  RF,
  VAL,
  CSYM;

  /** How a program has to be run for this. */
  LitmusOptions options() {
    return switch (this) {
      case NONE -> LitmusOptions.DEFAULT;
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
