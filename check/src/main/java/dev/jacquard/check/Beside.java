package dev.jacquard.check;

/** What goes beside a search that is no small one. */
public enum Beside {
  /** Other searches where it will not come to its end in time, and one of what is learned. */
  ALL,
  /** Other searches where it will not come to its end in time. */
  OTHERS,
  /** A search of what is learned of the program. */
  LEARNING,
  NOTHING;

  /** What is left without some of it. */
  public static Beside of(boolean others, boolean learning) {
    return others ? (learning ? ALL : OTHERS) : learning ? LEARNING : NOTHING;
  }

  /** Whether other searches are tried. */
  public boolean hasOthers() {
    return this == ALL || this == OTHERS;
  }

  /** Whether what threads do is learned. */
  public boolean learns() {
    return this == ALL || this == LEARNING;
  }
}
