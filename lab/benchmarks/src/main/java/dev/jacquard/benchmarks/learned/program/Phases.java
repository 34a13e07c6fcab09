package dev.jacquard.benchmarks.learned.program;

import dev.jacquard.benchmarks.program.Threaded;
import java.util.concurrent.Phaser;

/** Threads that go from one phase to the next together. */
final class Phases implements Runnable {
  private final int threads;

  Phases(int threads) {
    this.threads = threads;
  }

  @Override
  public void run() {
    Phaser phaser = new Phaser(threads);
    Threaded.startAndJoin(threads, number -> require(phaser.arriveAndAwaitAdvance()));
  }

  private static void require(int phase) {
    if (phase != 1) {
      throw new AssertionError("phase " + phase + " follows the first one");
    }
  }
}
