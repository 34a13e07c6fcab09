package dev.jacquard.kernel.option;

/** Whether waits return without a reason. */
public enum Spurious {
  NEVER,
  EXPLORE
}
