package dev.jacquard.model.search;

import dev.jacquard.model.Model;
import dev.jacquard.model.StateSymmetry;

/**
 * How many states a search without reductions reaches, as far as that is known without doing it.
 *
 * @param states a number that is what the certainty says
 */
public record PlainSize(double states, Certainty certainty) {
  /** What is known of a number of states. */
  public enum Certainty {
    /** It is that number. */
    EXACT,
    /** It is that number or more. */
    AT_LEAST
  }

  /**
   * The plain size of a model, after a search with reductions has reached all it had to. In this
   * order:
   *
   * <ol>
   *   <li>the sum of the sizes of all classes of states, if the search has it;
   *   <li>the same of classes by exchanges of processes, if there are at most as many as the
   *       effort;
   *   <li>the plain states counted, if there are at most as many;
   *   <li>the states that were reached, which are not more than the number.
   * </ol>
   *
   * <p>How large classes are that nobody has seen does not follow from those that were seen: the
   * first ones are small, and the number was a fifth or less of the truth when it was guessed so.
   *
   * @param result what it found, without a limit
   * @param effort how many states to look at
   */
  public static PlainSize of(Model model, SearchResult result, int effort) {
    if (result.plain().isPresent()) {
      return new PlainSize(result.plain().getAsDouble(), Certainty.EXACT);
    }
    if (model.symmetries().contains(StateSymmetry.PROCESSES)) {
      try (Walk walk = new Walk(model.space(StateSymmetry.PROCESSES), effort)) {
        if (walk.plainStates().isPresent()) {
          return new PlainSize(walk.plainStates().getAsDouble(), Certainty.EXACT);
        }
      }
    }
    try (Walk walk = new Walk(model.space(StateSymmetry.NONE), effort)) {
      if (walk.complete()) {
        return new PlainSize(walk.size(), Certainty.EXACT);
      }
      return new PlainSize(Math.max(walk.size(), result.states()), Certainty.AT_LEAST);
    }
  }
}
