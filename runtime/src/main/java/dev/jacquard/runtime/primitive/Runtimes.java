package dev.jacquard.runtime.primitive;

import dev.jacquard.runtime.control.Control;

/** The end of the whole JVM and its size, by way of {@link Runtime}. */
@Replaces(Runtime.class)
public final class Runtimes {
  /** How many processors a program sees, on every machine. */
  private static final int PROCESSORS = 4;

  private Runtimes() {}

  public static int availableProcessors(Runtime runtime) {
    return Control.onControlledThread() ? PROCESSORS : runtime.availableProcessors();
  }

  public static void exit(Runtime runtime, int status) {
    Exits.refuse("Runtime.exit", status);
    runtime.exit(status);
  }

  public static void halt(Runtime runtime, int status) {
    Exits.refuse("Runtime.halt", status);
    runtime.halt(status);
  }
}
