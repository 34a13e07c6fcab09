package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.hook.Tells;

/** The end of the whole JVM, which the program under test must not bring about. */
@Tells("it ends the run")
@Replaces(System.class)
public final class Exits {
  private Exits() {}

  public static void exit(int status) {
    refuse("System.exit", status);
    System.exit(status);
  }

  /** Ends the calling thread with a failure if it is controlled. */
  static void refuse(String how, int status) {
    if (Control.onControlledThread()) {
      throw new ProgramExit(how, status);
    }
  }

  /** The program wanted to end the JVM; the thread that did so fails with this. */
  static final class ProgramExit extends Error {
    ProgramExit(String how, int status) {
      super("the program calls " + how + "(" + status + ")");
    }

    @Override
    public String toString() {
      return getMessage();
    }
  }
}
