package dev.jacquard.model.search;

import dev.jacquard.model.store.StoreFullException;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The steps that a search has taken, as numbers of states, for those who want to go along them
 * again.
 *
 * <p>With partial order reduction these are the steps that are left. What is left depends on states
 * alone and not on what is asked of them later, so each run of the model is there up to repetitions
 * of equal states, for every formula (Clarke, Grumberg, Peled 1999, chapter 10). To choose steps
 * anew for each pair of a state and a node of an automaton would be less: it is not sound in
 * general (Siegel 2019).
 */
final class StateGraph {
  /** The largest array that every JVM can make. */
  private static final int MOST_EDGES = Integer.MAX_VALUE - 8;

  private int[] begins = new int[64];
  private int[] ends = new int[64];
  private int[] targets = new int[256];
  private long[] observations = new long[64];
  private final BitSet stutters = new BitSet();
  private int roots;
  private int size;
  private int current = -1;

  /** The edges that follow are those of this state; before the first, they lead to initial ones. */
  void begin(int state) {
    if (current < 0) {
      roots = size;
    }
    if (state >= begins.length) {
      int length = Math.max(state + 1, begins.length + (begins.length >> 1));
      begins = Arrays.copyOf(begins, length);
      ends = Arrays.copyOf(ends, length);
    }
    current = state;
    begins[state] = size;
    ends[state] = size;
  }

  void edge(int target) {
    if (size == targets.length) {
      if (size == MOST_EDGES) {
        throw new StoreFullException("more steps than can be kept for temporal properties");
      }
      targets = Arrays.copyOf(targets, (int) Math.min(MOST_EDGES, size + (long) (size >> 1)));
    }
    targets[size++] = target;
    if (current >= 0) {
      ends[current] = size;
    }
  }

  /** The state is an end: a run stays in it for ever. */
  void stutter() {
    stutters.set(current);
    edge(current);
  }

  /** These propositions hold in a state. */
  void observed(int state, long propositions) {
    if (state >= observations.length) {
      observations =
          Arrays.copyOf(
              observations, Math.max(state + 1, observations.length + (observations.length >> 1)));
    }
    observations[state] = propositions;
  }

  long observation(int state) {
    return observations[state];
  }

  boolean stutters(int state) {
    return stutters.get(state);
  }

  /** How many initial states there are. */
  int roots() {
    return roots;
  }

  int root(int index) {
    return targets[index];
  }

  /** How many steps were taken from a state; none if it was not expanded. */
  int degree(int state) {
    return state < ends.length ? ends[state] - begins[state] : 0;
  }

  int target(int state, int index) {
    return targets[begins[state] + index];
  }

  long bytes() {
    return 8L * begins.length
        + 8L * observations.length
        + 4L * targets.length
        + stutters.size() / 8;
  }
}
