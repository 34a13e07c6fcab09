package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** Three philosophers; in the broken version all take the fork on their left first. */
public final class DiningPhilosophers {
  private DiningPhilosophers() {}

  private interface Order {
    boolean leftFirst(int philosopher);
  }

  private static String dine(Order order) throws InterruptedException {
    Object[] forks = {new Object(), new Object(), new Object()};
    int[] meals = new int[3];
    Runnable[] philosophers = new Runnable[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      Object left = forks[me];
      Object right = forks[(me + 1) % 3];
      boolean leftFirst = order.leftFirst(me);
      philosophers[i] =
          () -> {
            synchronized (leftFirst ? left : right) {
              synchronized (leftFirst ? right : left) {
                meals[me]++;
              }
            }
          };
    }
    Run.all(philosophers);
    return "" + meals[0] + meals[1] + meals[2];
  }

  @Expect(outcomes = "111")
  public static String correct() throws Exception {
    return dine(philosopher -> philosopher != 2);
  }

  @Expect(failures = "deadlock", outcomes = "111")
  public static String broken() throws Exception {
    return dine(philosopher -> true);
  }
}
