package dev.jacquard.kernel.trace;

/**
 * The states of objects that are modelled as a whole, where they tell what is inside: besides what
 * the object can do there is a number that stands for everything in it. Such a state determines
 * what a call gives back and in which state it leaves the object, and the thread gets to know
 * nothing but what the call gives back.
 */
public final class Contents {
  /** So many bits are left to what the object can do now; the sign is too. */
  private static final int BITS = 40;

  private static final long TOLD = 1L << BITS;
  private static final int NUMBERS = Long.SIZE - BITS - 2;

  private Contents() {}

  /**
   * A state that tells what is inside.
   *
   * @param abilities what the object can do; other bits than the lowest and the sign do not count
   * @param content a number for all that is inside; if it is negative or too large, it is not told
   */
  public static long state(long abilities, int content) {
    long able = abilities & (Long.MIN_VALUE | (TOLD - 1));
    return content < 0 || content >>> NUMBERS != 0
        ? able
        : able | TOLD | (long) content << BITS + 1;
  }

  /** Whether a state tells what is inside. */
  public static boolean areTold(long state) {
    return (state & TOLD) != 0;
  }
}
