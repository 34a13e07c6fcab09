package dev.jacquard.runtime.thread;

/**
 * A class initialiser that a thread is in, with those around it.
 *
 * <p>It is <em>quiet</em> as long as it is taken for something that makes no difference to others,
 * whichever thread does it and whenever: then it is no step, and neither is what it does with what
 * it has made itself.
 */
public final class RunningInitialiser {
  private final Class<?> type;
  private final RunningInitialiser outer;
  private final int sections;
  private final boolean quiet;
  private final long effects;
  private final int locks;
  private int made;
  private boolean unseen;

  /**
   * One that a thread begins.
   *
   * @param sections in how many sections without control the thread is
   * @param effects how many effects the thread has had
   */
  RunningInitialiser(
      Class<?> type, LogicalThread thread, int sections, boolean quiet, long effects) {
    this.type = type;
    this.sections = sections;
    this.quiet = quiet;
    this.effects = effects;
    outer = thread.initialiser();
    locks = thread.locks();
  }

  /** The class that is initialised. */
  public Class<?> type() {
    return type;
  }

  /** The one that was interrupted by this one, or null. */
  public RunningInitialiser outer() {
    return outer;
  }

  /** In how many sections without control it runs. */
  public int sections() {
    return sections;
  }

  public boolean isQuiet() {
    return quiet;
  }

  /** How many effects the thread had had when it began. */
  public long effects() {
    return effects;
  }

  /** How many locks the thread held when it began. */
  public int locks() {
    return locks;
  }

  /** Counts the objects that it makes. */
  public int nextMade() {
    return made++;
  }

  /** The operation that the thread has arrived at is not written down. */
  public void leavesOut() {
    unseen = true;
  }

  /** Whether the operation at which the thread is is not written down; asked once for each. */
  public boolean isLeftOut() {
    boolean was = unseen;
    unseen = false;
    return was;
  }
}
