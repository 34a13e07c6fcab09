package acme;

import dev.jacquard.Jacquard;
import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.Races;
import dev.jacquard.junit.Reduction;
import dev.jacquard.junit.Symmetry;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** One program, explored in all the ways that there are. */
class Searches {
  /** Three threads in a ring, each of which touches two of three counters. */
  private static void ring(boolean declared) throws InterruptedException {
    AtomicInteger[] counters = new AtomicInteger[3];
    for (int i = 0; i < counters.length; i++) {
      counters[i] = new AtomicInteger();
    }
    Thread[] threads = new Thread[counters.length];
    for (int i = 0; i < threads.length; i++) {
      AtomicInteger own = counters[i];
      AtomicInteger next = counters[(i + 1) % counters.length];
      threads[i] =
          new Thread(
              () -> {
                own.get();
                next.set(1);
              });
    }
    if (declared) {
      Jacquard.rotation(threads, counters);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  @EveryInterleaving(symmetry = Symmetry.NONE)
  void optimal() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(symmetry = Symmetry.NONE, reduction = Reduction.SLEEP)
  void sleep() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(symmetry = Symmetry.NONE, reduction = Reduction.FG)
  void fg() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(symmetry = Symmetry.NONE, reduction = Reduction.SOURCE)
  void source() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(symmetry = Symmetry.RF)
  void rf() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(symmetry = Symmetry.GUESSED)
  void guessed() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(symmetry = Symmetry.DECLARED)
  void declared() throws InterruptedException {
    ring(true);
  }

  @EveryInterleaving(symmetry = Symmetry.CSYM, races = Races.EXPLORE)
  void csym() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(bound = "preemptions=0", allowIncomplete = true)
  void bounded() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(random = 7, seed = "42", allowIncomplete = true)
  void random() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(pct = "5:2", seed = "42", allowIncomplete = true)
  void pct() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(executions = 3, symmetry = Symmetry.NONE, allowIncomplete = true)
  void threeExecutions() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(strict = true)
  void strict() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving
  void weak() throws InterruptedException {
    publishWeakly();
  }

  @EveryInterleaving(strict = true)
  void weakAndStrict() throws InterruptedException {
    publishWeakly();
  }

  @EveryInterleaving
  void tooLate() throws InterruptedException { // in its first step
    if (!new CountDownLatch(1).await(5, TimeUnit.SECONDS)) {
      throw new AssertionError("too late");
    }
  }

  private static void publishWeakly() throws InterruptedException {
    AtomicInteger flag = new AtomicInteger();
    Thread other = new Thread(() -> flag.setRelease(1));
    other.start();
    flag.getAcquire();
    other.join();
  }

  @EveryInterleaving(random = 7)
  void randomIsIncomplete() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(symmetry = Symmetry.GUESSED, reduction = Reduction.SLEEP)
  void contradiction() throws InterruptedException {
    ring(false);
  }

  @EveryInterleaving(symmetry = Symmetry.NONE, continueOnFailure = true)
  void allFailures() throws InterruptedException {
    AtomicInteger counter = new AtomicInteger();
    Thread other = new Thread(counter::incrementAndGet, "other");
    other.start();
    int seen = counter.get();
    other.join();
    throw new IllegalStateException("saw " + seen);
  }
}
