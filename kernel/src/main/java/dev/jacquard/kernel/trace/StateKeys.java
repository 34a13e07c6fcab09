package dev.jacquard.kernel.trace;

import java.util.Arrays;

/**
 * The fingerprints of the states of a run, the threads that sleep in wait sets there, and those
 * whose next step would modify its location, for runs whose plan asks for them; state {@code n} is
 * the one before step {@code n}.
 */
final class StateKeys {
  private static final int FIRST_STATES = 33;

  private long[] high = {};
  private long[] low = {};
  final EnabledSets dormant;
  final EnabledSets writing;
  private int most;
  private int from;
  private int to;

  StateKeys(int threads) {
    dormant = new EnabledSets(threads);
    writing = new EnabledSets(threads);
  }

  private StateKeys(StateKeys other) {
    high = other.high.clone();
    low = other.low.clone();
    dormant = other.dormant.copy();
    writing = other.writing.copy();
    most = other.most;
    from = other.from;
    to = other.to;
  }

  void begin() {
    from = 0;
    to = 0;
  }

  /** Adds a state; the states that have keys follow one another. */
  void put(int state, long highHalf, long lowHalf, int elements) {
    most = Math.max(most, elements);
    if (from == to) {
      from = state;
    }
    to = state + 1;
    if (to > high.length) {
      int size = Math.max(FIRST_STATES, 2 * to);
      high = Arrays.copyOf(high, size);
      low = Arrays.copyOf(low, size);
    }
    high[state] = highHalf;
    low[state] = lowHalf;
    dormant.clear(state);
    writing.clear(state);
  }

  int mostElements() {
    return most;
  }

  boolean has(int state) {
    return state >= from && state < to;
  }

  long high(int state) {
    return high[state];
  }

  long low(int state) {
    return low[state];
  }

  void admit(int threads, int states) {
    dormant.admit(threads, states);
    writing.admit(threads, states);
  }

  StateKeys copy() {
    return new StateKeys(this);
  }
}
