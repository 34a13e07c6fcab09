package dev.jacquard.check;

import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.runtime.setting.Settings;
import java.util.Locale;

/** How exchanges of interchangeable threads are avoided. */
public enum SymmetryReduction {
  /** Not at all: every thread is unlike all others. */
  NONE,
  /** Threads are interchangeable as long as they read the same writes, and modify nothing. */
  RF,
  /** Threads are interchangeable as long as they observe the same values. */
  VAL,
  /** Threads are alike whenever they are in the same local state, even if they began unlike. */
  CSYM,
  /** Up to renamings of threads and objects that the program declares, and that are checked. */
  DECLARED,
  /** Up to renamings of threads and objects that are guessed from one execution and checked. */
  GUESSED;

  /** What JVM programs are explored with unless the user says otherwise. */
  public static final SymmetryReduction USUAL = VAL;

  /** The settings of a JVM program that is explored like this. */
  public Settings in(Settings settings) {
    return switch (this) {
      case NONE -> settings.withoutSymmetry();
      case RF -> settings.withSymmetry(Symmetry.Flavour.READS_FROM);
      case VAL -> settings.withSymmetry(Symmetry.Flavour.VALUES);
      case CSYM -> settings.withoutSymmetry().withLocalStates();
      case DECLARED, GUESSED -> settings.withoutSymmetry().withWholeHistories();
    };
  }

  /** The word for it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
