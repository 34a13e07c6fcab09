package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lesson 1: a lost update.
 *
 * <p><b>The bug.</b> {@code count++} reads, adds and writes. {@code volatile} makes each of the two
 * accesses visible to all threads; it does not make them one. If both visitors read before either
 * of them writes, one visit is lost.
 *
 * <p><b>The report.</b> Time runs downwards, with a column for each thread. Look for the two reads
 * of the same value: from the second one on, the second write can only repeat the first.
 *
 * <p><b>The fix.</b> One operation that reads and writes at once: {@code incrementAndGet}.
 */
class Lesson01LostUpdate {
  static class Visits {
    private volatile int count;

    void add() {
      count++;
    }

    int count() {
      return count;
    }
  }

  @EveryInterleaving
  void visitsAreLost() throws InterruptedException {
    Visits visits = new Visits();
    Thread ada = new Thread(visits::add, "ada");
    Thread ben = new Thread(visits::add, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assertEquals(2, visits.count());
  }

  static class AtomicVisits {
    private final AtomicInteger count = new AtomicInteger();

    void add() {
      count.incrementAndGet();
    }

    int count() {
      return count.get();
    }
  }

  @EveryInterleaving
  void fixedByOneAtomicStep() throws InterruptedException {
    AtomicVisits visits = new AtomicVisits();
    Thread ada = new Thread(visits::add, "ada");
    Thread ben = new Thread(visits::add, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assertEquals(2, visits.count());
  }
}
