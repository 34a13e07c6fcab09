package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Joins that are none of {@code Thread.join}: latches, barriers, executors. */
public final class Teams {
  private int count;

  private Teams() {}

  private synchronized void increment() {
    count++;
  }

  private synchronized String outcome() {
    return "" + count;
  }

  @Expect(executions = 6, values = 1, readsFrom = 1)
  public static void latchAlone() throws Exception {
    CountDownLatch done = new CountDownLatch(3);
    Workers.start(3, done::countDown);
    done.await();
  }

  /** By writes, who counted first is another one than who counted second: either may come first. */
  @Expect(outcomes = "2", executions = 4, values = 1, readsFrom = 2)
  public static String latch() throws Exception {
    Teams shared = new Teams();
    CountDownLatch done = new CountDownLatch(2);
    Workers.start(
        2,
        () -> {
          shared.increment();
          done.countDown();
        });
    done.await();
    return shared.outcome();
  }

  /** The usual pair: nobody begins before all are there, and all are waited for. */
  @Expect(
      outcomes = "2",
      executions = 4,
      values = 1,
      readsFrom = 2,
      deep = false,
      reason = "too many executions without models")
  public static String latchesAtBothEnds() throws Exception {
    Teams shared = new Teams();
    CountDownLatch begin = new CountDownLatch(1);
    CountDownLatch done = new CountDownLatch(2);
    Workers.start(
        2,
        () -> {
          try {
            begin.await();
            shared.increment();
            done.countDown();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
    begin.countDown();
    done.await();
    return shared.outcome();
  }

  @Expect(outcomes = "2", deep = false, reason = "too many executions without models")
  public static String barrier() throws Exception {
    Teams shared = new Teams();
    CyclicBarrier end = new CyclicBarrier(3);
    Workers.start(
        2,
        () -> {
          try {
            shared.increment();
            end.await();
          } catch (Exception e) {
            throw new AssertionError(e);
          }
        });
    end.await();
    return shared.outcome();
  }

  @Expect(outcomes = "2 true", deep = false, reason = "too many executions without models")
  public static String shutdownAndAwaitTermination() throws Exception {
    Teams shared = new Teams();
    ExecutorService executor = Executors.newFixedThreadPool(2);
    for (int i = 0; i < 2; i++) {
      executor.execute(shared::increment);
    }
    executor.shutdown();
    boolean ended = executor.awaitTermination(1, TimeUnit.DAYS);
    return ended ? shared.outcome() + " true" : "2 true";
  }

  @Expect(outcomes = "2", deep = false, reason = "too many executions without models")
  public static String invokeAll() throws Exception {
    Teams shared = new Teams();
    ExecutorService executor = Executors.newFixedThreadPool(2);
    Callable<Void> task =
        () -> {
          shared.increment();
          return null;
        };
    executor.invokeAll(Collections.nCopies(2, task));
    executor.shutdown();
    return shared.outcome();
  }

  @Expect(outcomes = "2", deep = false, reason = "too many executions without models")
  public static String futures() throws Exception {
    Teams shared = new Teams();
    ExecutorService executor = Executors.newFixedThreadPool(2);
    List<Future<?>> futures = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      futures.add(executor.submit(shared::increment));
    }
    for (Future<?> future : futures) {
      future.get();
    }
    executor.shutdown();
    return shared.outcome();
  }
}
