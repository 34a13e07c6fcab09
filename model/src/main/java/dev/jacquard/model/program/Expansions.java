package dev.jacquard.model.program;

import dev.jacquard.model.StateSpace;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The steps of the states that were reached, kept as long as there are not too many: runs begin
 * alike, and come to the same states in different ways.
 */
final class Expansions {
  /** Beyond this many states all are forgotten. */
  private static final int MOST = 100_000;

  /** A state that can be looked up. */
  private record Key(long[] state) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Arrays.equals(state, key.state);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(state);
    }
  }

  private final StateSpace space;
  private final Map<Key, Steps> known = new HashMap<>();
  private Steps initial;

  Expansions(StateSpace space) {
    this.space = space;
  }

  /** The steps to the initial states. */
  Steps initial() {
    if (initial == null || known.size() > MOST) {
      known.clear();
      initial = new Steps(); // the old one leads to all that is to be forgotten
      space.initial(initial);
    }
    return initial;
  }

  /** The steps from a state. */
  Steps of(long[] state) {
    return known.computeIfAbsent(
        new Key(state),
        key -> {
          Steps steps = new Steps();
          space.expand(state, state.length, steps);
          return steps;
        });
  }
}
