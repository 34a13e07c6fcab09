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
final class SecondLook {
  private static final int FIRST = 64;

  private final StateSpace space;

  SecondLook(StateSpace space) {
    this.space = space;
  }

  /**
   * Looks at a state, if it is its turn.
   *
   * @throws IllegalModelException if it has other steps the second time
   */
  void at(int number, long[] state, int length) {
    if ((number < FIRST || Integer.bitCount(number) == 1)
        && digest(state, length) != digest(state, length)) {
      throw differs();
    }
  }

  static IllegalModelException differs() {
    return new IllegalModelException(
        "the model has different steps in the same state: guards and steps must depend on the state"
            + " alone, not on time, random numbers or variables outside of it");
  }

  private long digest(long[] state, int length) {
    Digest digest = new Digest();
    space.expand(state, length, digest);
    return digest.value;
  }

  /** A hash of all steps in their order. */
  private static final class Digest implements Successors {
    private long value;

    private void add(long word) {
      value = (value ^ word) * 0x9E3779B97F4A7C15L;
      value ^= value >>> 32;
    }

    @Override
    public void step(int process, int action, long[] state, int length) {
      add(process);
      add(action);
      for (int i = 0; i < length; i++) {
        add(state[i]);
      }
    }

    @Override
    public void failure(int process, int action, String message) {
      add(process);
      add(action);
    }
  }
}
