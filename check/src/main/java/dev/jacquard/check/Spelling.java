package dev.jacquard.check;

import java.util.Locale;

/** How a front end calls its options, so that a sentence can name what the user would change. */
public enum Spelling {
  COMMAND_LINE,
  ANNOTATION;

  /** The name of an option, for example {@code --steps}. */
  public String option(String name) {
    return this == COMMAND_LINE ? "--" + name : name;
  }

  /** An option with a value, for example {@code --symmetry none}. */
  public String option(String name, String value) {
    return this == COMMAND_LINE
        ? "--" + name + " " + value
        : name + " = " + value.toUpperCase(Locale.ROOT);
  }
}
