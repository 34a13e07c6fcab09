package dev.jacquard.model.diagram.description;

/**
 * A state of a diagram as guards, effects and propositions see it: by these questions, and by
 * nothing else.
 *
 * <p>The five questions without a body are all there is; the others are put in their terms. So a
 * guard can be asked not only about a state, but about a set of states, and about all states. It
 * must be a function of the answers. Processes are numbered from 0 here, and from 1 in texts.
 *
 * <p>A question about a process or a range that does not exist throws {@link
 * IndexOutOfBoundsException}.
 */
public interface View {
  /** The number of processes. */
  int processes();

  /** Whether a process is in one of these local states. */
  boolean in(int process, LocalSet set);

  /** How many of the processes {@code from}, ..., {@code to - 1} are in one of these states. */
  int count(int from, int to, LocalSet set);

  int value(IntVariable variable);

  /** Whether a variable names this process. */
  boolean names(ProcessVariable variable, int process);

  /** Whether a variable names a process, and that is in one of these local states. */
  boolean names(ProcessVariable variable, LocalSet set);

  /** How many processes are in one of these local states. */
  default int count(LocalSet set) {
    return count(0, processes(), set);
  }

  /** Whether some process is in one of these local states. */
  default boolean any(LocalSet set) {
    return count(set) != 0;
  }

  /** Whether one of the processes {@code from}, ..., {@code to - 1} is in one of these states. */
  default boolean any(int from, int to, LocalSet set) {
    return count(from, to, set) != 0;
  }

  /** Whether no process is in one of these local states. */
  default boolean none(LocalSet set) {
    return count(set) == 0;
  }

  /** Whether none of the processes {@code from}, ..., {@code to - 1} is in one of these states. */
  default boolean none(int from, int to, LocalSet set) {
    return count(from, to, set) == 0;
  }

  /** Whether all processes are in one of these local states. */
  default boolean all(LocalSet set) {
    return count(set) == processes();
  }

  /** Whether at least so many processes are in one of these local states. */
  default boolean atLeast(LocalSet set, int number) {
    return atLeast(0, processes(), set, number);
  }

  /**
   * Whether at least so many of the processes {@code from}, ..., {@code to - 1} are in one of these
   * states. Of all states at once this is easier to answer than how many there are.
   */
  default boolean atLeast(int from, int to, LocalSet set, int number) {
    return count(from, to, set) >= number;
  }

  /** Whether a variable names no process. */
  default boolean isNone(ProcessVariable variable) {
    return !names(variable, LocalSet.of().complement());
  }

  /** Throws what a question about processes that do not exist has to. */
  static void check(int from, int to, int processes) {
    if (from < 0 || to > processes) {
      throw new IndexOutOfBoundsException(
          "there are no processes %d..%d of %d".formatted(from + 1, to, processes));
    }
  }
}
