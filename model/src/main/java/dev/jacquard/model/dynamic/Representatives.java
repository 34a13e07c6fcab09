package dev.jacquard.model.dynamic;

import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.dynamic.graph.CanonicalOrder;
import dev.jacquard.model.dynamic.graph.Configuration;
import dev.jacquard.model.dynamic.graph.Numbering;
import java.util.List;
import java.util.Locale;

/** Which of all configurations that a symmetry takes to be equal stands for the others. */
final class Representatives {
  /** More numberings are not tried; see {@link CanonicalOrder}. */
  private static final int MOST_TRIES = 100_000;

  private final StateSymmetry symmetry;
  private final CanonicalOrder order = new CanonicalOrder(MOST_TRIES);

  Representatives(StateSymmetry symmetry) {
    if (symmetry == StateSymmetry.ADAPTIVE) {
      throw new IllegalArgumentException(
          "a dynamic model has no diagram of local states, which adaptive symmetry needs");
    }
    this.symmetry = symmetry;
  }

  Numbering of(Configuration configuration) {
    return switch (symmetry) {
      case NONE, ADAPTIVE -> Numbering.identity(configuration);
      case HEAP -> Numbering.heap(configuration);
      case PROCESSES -> order.processes(configuration);
      case FULL -> order.full(configuration);
    };
  }

  /** Whether some states may be kept more than once, in a sentence. */
  List<String> notes() {
    return order.beyondLimit() == 0
        ? List.of()
        : List.of(
            String.format(
                Locale.ROOT,
                "for %,d states not all orders of processes were tried: some may be counted twice",
                order.beyondLimit()));
  }
}
