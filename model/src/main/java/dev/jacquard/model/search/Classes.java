package dev.jacquard.model.search;

import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.store.HeapStore;
import dev.jacquard.model.store.StateStore;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Counts the plain states that the states of a space stand for.
 *
 * <p>If a class is reached all its states are, provided that this holds for the classes of the
 * initial states, which is looked at first. Then there are as many plain states as all classes have
 * together. Nothing is counted if partial order reduction leaves out states, or if a class does not
 * know its size.
 */
final class Classes {
  private final Optional<Quotient> quotient;
  private double sum;

  Classes(StateSpace space, SearchOptions options) {
    this.quotient =
        space instanceof Quotient some && !options.partialOrder() && isClosed(some)
            ? Optional.of(some)
            : Optional.empty();
  }

  private static boolean isClosed(Quotient quotient) {
    try (StateStore plain = new HeapStore();
        StateStore representatives = new HeapStore()) {
      quotient.plain().initial(new Walk.Counting(plain));
      quotient.initial(new Walk.Counting(representatives));
      double members = 0;
      for (int i = 0; i < representatives.size(); i++) {
        members += quotient.orbit(representatives.read(i, new long[8]), representatives.length(i));
      }
      return members == plain.size();
    }
  }

  boolean counted() {
    return quotient.isPresent();
  }

  void add(long[] representative, int length) {
    sum += quotient.orElseThrow().orbit(representative, length);
  }

  OptionalDouble plainStates() {
    return counted() && !Double.isNaN(sum) ? OptionalDouble.of(sum) : OptionalDouble.empty();
  }
}
