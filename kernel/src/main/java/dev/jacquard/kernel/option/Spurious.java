package dev.jacquard.kernel.option;

/** Whether waits return, and weak compare-and-set fails, without a reason. */
public enum Spurious {
  NEVER,
  EXPLORE
}
