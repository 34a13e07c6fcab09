package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;

/**
 * Dining philosophers without loops, all of them left fork first: 2^n - 2 traces in which all eat,
 * and one deadlock. The symmetry is a rotation of philosophers and forks; no two philosophers can
 * be exchanged.
 */
public final class Philosophers {
  private Philosophers() {}

  private static Object[] forks(int number) {
    Object[] forks = new Object[number];
    for (int i = 0; i < number; i++) {
      forks[i] = new Object();
    }
    return forks;
  }

  private static void eat(Object left, Object right) {
    synchronized (left) {
      synchronized (right) {
        // eats
      }
    }
  }

  /** Each philosopher knows its two forks. */
  private static void dinner(int number) throws InterruptedException {
    Object[] forks = forks(number);
    Thread[] philosophers =
        Workers.start(
            number,
            i -> {
              Object left = forks[i];
              Object right = forks[(i + 1) % number];
              return new Thread(() -> eat(left, right));
            });
    Workers.join(philosophers);
  }

  /** Each philosopher knows its place at the table. */
  private static void dinnerByPlace(int number) throws InterruptedException {
    Object[] forks = forks(number);
    Thread[] philosophers =
        Workers.start(
            number, place -> new Thread(() -> eat(forks[place], forks[(place + 1) % number])));
    Workers.join(philosophers);
  }

  @Expect(failures = "deadlock", executions = 3)
  public static void two() throws Exception {
    dinner(2);
  }

  @Expect(failures = "deadlock", executions = 7)
  public static void three() throws Exception {
    dinner(3);
  }

  @Expect(failures = "deadlock", executions = 15)
  public static void four() throws Exception {
    dinner(4);
  }

  @Expect(failures = "deadlock", executions = 31)
  public static void five() throws Exception {
    dinner(5);
  }

  @Expect(failures = "deadlock", executions = 3)
  public static void twoByPlace() throws Exception {
    dinnerByPlace(2);
  }

  @Expect(failures = "deadlock", executions = 7)
  public static void threeByPlace() throws Exception {
    dinnerByPlace(3);
  }

  @Expect(failures = "deadlock", executions = 15)
  public static void fourByPlace() throws Exception {
    dinnerByPlace(4);
  }

  @Expect(failures = "deadlock", executions = 31)
  public static void fiveByPlace() throws Exception {
    dinnerByPlace(5);
  }
}
