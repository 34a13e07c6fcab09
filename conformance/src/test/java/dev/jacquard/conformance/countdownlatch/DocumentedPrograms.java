package dev.jacquard.conformance.countdownlatch;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  private static String text(CountDownLatch latch) {
    String text = latch.toString();
    return text.substring(text.indexOf('['));
  }

  @Expect(
      outcomes =
          "IllegalArgumentException 1 false false NullPointerException [Count = 1] done 0 done 0"
              + " done true true true [Count = 0]",
      executions = 1)
  public static String counting() {
    CountDownLatch latch = new CountDownLatch(1);
    return new Notes()
        .note(() -> new CountDownLatch(-1))
        .note(() -> latch.getCount())
        .note(() -> latch.await(0, TimeUnit.SECONDS))
        .note(() -> latch.await(-1, TimeUnit.SECONDS))
        .note(() -> latch.await(1, null))
        .note(() -> text(latch))
        .note(() -> latch.countDown())
        .note(() -> latch.getCount())
        .note(() -> latch.countDown())
        .note(() -> latch.getCount())
        .note(() -> latch.await())
        .note(() -> latch.await(0, TimeUnit.SECONDS))
        .note(() -> latch.await(Long.MIN_VALUE, TimeUnit.DAYS))
        .note(() -> new CountDownLatch(0).await(1, TimeUnit.SECONDS))
        .note(() -> text(latch))
        .toString();
  }

  /** Even where there is nothing to wait for. */
  @Expect(
      outcomes =
          "InterruptedException false InterruptedException false InterruptedException false"
              + " InterruptedException false done true")
  public static String interruptedBefore() {
    CountDownLatch closed = new CountDownLatch(1);
    CountDownLatch open = new CountDownLatch(0);
    return new Notes()
        .interrupted(() -> closed.await())
        .interrupted(() -> closed.await(1, TimeUnit.SECONDS))
        .interrupted(() -> open.await())
        .interrupted(() -> open.await(0, TimeUnit.SECONDS))
        .interrupted(() -> closed.countDown())
        .toString();
  }

  @Expect(outcomes = "InterruptedException false 1")
  public static String whoWaitsIsInterrupted() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    return QueueContract.whileInterrupted(
            () -> {
              latch.await();
              return "passed";
            })
        + " "
        + latch.getCount();
  }

  /** The count may reach zero before the interrupt comes, and then the wait is over. */
  @Expect(
      outcomes = {
        "InterruptedException false",
        "true true",
        "true false",
        "false true",
        "false false"
      })
  public static String interruptAndTimeLimitAndEnd() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Notes notes = new Notes();
    Thread waiter =
        new Thread(
            () ->
                notes
                    .note(() -> latch.await(1, TimeUnit.SECONDS))
                    .note(() -> Thread.currentThread().isInterrupted()));
    waiter.start();
    latch.countDown();
    waiter.interrupt();
    waiter.join();
    return notes.toString();
  }
}
