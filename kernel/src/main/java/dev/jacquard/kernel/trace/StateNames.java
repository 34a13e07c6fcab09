package dev.jacquard.kernel.trace;

import java.util.Arrays;

/**
 * The names that threads have in the description of a state. States that differ only in which of
 * several interchangeable threads is which have one description: each is taken to it by its own
 * names, and whatever can happen at the one can happen at the other, by other names.
 *
 * <p>Of the locations those have other names as well that belong to a thread: they stand in rows,
 * one for each thread. Immutable.
 */
public final class StateNames {
  /** Every thread has its own name. */
  public static final StateNames OWN = new StateNames(new int[0], new int[0], new int[0]);

  private final int[] names;
  private final int[] firstAlike;
  private final int[] rows;

  /**
   * Names for threads; those that have none keep their own.
   *
   * @param names the name of each thread, which is the number of a thread
   * @param firstAlike for each name the lowest whose thread is in the same state, so that nothing
   *     changes when both are exchanged
   * @param rows where the rows of locations begin
   */
  public StateNames(int[] names, int[] firstAlike, int[] rows) {
    this.names = names.clone();
    this.firstAlike = firstAlike.clone();
    this.rows = rows.clone();
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

  /** Where the rows of locations begin that belong to threads. */
  public int[] rows() {
    return rows.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof StateNames that
        && Arrays.equals(names, that.names)
        && Arrays.equals(firstAlike, that.firstAlike)
        && Arrays.equals(rows, that.rows);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(names) + Arrays.hashCode(firstAlike);
  }
}
