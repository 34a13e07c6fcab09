package dev.jacquard.conformance.symmetry;

import dev.jacquard.Jacquard;
import dev.jacquard.conformance.Expect;

/** Symmetries that the program declares. */
public final class Declared {
  private Declared() {}

  /** A thing that each thread has, and that its neighbour takes too. */
  private static final class Fork {}

  private static Thread[] philosophers(Fork[] forks) {
    Thread[] philosophers = new Thread[forks.length];
    for (int i = 0; i < forks.length; i++) {
      Fork left = forks[i];
      Fork right = forks[(i + 1) % forks.length];
      philosophers[i] = new Thread(() -> eat(left, right), "philosopher " + i);
    }
    return philosophers;
  }

  private static void eat(Fork left, Fork right) {
    synchronized (left) {
      synchronized (right) {
        // eats
      }
    }
  }

  @Expect(failures = "deadlock", executions = 7)
  public static void philosophers() throws Exception {
    Fork[] forks = {new Fork(), new Fork(), new Fork()};
    Thread[] philosophers = philosophers(forks);
    Jacquard.rotation(philosophers, forks);
    for (Thread philosopher : philosophers) {
      philosopher.start();
    }
    Workers.join(philosophers);
  }

  @Expect(failures = "exception", executions = 1) // what is declared has to make sense
  public static void thingsOfDifferentClasses() {
    Jacquard.rotation(new Object[] {new Fork(), "fork"});
  }
}
