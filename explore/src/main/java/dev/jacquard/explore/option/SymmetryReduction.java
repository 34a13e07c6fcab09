package dev.jacquard.explore.option;

import java.util.Locale;

/** How exchanges of interchangeable threads are avoided, the values of {@code symmetry}. */
public enum SymmetryReduction {
  /** Not at all: every thread is unlike all others. */
  NONE,
  /** Threads are interchangeable as long as they read the same writes, and modify nothing. */
  RF,
  /** Threads are interchangeable as long as they observe the same values. */
  VAL,
  /** Threads are interchangeable whenever they are in the same local state. */
  CSYM,
  /** Up to the renamings of threads and objects that the program declares. */
  DECLARED,
  /** Up to renamings of threads and objects that are guessed from one execution and checked. */
  GUESSED;

  /** What JVM programs are explored with unless the user says otherwise. */
  public static final SymmetryReduction USUAL = VAL;

  /** The word for it in options. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
