package dev.jacquard.runtime.primitive.code;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;

/**
 * Class initialisers, which run again in every run. Inside one no hook is active and no switch
 * happens: the VM may be below it on the stack, where a thread can't be suspended.
 */
public final class Initialisers {
  /** The method of a class that runs its initialiser, if this run has not done so yet. */
  public static final String GUARD = "$jacquard$initialise";

  /** The present run; a class is initialised in this run if its own number is this one. */
  public static int run;

  private static final int NEVER = 0;
  private static Thread conductor;

  private Initialisers() {}

  /**
   * Whether the caller has to initialise a class that was last initialised in the given run, which
   * is not the present one. A thread that runs free, perhaps since an earlier run, must not do it
   * in place of the threads under control.
   */
  public static boolean isDue(int last) {
    return last == NEVER || Control.onControlledThread() || Thread.currentThread() == conductor;
  }

  /** The next run begins, and the caller leads it. */
  public static void beginRun() {
    conductor = Thread.currentThread();
    run++;
  }

  /** The initialiser of a class begins. */
  public static void begin(Class<?> type) {
    if (Control.onControlledThread()) {
      Control.suspend();
      Execution execution = Control.execution();
      execution.places().beginInitialiser(type);
    }
  }

  /** It has ended, normally or not. */
  public static void end() {
    if (Control.onControlledThread()) {
      Control.execution().places().endInitialiser();
      Control.resume();
    }
  }
}
