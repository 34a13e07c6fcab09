package dev.jacquard.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The states of a model as a search sees them: rows of words, and which follow which.
 *
 * <p>Arrays handed in or out are buffers that the next call may overwrite; only the first {@code
 * length} words count. States of one space may have different lengths. Not thread-safe: a space
 * keeps buffers of its own.
 */
public interface StateSpace {
  /** Sends the initial states, as steps of nobody ({@code process} and {@code action} are -1). */
  void initial(Successors successors);

  /** Sends every step that is possible in a state, in a fixed order, process by process. */
  void expand(long[] state, int length, Successors successors);

  /**
   * Sends the same steps, looked for in another order if there is one: what means nothing to a
   * model must not make a difference to it.
   */
  default void expandOtherwise(long[] state, int length, Successors successors) {
    expand(state, length, successors);
  }

  /** The propositions that hold in a state; bit i is the i-th of {@link Model#propositions}. */
  long observe(long[] state, int length);

  /** Whether a state without a step is an end; else it is a deadlock. */
  boolean mayEnd(long[] state, int length);

  /**
   * What a state is, for people: the names of processes and variables with their values, in a fixed
   * order.
   */
  Map<String, String> describe(long[] state, int length);

  /** What a step is, for people, for example {@code T -> C}. */
  String action(int process, int action);

  /** The name of a process. */
  String process(int process);

  /**
   * What is worth knowing after all states were expanded, in sentences: for example that something
   * never happened.
   */
  default List<String> notes() {
    return List.of();
  }

  /** What the next steps of processes touch, if each of them touches one thing only. */
  default Optional<Footprints> footprints() {
    return Optional.empty();
  }
}
