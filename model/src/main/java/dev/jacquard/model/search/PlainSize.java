package dev.jacquard.model.search;

import dev.jacquard.model.Model;
import dev.jacquard.model.Quotient;
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
    /** It is about that number. */
    ESTIMATED,
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
   *   <li>an estimate, if the search has reached a representative of each class: the plain states
   *       within the effort belong to fewer classes, and the other classes may be as large. It is
   *       too small rather than too large, because some of those classes were not yet complete;
   *   <li>the effort, which is less than the number.
   * </ol>
   *
   * @param symmetry the symmetry of the search
   * @param options how it was searched
   * @param result what it found, without a limit
   * @param effort how many states to look at
   */
  public static PlainSize of(
      Model model, StateSymmetry symmetry, SearchOptions options, SearchResult result, int effort) {
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
      boolean classes = symmetry != StateSymmetry.ADAPTIVE && !options.partialOrder();
      if (classes && model.space(symmetry) instanceof Quotient quotient) {
        double larger = (double) result.states() / walk.classes(quotient);
        if (larger > 1) {
          return new PlainSize(larger * walk.size(), Certainty.ESTIMATED);
        }
      }
      return new PlainSize(walk.size(), Certainty.AT_LEAST);
    }
  }
}
