package dev.jacquard.benchmarks.learned.program;

import dev.jacquard.benchmarks.program.Threaded;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/** Philosophers who dine again and again, and take the fork with the lower number first. */
final class PhilosophersForEver implements Runnable {
  private final int philosophers;

  PhilosophersForEver(int philosophers) {
    this.philosophers = philosophers;
  }

  @Override
  public void run() {
    Lock[] forks = Stream.generate(ReentrantLock::new).limit(philosophers).toArray(Lock[]::new);
    Threaded.startAndJoin(philosophers, number -> dine(forks, number - 1));
  }

  private void dine(Lock[] forks, int place) {
    int next = (place + 1) % philosophers;
    Lock first = forks[Math.min(place, next)];
    Lock second = forks[Math.max(place, next)];
    while (true) {
      first.lock();
      second.lock();
      second.unlock();
      first.unlock();
    }
  }
}
