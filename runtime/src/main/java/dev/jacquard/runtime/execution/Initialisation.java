package dev.jacquard.runtime.execution;

import dev.jacquard.runtime.thread.LogicalThread;

/**
 * How far a class is initialised, in the run that has last looked at it: every run begins anew.
 *
 * <p>Confined to the one thread that runs, but for threads that are not under control.
 */
public final class Initialisation {
  private enum Stage {
    NOT_YET,
    AT_WORK,
    DONE,
    FAILED
  }

  private final Class<?> type;
  private Stage stage = Stage.NOT_YET;
  private int run;
  private Object initialiser;
  private boolean locked;
  private int thread;
  private int over;
  private Throwable failure;
  private String failedIn;
  private boolean untold;

  public Initialisation(Class<?> type) {
    this.type = type;
  }

  Class<?> type() {
    return type;
  }

  /** The same in the present run. */
  public Initialisation in(int presentRun) {
    if (run != presentRun) {
      run = presentRun;
      stage = Stage.NOT_YET;
      failure = null;
      initialiser = null;
    }
    return this;
  }

  public boolean isDue() {
    return stage == Stage.NOT_YET;
  }

  /** Whether its initialiser has run to the end, or has failed. */
  boolean isOver() {
    return stage == Stage.DONE || stage == Stage.FAILED;
  }

  /** Whether somebody is initialising it now. */
  boolean isAtWork() {
    return stage == Stage.AT_WORK;
  }

  /** Whether a thread is initialising it now. */
  boolean isAtWorkIn(Object who) {
    return stage == Stage.AT_WORK && initialiser == who;
  }

  /**
   * Somebody begins to initialise it.
   *
   * @param byLock whether others wait for its end
   */
  public void begin(Object who, boolean byLock) {
    stage = Stage.AT_WORK;
    initialiser = who;
    locked = byLock;
  }

  /** From now on others wait for its end. */
  void lock() {
    locked = true;
  }

  /** Whether to initialise it is a step: others have to wait for it, or come after it. */
  boolean isLocked() {
    return locked;
  }

  /** It is initialised. */
  public void complete() {
    stage = Stage.DONE;
  }

  /** Its initialiser has failed with an error. */
  public void fail(Throwable error, String threadName) {
    stage = Stage.FAILED;
    failure = error;
    failedIn = threadName;
    untold = false;
  }

  /** Whoever comes next is told what it failed with: the VM hides that. */
  public void keepUntold() {
    untold = true;
  }

  /** It was over when a thread took a step. */
  void over(int number, int time) {
    thread = number;
    over = time;
  }

  /** Whether all that its initialiser did happens before what a thread does now. */
  boolean isKnownTo(LogicalThread other) {
    return !locked || other.knows(thread, over);
  }

  /** Throws what the VM throws if the class is used after it has failed. */
  public void check() {
    if (stage != Stage.FAILED) {
      return;
    }
    if (untold && failure instanceof Error error) {
      untold = false;
      throw error;
    }
    NoClassDefFoundError again =
        new NoClassDefFoundError("Could not initialize class " + type.getName());
    Throwable first = failure instanceof ExceptionInInitializerError ? failure.getCause() : failure;
    ExceptionInInitializerError cause =
        new ExceptionInInitializerError("Exception " + first + " [in thread \"" + failedIn + "\"]");
    cause.setStackTrace(first.getStackTrace());
    again.initCause(cause);
    throw again;
  }
}
