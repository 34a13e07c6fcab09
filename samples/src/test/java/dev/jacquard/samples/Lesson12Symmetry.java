package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.Symmetry;

/**
 * Lesson 12: symmetry.
 *
 * <p>Three equal workers enter a critical section twice each. There are 6! / (2! 2! 2!) = 90 orders
 * of the six sections, and all are different as far as the order of steps goes. But which of the
 * equal workers is which makes no difference to anybody, and none of them looks at the total: 5
 * executions stand for all 90. The line of a test that passes says {@code up to symmetry}.
 *
 * <p>Jacquard finds equal threads by itself. What names one of them sets it apart: here a number
 * that each worker captures. The third test has the same threads and the same steps, and 90
 * executions. Where a test takes long, that is the first thing to look for; {@code jacquard explain
 * symmetry} names the line.
 */
class Lesson12Symmetry {
  private static final int WORKERS = 3;
  private int total;
  private final int[] rounds = new int[WORKERS];

  private synchronized void work() {
    total++;
  }

  private synchronized void work(int number) {
    total++;
    rounds[number]++;
  }

  private void runAll(Thread[] workers) throws InterruptedException {
    for (Thread worker : workers) {
      worker.start();
    }
    for (Thread worker : workers) {
      worker.join();
    }
    assertEquals(2 * WORKERS, total);
  }

  private Thread[] equalWorkers() {
    Thread[] workers = new Thread[WORKERS];
    for (int i = 0; i < WORKERS; i++) {
      workers[i] =
          new Thread(
              () -> {
                work();
                work();
              });
    }
    return workers;
  }

  @EveryInterleaving
  void equalWorkersOncePerExchange() throws InterruptedException {
    runAll(equalWorkers());
  }

  @EveryInterleaving(symmetry = Symmetry.NONE)
  void equalWorkersWithoutSymmetry() throws InterruptedException {
    runAll(equalWorkers());
  }

  @EveryInterleaving
  void numberedWorkers() throws InterruptedException {
    Thread[] workers = new Thread[WORKERS];
    for (int i = 0; i < WORKERS; i++) {
      int number = i;
      workers[i] =
          new Thread(
              () -> {
                work(number);
                work(number);
              });
    }
    runAll(workers);
  }
}
