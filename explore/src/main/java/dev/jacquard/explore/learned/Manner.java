package dev.jacquard.explore.learned;

/** What becomes of a thread of a model that observes what no run has shown. */
enum Manner {
  /** The run is given up, for the program to be asked. */
  ASKING,
  /** The thread stays where it is. */
  STAYING
}
