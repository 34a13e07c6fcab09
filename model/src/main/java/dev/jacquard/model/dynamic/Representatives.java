package dev.jacquard.model.dynamic;

import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.dynamic.graph.CanonicalOrder;
import dev.jacquard.model.dynamic.graph.Configuration;
import dev.jacquard.model.dynamic.graph.Numbering;
import java.util.function.Function;

/** Which of all configurations that a symmetry takes to be equal stands for the others. */
final class Representatives {
  /** More numberings are not tried; see {@link CanonicalOrder}. */
  private static final int MOST_TRIES = 100_000;

  private Representatives() {}

  static Function<Configuration, Numbering> of(StateSymmetry symmetry) {
    return switch (symmetry) {
      case NONE -> Numbering::identity;
      case HEAP -> Numbering::heap;
      case PROCESSES -> new CanonicalOrder(MOST_TRIES)::processes;
      case FULL -> new CanonicalOrder(MOST_TRIES)::full;
      case ADAPTIVE ->
          throw new IllegalArgumentException(
              "a dynamic model has no diagram of local states, which adaptive symmetry needs");
    };
  }
}
