package dev.jacquard.benchmarks.paper;

import java.util.List;

/**
 * Two loops of atomic blocks on one variable, {@code example1} of Yang 2009, Figure 4.1: different
 * orders lead to the same few values, which only a search that knows its states again can use. The
 * assertion is violated by bounds above 10, first when each loop has made three rounds.
 */
public final class AtomicLoops implements Runnable {
  private final int bound;

  /** The figure's bound is 64: 13 rounds beside 32, and 73,006,209,045 traces. */
  public AtomicLoops(int bound) {
    this.bound = bound;
  }

  @Override
  public void run() {
    Balance balance = new Balance();
    Crew.startAndJoin(List.of(new Thread(() -> raise(balance)), new Thread(() -> lower(balance))));
  }

  private void raise(Balance balance) {
    for (int i = 0; i < bound; i += 5) {
      balance.add(i);
    }
  }

  private void lower(Balance balance) {
    for (int j = 0; j < bound; j += 2) {
      balance.add(-j);
    }
  }

  private static final class Balance {
    private int value;

    private synchronized void add(int difference) {
      value += difference;
      if (value % 5 == 4) {
        throw new AssertionError("the remainder by 5 is 4: " + value);
      }
    }
  }
}
