package dev.jacquard.conformance.endless.learned;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Programs that wait with time limits for ever: one period later they are in the same state. */
public final class TimedPrograms {
  private TimedPrograms() {}

  /** What never comes. */
  private static void pass(CountDownLatch never, int seconds) {
    try {
      never.await(seconds, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Two clocks that count seconds by twos and threes, modulo six. */
  private static final class Seconds {
    private final CountDownLatch never = new CountDownLatch(1);
    private volatile int byTwos;

    void countByTwos() {
      while (true) {
        pass(never, 2);
        byTwos = (byTwos + 2) % 6;
      }
    }

    void countByThrees(int impossible) {
      boolean odd = true;
      while (true) {
        pass(never, 3);
        if (odd && byTwos == impossible) {
          throw new AssertionError("at three seconds, or nine, it is " + impossible);
        }
        odd = !odd;
      }
    }
  }

  @Expect(limits = "long")
  public static void periodsOfTwoAndThree() {
    Seconds seconds = new Seconds();
    new Thread(seconds::countByTwos).start();
    new Thread(() -> seconds.countByThrees(4)).start();
  }

  @Expect(failures = "assertion", limits = "long")
  public static void periodsOfTwoAndThreeThatMeet() {
    Seconds seconds = new Seconds();
    new Thread(seconds::countByTwos).start();
    new Thread(() -> seconds.countByThrees(2)).start();
  }

  /** A server that looks around now and then when there is nothing to do. */
  @Expect(limits = "long")
  public static void serverThatPolls() {
    BlockingQueue<Integer> jobs = new ArrayBlockingQueue<>(1);
    int[] idle = new int[1];
    new Thread(
            () -> {
              while (true) {
                try {
                  idle[0] = jobs.poll(2, TimeUnit.SECONDS) == null ? 1 : 0;
                } catch (InterruptedException e) {
                  throw new IllegalStateException(e);
                }
              }
            })
        .start();
    jobs.add(1);
  }
}
