package dev.jacquard.worker;

import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.runtime.setting.Settings;

/** How long threads of a JVM program that began alike are taken to be interchangeable. */
public enum ThreadSymmetry {
  /** Not at all: every thread is unlike all others. */
  NONE,
  /** As long as they observe the same values. */
  VALUES,
  /** As long as they read the same writes, and modify nothing that is shared. */
  READS_FROM,
  /** Whenever they are in the same local state, even if they did not begin alike. */
  LOCAL_STATES,
  /** Up to renamings of threads and objects that the program declares, and that are checked. */
  DECLARED,
  /** Up to renamings of threads and objects that are guessed from one execution and checked. */
  GUESSED;

  /** What is used unless somebody asks for something else. */
  public static final ThreadSymmetry USUAL = VALUES;

  /** What an option asks for. */
  public static ThreadSymmetry of(SymmetryReduction reduction) {
    return switch (reduction) {
      case NONE -> NONE;
      case RF -> READS_FROM;
      case VAL -> VALUES;
      case CSYM -> LOCAL_STATES;
      case DECLARED -> DECLARED;
      case GUESSED -> GUESSED;
    };
  }

  /** The settings of a program that is explored like this. */
  public Settings in(Settings settings) {
    return switch (this) {
      case NONE -> settings.withoutSymmetry();
      case VALUES -> settings.withSymmetry(Symmetry.Flavour.VALUES);
      case READS_FROM -> settings.withSymmetry(Symmetry.Flavour.READS_FROM);
      case DECLARED, GUESSED -> settings.withoutSymmetry().withWholeHistories();
      case LOCAL_STATES -> settings.withoutSymmetry().withLocalStates();
    };
  }
}
