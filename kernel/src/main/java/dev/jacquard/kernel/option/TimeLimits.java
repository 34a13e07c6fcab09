package dev.jacquard.kernel.option;

import java.util.Locale;

/** When the time limits of waits pass, the values of the option {@code time-limits}. */
public enum TimeLimits {
  /** Each of them at any moment. */
  ANY,
  /** The long ones only when no thread can move otherwise. */
  LONG,
  /** All of them only when no thread can move otherwise. */
  LAST;

  /** The word for it in options. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
