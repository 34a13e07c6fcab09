package dev.jacquard.conformance.executorcompletionservice;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Results in the order of their completion. */
public final class ExecutorCompletionServicePrograms {
  private static final String MANY = "the JDK's code has too many steps";

  private ExecutorCompletionServicePrograms() {}

  @Expect(
      outcomes = {"12", "21"},
      deep = false,
      reason = MANY)
  public static String whoeverIsFirst() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> 1);
    service.submit(() -> 2);
    String seen = "" + service.take().get() + service.take().get();
    pool.shutdown();
    return seen;
  }

  @Expect(outcomes = "12", deep = false, reason = MANY)
  public static String oneWorker() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> 1);
    service.submit(() -> 2);
    String seen = "" + service.take().get() + service.take().get();
    pool.shutdown();
    return seen;
  }

  @Expect(
      outcomes = {"null", "1"},
      deep = false,
      reason = MANY)
  public static String poll() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> 1);
    Future<Integer> done = service.poll();
    String seen = done == null ? "null" : "" + done.get();
    pool.shutdown();
    return seen;
  }

  @Expect(
      outcomes = {"late", "1"},
      deep = false,
      reason = MANY)
  public static String pollWithLimit() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> 1);
    Future<Integer> done = service.poll(1, TimeUnit.SECONDS);
    String seen = done == null ? "late" : "" + done.get();
    pool.shutdown();
    return seen;
  }

  /** A cancelled task is completed too. */
  @Expect(outcomes = "true", deep = false, reason = MANY)
  public static String cancelled() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    Future<Integer> task = service.submit(() -> 1);
    task.cancel(false);
    boolean same = service.take() == task;
    pool.shutdown();
    return "" + same;
  }
}
