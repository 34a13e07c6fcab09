package dev.jacquard.runtime.primitive;

/** The end of the whole JVM, by way of {@link Runtime}. */
@Replaces(Runtime.class)
public final class RuntimeExits {
  private RuntimeExits() {}

  public static void exit(Runtime runtime, int status) {
    Exits.refuse("Runtime.exit", status);
    runtime.exit(status);
  }

  public static void halt(Runtime runtime, int status) {
    Exits.refuse("Runtime.halt", status);
    runtime.halt(status);
  }
}
