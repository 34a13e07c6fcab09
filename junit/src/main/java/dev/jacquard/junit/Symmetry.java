package dev.jacquard.junit;

/** Whether threads that do the same are exchanged for each other, to explore less. */
public enum Symmetry {
  /** As far as Jacquard can tell that threads do the same. At present it can't for Java threads. */
  AUTO,
  /** Every thread is unlike all others. */
  NONE
}
