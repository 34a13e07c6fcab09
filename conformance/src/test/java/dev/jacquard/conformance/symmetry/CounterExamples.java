package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Threads that only become alike: what the printed algorithm for those misses (algorithms.md, 4.2).
 */
public final class CounterExamples {
  private final AtomicInteger x = new AtomicInteger();
  private final AtomicInteger y = new AtomicInteger();
  private int plain;
  private final Object m = new Object();
  private final Object a = new Object();
  private final Object b = new Object();

  private CounterExamples() {}

  private static void isZero(int value) {
    if (value != 0) {
      throw new AssertionError(value);
    }
  }

  private void increment() {
    synchronized (m) {
      x.incrementAndGet();
    }
  }

  @Expect(failures = "assertion", executions = 3)
  public static void first() throws Exception {
    CounterExamples shared = new CounterExamples();
    Run.both(
        () -> {
          isZero(shared.x.get());
          shared.increment();
        },
        shared::increment);
  }

  private void incrementPlain() {
    synchronized (m) {
      plain++;
    }
  }

  /** Which value the racing read finds is not explored: that it races is the failure. */
  @Expect(failures = "race")
  public static void firstWithPlainField() throws Exception {
    CounterExamples shared = new CounterExamples();
    Run.both(
        () -> {
          isZero(shared.plain);
          shared.incrementPlain();
        },
        shared::incrementPlain);
  }

  @Expect(failures = "assertion", races = "explore")
  public static void firstWithPlainAccessesAsSteps() throws Exception {
    firstWithPlainField();
  }

  private void suffixOfSecond() {
    y.incrementAndGet();
    x.set(1);
  }

  @Expect(failures = "assertion", executions = 5)
  public static void second() throws Exception {
    CounterExamples shared = new CounterExamples();
    Run.both(
        () -> {
          isZero(shared.x.get());
          shared.suffixOfSecond();
        },
        shared::suffixOfSecond);
  }

  @Expect(
      outcomes = {"3", "4"},
      executions = 3)
  public static String third() throws Exception {
    CounterExamples shared = new CounterExamples();
    Run.both(
        () -> {
          shared.x.set(2);
          shared.x.incrementAndGet();
        },
        shared.x::incrementAndGet);
    return "" + shared.x;
  }

  private void suffixOfFourth() {
    synchronized (m) {
      synchronized (b) {
        synchronized (a) {
          // all three
        }
      }
    }
  }

  @Expect(failures = "deadlock", executions = 4)
  public static void fourth() throws Exception {
    CounterExamples shared = new CounterExamples();
    Run.both(
        () -> {
          synchronized (shared.a) {
            synchronized (shared.b) {
              // both
            }
          }
          shared.suffixOfFourth();
        },
        shared::suffixOfFourth);
  }
}
