package dev.jacquard.conformance.countdownlatch;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public final class CountDownLatchPrograms {
  private CountDownLatchPrograms() {}

  @Expect(outcomes = "3", executions = 2)
  public static String waitsForAll() throws Exception {
    CountDownLatch done = new CountDownLatch(2);
    int[] part = new int[2];
    new Thread(
            () -> {
              part[0] = 1;
              done.countDown();
            })
        .start();
    new Thread(
            () -> {
              part[1] = 2;
              done.countDown();
            })
        .start();
    done.await();
    return "" + (part[0] + part[1]);
  }

  @Expect(
      outcomes = "5 5",
      executions = 1,
      deep = false,
      reason = "the queue has too many steps of its own")
  public static String lettingAllGo() throws Exception {
    CountDownLatch start = new CountDownLatch(1);
    int[] value = new int[1];
    int[] seen = new int[2];
    Run.all(
        () -> {
          value[0] = 5;
          start.countDown();
        },
        Run.unchecked(
            () -> {
              start.await();
              seen[0] = value[0];
            }),
        Run.unchecked(
            () -> {
              start.await();
              seen[1] = value[0];
            }));
    return seen[0] + " " + seen[1];
  }

  @Expect(failures = "deadlock")
  public static String oneTooFew() throws Exception {
    CountDownLatch latch = new CountDownLatch(2);
    new Thread(latch::countDown).start();
    latch.await();
    return "";
  }

  @Expect(outcomes = {"true 0", "false 0", "false 1"})
  public static String timeMayBeOver() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(latch::countDown).start();
    return latch.await(1, TimeUnit.SECONDS) + " " + latch.getCount();
  }

  @Expect(outcomes = "0", executions = 2)
  public static String countingOn() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Run.both(latch::countDown, latch::countDown);
    latch.await();
    return "" + latch.getCount();
  }

  @Expect(outcomes = {"interrupted", "open true"})
  public static String waitingCanBeInterrupted() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    String[] end = new String[1];
    Thread waiter =
        new Thread(
            () -> {
              try {
                latch.await();
                end[0] = "open " + Thread.currentThread().isInterrupted();
              } catch (InterruptedException e) {
                end[0] = "interrupted";
              }
            });
    waiter.start();
    waiter.interrupt();
    latch.countDown();
    waiter.join();
    return end[0];
  }

  /** Reading the count orders nothing by itself, but it is an atomic read of what was published. */
  @Expect(outcomes = {"1 -", "0 4"})
  public static String countShowsWhatWasDoneBefore() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    int[] data = new int[1];
    String[] seen = new String[1];
    Run.both(
        () -> {
          data[0] = 4;
          latch.countDown();
        },
        () -> {
          long count = latch.getCount();
          seen[0] = count + " " + (count == 0 ? "" + data[0] : "-");
        });
    return seen[0];
  }
}
