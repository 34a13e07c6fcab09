package dev.jacquard.model.search;

import dev.jacquard.model.IllegalModelException;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;

/**
 * Expands some states twice, to see whether the model is a function of its state: if its guards or
 * steps depend on anything else, no search of it means anything.
 *
 * <p>Looked at are the first states, and then fewer and fewer.
 */
record SecondLook(StateSpace space) {
  private static final int FIRST = 64;

  /**
   * Looks at a state, if it is its turn.
   *
   * @throws IllegalModelException if it has other steps the second time
   */
  void at(int number, long[] state, int length) {
    if ((number < FIRST || Integer.bitCount(number) == 1)
        && first(state, length) != second(state, length)) {
      throw differs();
    }
  }

  static IllegalModelException differs() {
    return new IllegalModelException(
        "the model has different steps in the same state: guards and steps must depend on the state"
            + " alone, not on time, random numbers, variables outside of it or the order in which"
            + " processes are shown");
  }

  private long first(long[] state, int length) {
    Digest digest = new Digest();
    space.expand(state, length, digest);
    return digest.sum;
  }

  private long second(long[] state, int length) {
    Digest digest = new Digest();
    space.expandOtherwise(state, length, digest);
    return digest.sum;
  }

  /** A hash of all steps, in whatever order they come. */
  private static final class Digest implements Successors {
    private long sum;

    private static long mix(long hash, long word) {
      long mixed = (hash ^ word) * 0x9E3779B97F4A7C15L;
      return mixed ^ mixed >>> 32;
    }

    @Override
    public void step(int process, int action, long[] state, int length) {
      long hash = mix(mix(1, process), action);
      for (int i = 0; i < length; i++) {
        hash = mix(hash, state[i]);
      }
      sum += hash;
    }

    @Override
    public void failure(int process, int action, String message) {
      sum += mix(mix(2, process), action);
    }
  }
}
