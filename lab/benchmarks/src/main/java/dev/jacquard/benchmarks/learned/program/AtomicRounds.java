package dev.jacquard.benchmarks.learned.program;

import dev.jacquard.benchmarks.program.Threaded;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Two loops of atomic additions to one variable, {@code example1} of Yang 2009, Figure 4.1, with
 * assertions that hold: in the size of the figure, 64, there are 73,006,209,045 traces and 462
 * states.
 */
final class AtomicRounds implements Runnable {
  private static final int MOST = 390;
  private static final int LEAST = -992;

  private final int bound;

  AtomicRounds(int bound) {
    this.bound = bound;
  }

  @Override
  public void run() {
    AtomicInteger balance = new AtomicInteger();
    Threaded.startAndJoin(new Thread(() -> raise(balance)), new Thread(() -> lower(balance)));
  }

  private void raise(AtomicInteger balance) {
    for (int i = 0; i < bound; i += 5) {
      require(balance.getAndAdd(i) + i <= MOST);
    }
  }

  private void lower(AtomicInteger balance) {
    for (int j = 0; j < bound; j += 2) {
      require(balance.getAndAdd(-j) - j >= LEAST);
    }
  }

  private static void require(boolean holds) {
    if (!holds) {
      throw new AssertionError("the balance is out of bounds");
    }
  }
}
