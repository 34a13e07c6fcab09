package dev.jacquard.runtime.primitive.code;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Initialisation;
import dev.jacquard.runtime.execution.Initialisations;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;

/**
 * Class initialisers, which run again in every run, the first time that a thread needs the class.
 *
 * <p>They are ordinary code to the VM: its own initialiser of such a class does nothing on a thread
 * under control, which could not be suspended in it.
 */
@Tells("who finds a class initialised by another thread hides where it does")
public final class Initialisers {
  /** The method of a class that runs its initialiser, if this run has not done so yet. */
  public static final String GUARD = "$jacquard$initialise";

  /** The present run; a class is initialised in this run if its own number is this one. */
  public static int run;

  /** The number of a class that was never initialised, not even before the first run. */
  public static final int NEVER = -2;

  /** The number of a class that not all threads know to be initialised. */
  private static final int ASK = -1;

  private static final ClassValue<Initialisation> STATES =
      new ClassValue<>() {
        @Override
        protected Initialisation computeValue(Class<?> type) {
          return new Initialisation(type);
        }
      };

  private static Thread conductor;

  private Initialisers() {}

  /** The next run begins, and the caller leads it. */
  public static void beginRun() {
    conductor = Thread.currentThread();
    run++;
  }

  /**
   * A class is needed that is not known to be initialised in this run.
   *
   * @param last the run in which it was last initialised
   * @param site where it is needed
   * @return whether the caller has to run the initialiser
   */
  public static boolean begin(Class<?> type, int last, int site) {
    if (!Control.onControlledThread()) {
      return beginFree(type, last);
    }
    return Control.isSuspended()
        ? beginUnseen(Control.execution(), type)
        : begin(Control.execution(), type, site);
  }

  @Enters
  private static boolean begin(Execution execution, Class<?> type, int site) {
    if (execution.localStates().areKept()
        && execution.locks().initialisations().isShared(state(type))) {
      execution.localStates().tellApart(execution.current().number());
    }
    return execution.locks().initialisations().begin(state(type), site);
  }

  @Enters
  private static boolean beginUnseen(Execution execution, Class<?> type) {
    return execution.locks().initialisations().beginUnseen(state(type));
  }

  /**
   * A thread that runs free, perhaps since an earlier run, must not initialise a class in place of
   * the threads under control.
   */
  private static boolean beginFree(Class<?> type, int last) {
    if (last != NEVER && Thread.currentThread() != conductor) {
      return false;
    }
    Initialisation state = state(type);
    state.check();
    if (state.isDue()) {
      state.begin(Thread.currentThread(), false);
      return true;
    }
    return false;
  }

  private static Initialisation state(Class<?> type) {
    return STATES.get(type).in(run);
  }

  /** The initialiser has come to its end; the answer is the number that the class has now. */
  public static int end(Class<?> type, int site) {
    if (!Control.onControlledThread()) {
      state(type).complete();
      return run;
    }
    return end(Control.execution(), type, site) ? run : ASK;
  }

  @Enters
  private static boolean end(Execution execution, Class<?> type, int site) {
    return execution.locks().initialisations().end(state(type), site);
  }

  /** The initialiser has thrown something; the answer is what is to be thrown instead. */
  public static Throwable fail(Throwable thrown, Class<?> type, int site) {
    if (!Control.onControlledThread()) {
      Throwable error = Initialisations.error(thrown);
      state(type).fail(error, Thread.currentThread().getName());
      return error;
    }
    return fail(Control.execution(), thrown, type, site);
  }

  @Enters
  private static Throwable fail(Execution execution, Throwable thrown, Class<?> type, int site) {
    return execution.locks().initialisations().fail(state(type), thrown, site);
  }

  /**
   * Whether the VM, which initialises a class, has to run the initialiser: on threads that are not
   * under control its lock is all there is.
   */
  public static boolean isFree() {
    return !Control.onControlledThread();
  }

  /** An initialiser has failed that the VM had run: it is not to know, since it never forgets. */
  public static void hide(Class<?> type) {
    state(type).keepUntold();
  }

  /** What the current thread is about to see depends on which thread it is. */
  public static void personal() {
    if (Control.on()) {
      personal(Control.execution());
    }
  }

  @Enters
  private static void personal(Execution execution) {
    execution.locks().initialisations().personal();
  }
}
