package dev.jacquard.runtime.thread;

/**
 * Moments on a thread's own clock at which its long time limits pass, and at which it looked at the
 * clock: the last few of each.
 *
 * <p>A program often computes when it has waited long enough, and then waits for what is left. That
 * is no limit of its own, however short it is.
 */
public final class Deadlines {
  private static final int KEPT = 4;
  private static final int LOOKS = 8;
  private static final long MILLI = 1_000_000;

  private final long[] moments = new long[KEPT];
  private final long[] looks = new long[LOOKS];
  private int next;
  private int nextLook;
  private long spent;
  private long latest;
  private long told;
  private boolean late;

  /** The thread sees what time it is. */
  public void look(long now) {
    looks[nextLook] = now;
    nextLook = (nextLook + 1) % LOOKS;
  }

  /** A wait begins. */
  void begin() {
    late = false;
  }

  /** The time limit of the wait has passed because no thread could move otherwise. */
  public void passLast() {
    late = true;
  }

  /** Whether that has happened to the last wait. */
  public boolean hasPassedLast() {
    return late;
  }

  /** A wait of so many nanoseconds ends then at the latest. */
  public void add(long moment, long nanos) {
    moments[next] = moment;
    next = (next + 1) % KEPT;
    latest = Math.max(latest, spent + Math.min(nanos, Long.MAX_VALUE - spent));
  }

  /** The thread has slept, or a wait that was no more than pending has come to its limit. */
  public void spend(long nanos) {
    spent += Math.min(nanos, Long.MAX_VALUE - spent);
  }

  /** How much of that has not been asked for yet. */
  public long takeSpent() {
    long more = spent - told;
    told = spent;
    return more;
  }

  /**
   * For how long a wait may still be what is left of a longer one: by what the thread itself has
   * waited since, whatever it has learned of the clocks of others.
   */
  public long left() {
    return Math.max(0, latest - spent);
  }

  /** Whether a limit that passes at a moment is what is left of a long one before. */
  public boolean isRest(long moment, long margin) {
    for (long deadline : moments) {
      if (deadline > 0 && Math.abs(deadline - moment) <= margin) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a limit was computed from a long one that began with a look at the clock. Then the
   * thread has just looked again, and since people write limits in whole milliseconds, there are so
   * many from the first look to the end.
   *
   * @param now when it begins
   * @param moment when it passes
   * @param shortest how long a long one is at least
   */
  public boolean isComputed(long now, long moment, long shortest) {
    if (looks[(nextLook + LOOKS - 1) % LOOKS] != now) {
      return false;
    }
    for (long look : looks) {
      if (look > 0 && moment - look >= shortest && (moment - look) % MILLI == 0) {
        return true;
      }
    }
    return false;
  }

  /** How many moments there are to compare. */
  public int count() {
    return KEPT + LOOKS;
  }

  /** One of them, 0 for a deadline that is over. */
  public long at(int index, long now) {
    return index >= KEPT ? looks[index - KEPT] : moments[index] > now ? moments[index] : 0;
  }
}
