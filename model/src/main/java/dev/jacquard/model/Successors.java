package dev.jacquard.model;

/** Somebody who takes in the steps that are possible in a state. */
public interface Successors {
  /** A step of a process leads to a state. The array is a buffer of the sender. */
  void step(int process, int action, long[] state, int length);

  /** A step of a process fails: an assertion in it does not hold, or it throws. */
  void failure(int process, int action, String message);

  /**
   * The steps of this process that were sent, of which there is at least one, may be taken alone:
   * they touch nothing that another process could touch before them, others can't add to them, and
   * no proposition looks at what they change. Said after the steps of the process.
   */
  default void independent(int process) {}
}
