package dev.jacquard.kernel.option;

import java.util.Locale;

/** How much time passes between clock readings that decide, the values of {@code time}. */
public enum CourseOfTime {
  /** Next to none. */
  ONE,
  /** Next to none or a lot, by choice. */
  EXPLORE;

  /** The word for it in options. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
