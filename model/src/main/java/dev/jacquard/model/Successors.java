package dev.jacquard.model;

/** Somebody who takes in the steps that are possible in a state. */
public interface Successors {
  /** A step of a process leads to a state. The array is a buffer of the sender. */
  void step(int process, int action, long[] state, int length);

  /** A step of a process fails: an assertion in it does not hold. */
  void failure(int process, int action, String message);

  /** A guard or a step of a process throws something that no model should throw. */
  default void thrown(int process, int action, Throwable thrown) {
    failure(process, action, thrown.toString());
  }

  /**
   * The steps of this process that were sent, of which there is at least one, may be taken alone:
   * they touch nothing that another process could touch before them, others can't add to them, and
   * no proposition looks at what they change. Said after the steps of the process.
   *
   * @return whether they are taken alone, so that other steps need not be sent
   */
  default boolean independent(int process) {
    return false;
  }
}
