package dev.jacquard.runtime.primitive.code;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.witness.CallLog;

/**
 * What code of the program calls in the JDK and in libraries. Only classes that were rewritten for
 * the closer look of a report come here; to look is no step and lets no other thread move.
 */
@Tells("the program learns nothing by being looked at")
public final class Calls {
  private static final int NOBODY_LOOKS = -1;

  private Calls() {}

  /**
   * A call follows.
   *
   * @param holder in one of whose fields the object is, or null if nobody knows
   * @param words the name of its object in the source, its class and its method
   * @return by which its end is told
   */
  public static int begin(
      Object object, Object holder, String words, Object[] arguments, int site) {
    if (!Control.on()) {
      return NOBODY_LOOKS;
    }
    Execution execution = Control.execution();
    Thread thread = Control.stepAside();
    try {
      return execution.recorder().isAtWork()
          ? log(execution).begin(object, holder, words, arguments, site)
          : NOBODY_LOOKS;
    } finally {
      Control.stepBack(thread);
    }
  }

  /** A call that returns nothing has come to its end. */
  public static void end(int token) {
    end(CallLog.NOTHING, token);
  }

  /** A call has returned something. */
  public static void end(Object result, int token) {
    if (token == NOBODY_LOOKS || !Control.on()) {
      return;
    }
    Execution execution = Control.execution();
    Thread thread = Control.stepAside();
    try {
      log(execution).end(result, token);
    } finally {
      Control.stepBack(thread);
    }
  }

  /** A handler of the program has something thrown. */
  public static void caught(Object thrown) {
    if (!Control.on()) {
      return;
    }
    Execution execution = Control.execution();
    Thread thread = Control.stepAside();
    try {
      if (execution.recorder().isAtWork()) {
        log(execution).caught((Throwable) thrown);
      }
    } finally {
      Control.stepBack(thread);
    }
  }

  private static CallLog log(Execution execution) {
    return execution.recorder().calls();
  }
}
