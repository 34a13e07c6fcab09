package dev.jacquard.runtime.primitive.code;

import dev.jacquard.runtime.jvm.Refusals;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.thread.Unwind;

/** Keeps handlers of the program from catching what is not meant for them. */
@Tells("it ends threads when the run is over")
public final class Unwinding {
  private Unwinding() {}

  /** First thing in each handler that would catch an {@link Unwind}. */
  public static void pass(Throwable caught) {
    if (caught instanceof Unwind unwind) {
      throw unwind;
    }
    if (caught instanceof LinkageError) {
      Refusals.addIfRefused(caught);
    }
  }
}
