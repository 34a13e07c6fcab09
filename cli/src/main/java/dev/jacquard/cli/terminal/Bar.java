package dev.jacquard.cli.terminal;

import java.util.OptionalDouble;

/** The part of something that is done, as a bar of characters that every terminal has. */
public final class Bar {
  private static final int CELLS = 16;

  private Bar() {}

  /** For example <code>[######..........] </code>; nothing if the part is not known. */
  public static String of(OptionalDouble part) {
    if (part.isEmpty()) {
      return "";
    }
    int full = (int) (CELLS * Math.max(0, Math.min(1, part.getAsDouble())));
    return "[" + "#".repeat(full) + ".".repeat(CELLS - full) + "] ";
  }
}
