package dev.jacquard.conformance.executorservice;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** What all executors can do. */
public final class ExecutorServicePrograms {
  private static final String MANY = "the JDK's code has too many steps";

  private ExecutorServicePrograms() {}

  /** The third task is done by whoever is first ready with another one. */
  @Expect(
      outcomes = {"123", "132", "213", "312"},
      deep = false,
      reason = MANY)
  public static String invokeAll() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger turn = new AtomicInteger();
    Callable<Integer> task = turn::incrementAndGet;
    StringBuilder seen = new StringBuilder();
    for (Future<Integer> future : pool.invokeAll(List.of(task, task, task))) {
      seen.append(future.get());
    }
    pool.shutdown();
    return seen.toString();
  }

  @Expect(
      outcomes = {"done", "cancelled"},
      deep = false,
      reason = MANY)
  public static String invokeAllWithLimit() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Callable<Integer> task = () -> 1;
    boolean cancelled = pool.invokeAll(List.of(task), 1, TimeUnit.SECONDS).get(0).isCancelled();
    pool.shutdown();
    return cancelled ? "cancelled" : "done";
  }

  @Expect(
      outcomes = {"1", "2"},
      deep = false,
      reason = MANY)
  public static String invokeAny() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    int seen = pool.invokeAny(List.of(() -> 1, () -> 2));
    pool.shutdown();
    return "" + seen;
  }

  @Expect(outcomes = "2", deep = false, reason = MANY)
  public static String invokeAnyPassesOverFailures() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Callable<Integer> failing =
        () -> {
          throw new IllegalStateException();
        };
    int seen = pool.invokeAny(List.of(failing, () -> 2));
    pool.shutdown();
    return "" + seen;
  }

  @Expect(
      outcomes = {"1", "late"},
      deep = false,
      reason = MANY)
  public static String getWithLimit() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> future = pool.submit(() -> 1);
    String seen;
    try {
      seen = "" + future.get(1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      seen = "late";
    }
    pool.shutdown();
    return seen;
  }

  @Expect(outcomes = "boom", deep = false, reason = MANY)
  public static String failure() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> future =
        pool.submit(
            () -> {
              throw new IllegalStateException("boom");
            });
    String seen;
    try {
      seen = "" + future.get();
    } catch (ExecutionException e) {
      seen = e.getCause().getMessage();
    }
    pool.shutdown();
    return seen;
  }

  @Expect(
      outcomes = {"true 0", "true 1", "false 1"},
      deep = false,
      reason = MANY)
  public static String cancelledBeforeItsTurn() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    AtomicInteger runs = new AtomicInteger();
    Future<?> future = pool.submit(runs::incrementAndGet);
    boolean cancelled = future.cancel(false);
    Run.end(pool);
    return cancelled + " " + runs.get();
  }

  /** Closing waits for everything that was submitted. */
  @Expect(outcomes = "3", minJdk = 19, deep = false, reason = MANY)
  public static String close() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger runs = new AtomicInteger();
    for (int i = 0; i < 3; i++) {
      pool.execute(runs::incrementAndGet);
    }
    ExecutorService.class.getMethod("close").invoke(pool);
    return "" + runs.get();
  }

  /** An interrupt while closing interrupts the tasks. */
  @Expect(
      outcomes = {"true", "false"},
      minJdk = 19,
      deep = false,
      reason = MANY)
  public static String interruptedClose() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    boolean[] interrupted = new boolean[1];
    pool.execute(() -> interrupted[0] = Thread.currentThread().isInterrupted());
    Thread closer =
        new Thread(
            () -> {
              try {
                ExecutorService.class.getMethod("close").invoke(pool);
              } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
              }
            });
    closer.start();
    closer.interrupt();
    closer.join();
    return "" + interrupted[0];
  }
}
