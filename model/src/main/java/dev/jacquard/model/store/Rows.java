package dev.jacquard.model.store;

/** A sequence of states that only grows; where its words are is the business of each. */
interface Rows {
  int size();

  /**
   * Adds a state at the end.
   *
   * @throws StoreFullException if there is no room; nothing has changed then
   */
  void append(long[] state, int length);

  boolean same(int number, long[] state, int length);

  /** The {@link Hash} of a state. */
  long hash(int number);

  int length(int number);

  long[] read(int number, long[] buffer);

  void close();
}
