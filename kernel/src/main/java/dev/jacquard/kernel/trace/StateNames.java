package dev.jacquard.kernel.trace;

import java.util.Arrays;

/**
 * The names that threads have in the description of a state. States that differ only in which of
 * several interchangeable threads is which have one description: each is taken to it by its own
 * names, and whatever can happen at the one can happen at the other, by other names.
 *
 * <p>Of the locations those have other names as well that {@linkplain Belongings belong} to a
 * thread. Immutable.
 */
public final class StateNames {
  /** Every thread has its own name. */
  public static final StateNames OWN = new StateNames(new int[0], new int[0], Belongings.NONE);

  private final int[] names;
  private final int[] firstAlike;
  private final Belongings belongings;

  /**
   * Names for threads; those that have none keep their own.
   *
   * @param names the name of each thread, which is the number of a thread
   * @param firstAlike for each name the lowest whose thread is in the same state, so that nothing
   *     changes when both are exchanged
   * @param belongings the locations that are named along with threads
   */
  public StateNames(int[] names, int[] firstAlike, Belongings belongings) {
    this.names = names.clone();
    this.firstAlike = firstAlike.clone();
    this.belongings = belongings;
  }

  /** How many threads there are names for. */
  public int threads() {
    return names.length;
  }

  /** The name of a thread. */
  public int of(int thread) {
    return thread < names.length ? names[thread] : thread;
  }

  /** The lowest name of the threads that can be exchanged for the one that has a name. */
  public int firstAlike(int name) {
    return name < firstAlike.length ? firstAlike[name] : name;
  }

  /** The names of all threads that have some. */
  public int[] all() {
    return names.clone();
  }

  /** The locations that are named along with threads. */
  public Belongings belongings() {
    return belongings;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StateNames that
        && Arrays.equals(names, that.names)
        && Arrays.equals(firstAlike, that.firstAlike)
        && belongings == that.belongings;
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(names) + Arrays.hashCode(firstAlike);
  }
}
