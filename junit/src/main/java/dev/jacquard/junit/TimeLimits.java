package dev.jacquard.junit;

/** When the time limits of waits pass. */
public enum TimeLimits {
  /** Each of them at any moment. */
  ANY,
  /** Short ones and sleeps at any moment; long ones only when no thread can move otherwise. */
  LONG,
  /** All of them only when no thread can move otherwise; sleeps at any moment. */
  LAST
}
