package dev.jacquard.model.store;

/**
 * A set of states, numbered from 0 in the order in which they came.
 *
 * <p>Not thread-safe.
 */
public interface StateStore extends AutoCloseable {
  /**
   * Adds a state.
   *
   * @return its number if it is new, else the complement ({@code ~number}) of the number it has
   * @throws StoreFullException if there is no room; the store is as it was before
   */
  int add(long[] state, int length);

  /** The number of a state, or -1 if it isn't there. */
  int find(long[] state, int length);

  /**
   * Reads a state back into a buffer, or into a longer one if that is too short.
   *
   * @return the buffer that holds the state; {@link #length} tells how much of it
   */
  long[] read(int number, long[] buffer);

  /** The number of words of a state. */
  int length(int number);

  int size();

  /**
   * States with numbers below this one will not be read any more; they are still found. A store
   * that need not keep them makes room.
   */
  default void forget(int below) {}

  /** The most memory that the states have taken, on the heap and elsewhere. */
  long bytes();

  /** The probability that a state was taken for another one and left out; 0 if that can't be. */
  double omission();

  @Override
  void close();
}
