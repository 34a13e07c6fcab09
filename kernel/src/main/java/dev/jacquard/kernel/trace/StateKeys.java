package dev.jacquard.kernel.trace;

import java.util.Arrays;

/**
 * The fingerprints of the states of a run, the names under which they were described, and what else
 * a search by states has to know of them, for runs whose plan asks for them; state {@code n} is the
 * one before step {@code n}.
 */
public final class StateKeys {
  private static final int FIRST_STATES = 33;

  private long[] high = {};
  private long[] low = {};
  private StateNames[] names = {};
  private boolean[] timed = {};
  final EnabledSets dormant;
  final EnabledSets writing;
  final EnabledSets waiting;
  private int most;
  private int from;
  private int to;

  StateKeys(int threads) {
    dormant = new EnabledSets(threads);
    writing = new EnabledSets(threads);
    waiting = new EnabledSets(threads);
  }

  private StateKeys(StateKeys other) {
    high = other.high.clone();
    low = other.low.clone();
    dormant = other.dormant.copy();
    writing = other.writing.copy();
    waiting = other.waiting.copy();
    names = other.names.clone();
    timed = other.timed.clone();
    most = other.most;
    from = other.from;
    to = other.to;
  }

  void begin() {
    from = 0;
    to = 0;
  }

  /** Adds a state; the states that have keys follow one another. */
  void put(int state, long highHalf, long lowHalf, int elements, StateNames stateNames) {
    most = Math.max(most, elements);
    if (from == to) {
      from = state;
    }
    to = state + 1;
    if (to > high.length) {
      int size = Math.max(FIRST_STATES, 2 * to);
      high = Arrays.copyOf(high, size);
      low = Arrays.copyOf(low, size);
      names = Arrays.copyOf(names, size);
      timed = Arrays.copyOf(timed, size);
    }
    high[state] = highHalf;
    low[state] = lowHalf;
    names[state] = stateNames;
    timed[state] = false;
    dormant.clear(state);
    writing.clear(state);
    waiting.clear(state);
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

  /** The names under which a state was described. */
  public StateNames names(int state) {
    return names[state];
  }

  void time(int state) {
    timed[state] = true;
  }

  /** Whether somebody waited at a state, and would have stopped when time had passed. */
  public boolean timed(int state) {
    return timed[state];
  }

  /** Whether a thread would have modified its location at a state. */
  public boolean writing(int state, int thread) {
    return writing.contains(state, thread);
  }

  /** Whether a thread was in a wait queue at a state, so that a notification could wake it. */
  public boolean waiting(int state, int thread) {
    return waiting.contains(state, thread);
  }

  void admit(int threads, int states) {
    dormant.admit(threads, states);
    writing.admit(threads, states);
    waiting.admit(threads, states);
  }

  StateKeys copy() {
    return new StateKeys(this);
  }
}
