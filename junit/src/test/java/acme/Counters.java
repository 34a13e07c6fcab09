package acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import dev.jacquard.junit.Races;
import dev.jacquard.junit.Symmetry;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class Counters {
  private int count;

  private synchronized void increment() {
    count++;
  }

  @EveryInterleaving
  void lockedIncrementsAreNeverLost() throws InterruptedException {
    inTwoThreads(this::increment);
    assertEquals(2, count);
  }

  @EveryInterleaving
  void plainIncrementsRace() throws InterruptedException {
    inTwoThreads(() -> count++);
    assertEquals(2, count);
  }

  @EveryInterleaving(races = Races.ONLY)
  void isNotTheSumButDoesNotRace() throws InterruptedException {
    inTwoThreads(this::increment);
    assertEquals(3, count);
  }

  @EveryInterleaving(races = Races.EXPLORE)
  void plainIncrementsGetLost() throws InterruptedException {
    inTwoThreads(() -> count++);
    assertEquals(2, count);
  }

  @EveryInterleaving(races = Races.EXPLORE, symmetry = Symmetry.NONE)
  void benignRace() throws InterruptedException {
    inTwoThreads(() -> count = 5);
    assertEquals(5, count);
  }

  @Test
  @EveryInterleaving
  void withTestBesideIt() throws InterruptedException {
    lockedIncrementsAreNeverLost();
  }

  @EveryInterleaving
  void atomicReadAndWriteLoseOne() throws InterruptedException {
    AtomicInteger total = new AtomicInteger();
    inTwoThreads(
        () -> {
          int seen = total.get();
          System.out.println(Thread.currentThread().getName() + " saw " + seen);
          total.set(seen + 1);
        });
    assertEquals(2, total.get(), "total");
  }

  private static void inTwoThreads(Runnable body) throws InterruptedException {
    Thread left = new Thread(body, "left");
    Thread right = new Thread(body, "right");
    left.start();
    right.start();
    left.join();
    right.join();
  }
}
