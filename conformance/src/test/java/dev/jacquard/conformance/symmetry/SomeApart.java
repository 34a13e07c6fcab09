package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.locks.LockSupport;

/**
 * Some of the threads are told apart; the others stay interchangeable. Each thread is in a critical
 * section once, so there are n! traces of n threads, and n!/(a! b! ...) up to exchanges in classes
 * of a, b, ... members.
 */
public final class SomeApart {
  private SomeApart() {}

  /** Three given the same, one given something else. */
  @Expect(executions = 24, values = 4, readsFrom = 4)
  public static void oneOfFourIsGivenSomethingElse() throws Exception {
    Object lock = new Object();
    Workers.join(
        Workers.start(
            4,
            i -> {
              boolean last = i == 3;
              return new Thread(
                  () -> {
                    synchronized (lock) {
                      if (last) {
                        lock.notifyAll();
                      }
                    }
                  });
            }));
  }

  @Expect(executions = 24, values = 6, readsFrom = 6)
  public static void twoTeamsOfTwo() throws Exception {
    Object lock = new Object();
    String[] teamOf = {"blue", "red", "blue", "red"};
    StringBuilder order = new StringBuilder();
    Workers.join(
        Workers.start(
            4,
            i -> {
              String team = teamOf[i];
              return new Thread(
                  () -> {
                    synchronized (lock) {
                      order.append(team);
                    }
                  });
            }));
  }

  /** Another thing is done between the second join and the third. */
  @Expect(executions = 6, values = 3, readsFrom = 3)
  public static void theLastIsJoinedAfterSomethingElse() throws Exception {
    Object lock = new Object();
    Object other = new Object();
    Thread[] threads =
        Workers.start(
            3,
            () -> {
              synchronized (lock) {
                // alone
              }
            });
    threads[0].join();
    threads[1].join();
    synchronized (other) {
      other.notifyAll();
    }
    threads[2].join();
  }

  /** A permit for one of three that nobody uses. */
  @Expect(executions = 6, values = 3, readsFrom = 3)
  public static void oneOfThreeIsUnparked() throws Exception {
    Object lock = new Object();
    Thread[] threads =
        Workers.start(
            3,
            () -> {
              synchronized (lock) {
                // alone
              }
            });
    LockSupport.unpark(threads[1]);
    Workers.join(threads);
  }

  /** Two read their names, and two do not. */
  @Expect(executions = 24, values = 12, readsFrom = 12)
  public static void twoOfFourLookAtTheirNames() throws Exception {
    Object lock = new Object();
    StringBuilder order = new StringBuilder();
    Thread[] named =
        Workers.start(
            2,
            i ->
                new Thread(
                    () -> {
                      synchronized (lock) {
                        order.append(Thread.currentThread().getName());
                      }
                    },
                    "worker " + i));
    Thread[] nameless =
        Workers.start(
            2,
            () -> {
              synchronized (lock) {
                order.append('-');
              }
            });
    Workers.join(named);
    Workers.join(nameless);
  }

  /** Whatever a thread does before is shared by all: only what comes later is different. */
  @Expect(outcomes = {"11", "12"})
  public static String apartByWhatTheyFind() throws Exception {
    int[] seen = new int[2];
    int[] x = new int[1];
    Object lock = new Object();
    Workers.run(
        2,
        () -> {
          int mine;
          synchronized (lock) {
            mine = ++x[0];
          }
          synchronized (lock) {
            seen[mine - 1] = x[0] == mine ? 1 : 2;
          }
        });
    return "" + Math.min(seen[0], seen[1]) + Math.max(seen[0], seen[1]);
  }
}
