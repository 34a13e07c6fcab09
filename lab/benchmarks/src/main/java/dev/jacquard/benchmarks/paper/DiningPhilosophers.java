package dev.jacquard.benchmarks.paper;

import java.util.concurrent.Semaphore;
import java.util.stream.Stream;

/**
 * Philosophers who take the fork of their own place, then that of the next, and dine once:
 * Godefroid 1999, Figure 2. If each has one fork, all wait for ever.
 */
public final class DiningPhilosophers implements Runnable {
  private final int philosophers;

  public DiningPhilosophers(int philosophers) {
    this.philosophers = philosophers;
  }

  @Override
  public void run() {
    Semaphore[] forks =
        Stream.generate(() -> new Semaphore(1)).limit(philosophers).toArray(Semaphore[]::new);
    Crew.workNumbered(philosophers, place -> dine(forks[place], forks[(place + 1) % philosophers]));
  }

  private static void dine(Semaphore first, Semaphore second) {
    first.acquireUninterruptibly();
    second.acquireUninterruptibly();
    first.release();
    second.release();
  }
}
