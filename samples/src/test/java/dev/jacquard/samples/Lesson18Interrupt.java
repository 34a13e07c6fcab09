package dev.jacquard.samples;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Lesson 18: an interrupt that is swallowed.
 *
 * <p><b>The bug.</b> {@code take} throws {@code InterruptedException} and clears the flag. The
 * worker catches it, logs it, asks for the flag, finds it cleared and waits for the next job, for
 * ever. If the interrupt comes while it works, the loop ends as it should; so this passes most
 * tests.
 *
 * <p><b>The report.</b> The worker waits for something to take, main waits for the worker.
 *
 * <p><b>The fix.</b> Leave the loop; or set the flag again by {@code
 * Thread.currentThread().interrupt()}.
 */
class Lesson18Interrupt {
  private final BlockingQueue<String> jobs = new ArrayBlockingQueue<>(1);

  private void swallowing() {
    while (!Thread.currentThread().isInterrupted()) {
      try {
        jobs.take();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    }
  }

  private void restoring() {
    while (!Thread.currentThread().isInterrupted()) {
      try {
        jobs.take();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void shutDown(Thread worker) throws InterruptedException {
    worker.start();
    jobs.add("weave");
    worker.interrupt();
    worker.join();
  }

  @EveryInterleaving
  void workerNeverEnds() throws InterruptedException {
    shutDown(new Thread(this::swallowing, "worker"));
  }

  @EveryInterleaving
  void fixedByRestoringTheFlag() throws InterruptedException {
    shutDown(new Thread(this::restoring, "worker"));
  }
}
