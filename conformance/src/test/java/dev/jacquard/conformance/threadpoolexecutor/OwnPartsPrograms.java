package dev.jacquard.conformance.threadpoolexecutor;

import static dev.jacquard.conformance.threadpoolexecutor.Pools.MANY;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Pools with parts that the program brings along: hooks of a subclass, factories, queues. */
public final class OwnPartsPrograms {
  private OwnPartsPrograms() {}

  @Expect(outcomes = "b1ab2xt", deep = false, reason = MANY, failures = "exception")
  public static String hooksOfSubclasses() throws Exception {
    StringBuilder seen = new StringBuilder();
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
          @Override
          protected void beforeExecute(Thread thread, Runnable task) {
            seen.append("b");
          }

          @Override
          protected void afterExecute(Runnable task, Throwable thrown) {
            seen.append(thrown == null ? "a" : "x");
          }

          @Override
          protected void terminated() {
            seen.append("t");
          }
        };
    pool.execute(() -> seen.append(1));
    pool.execute(
        () -> {
          seen.append(2);
          throw new IllegalStateException();
        });
    Run.end(pool);
    return seen.toString();
  }

  @Expect(
      outcomes = {"worker 1", "worker 2"},
      deep = false,
      reason = MANY)
  public static String ownFactory() throws Exception {
    AtomicInteger made = new AtomicInteger();
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            2,
            2,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            body -> new Thread(body, "worker " + made.incrementAndGet()));
    String[] seen = new String[2];
    Run.both(
        () -> pool.execute(() -> seen[0] = Thread.currentThread().getName()),
        () -> pool.execute(() -> seen[1] = Thread.currentThread().getName()));
    Run.end(pool);
    return seen[0];
  }

  /** Without a thread the task waits in the queue, and nobody comes. */
  @Expect(outcomes = "1", deep = false, reason = MANY)
  public static String factoryWithoutThreads() {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), body -> null);
    pool.execute(() -> {});
    return "" + pool.shutdownNow().size();
  }

  @Expect(outcomes = "no thread", deep = false, reason = MANY)
  public static String failingFactory() {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            body -> {
              throw new IllegalStateException("no thread");
            });
    try {
      pool.execute(() -> {});
      return "accepted";
    } catch (IllegalStateException e) {
      return e.getMessage();
    }
  }

  /** A queue in which the program's own code runs: the pool is explored with the JDK's code. */
  @Expect(outcomes = "done", deep = false, reason = MANY)
  public static String queueWithComparisons() {
    ThreadPoolExecutor pool = Pools.make(1, 1, 0, new PriorityBlockingQueue<>());
    pool.execute(() -> {});
    pool.shutdown();
    return "done";
  }
}
