package dev.jacquard.conformance.threadpoolexecutor;

import static dev.jacquard.conformance.threadpoolexecutor.Pools.MANY;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Tasks that a pool does not take, and what becomes of them. */
public final class RejectionPrograms {
  private RejectionPrograms() {}

  @Expect(
      outcomes = {"aaa", "aar"},
      deep = false,
      reason = MANY)
  public static String boundedQueueRejects() throws Exception {
    ThreadPoolExecutor pool = Pools.make(1, 1, 0, new ArrayBlockingQueue<>(1));
    String seen = "";
    for (int i = 0; i < 3; i++) {
      try {
        pool.execute(() -> {});
        seen += "a";
      } catch (RejectedExecutionException e) {
        seen += "r";
      }
    }
    Run.end(pool);
    return seen;
  }

  @Expect(
      outcomes = {
        "Running, pool size = 1, active threads = 1, queued tasks = 1, completed tasks = 0"
      },
      deep = false,
      reason = MANY)
  public static String messageOfRejection() throws Exception {
    ThreadPoolExecutor pool = Pools.make(1, 1, 0, new ArrayBlockingQueue<>(1));
    CountDownLatch go = new CountDownLatch(1);
    CountDownLatch busy = new CountDownLatch(1);
    pool.execute(
        Run.unchecked(
            () -> {
              busy.countDown();
              go.await();
            }));
    busy.await();
    pool.execute(() -> {});
    String seen = "accepted";
    try {
      pool.execute(() -> {});
    } catch (RejectedExecutionException e) {
      String message = e.getMessage();
      seen = message.substring(message.lastIndexOf('[') + 1, message.length() - 1);
    }
    go.countDown();
    Run.end(pool);
    return seen;
  }

  @Expect(
      outcomes = {"1 1 1", "1 1 main"},
      deep = false,
      reason = MANY)
  public static String callerRuns() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(1),
            new ThreadPoolExecutor.CallerRunsPolicy());
    return Pools.threadsOfThreeTasks(pool);
  }

  @Expect(
      outcomes = {"5", "7"},
      deep = false,
      reason = MANY)
  public static String discardOldest() throws Exception {
    return discard(new ThreadPoolExecutor.DiscardOldestPolicy());
  }

  @Expect(
      outcomes = {"3", "7"},
      deep = false,
      reason = MANY)
  public static String discard() throws Exception {
    return discard(new ThreadPoolExecutor.DiscardPolicy());
  }

  private static String discard(RejectedExecutionHandler policy) throws InterruptedException {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingDeque<>(1), policy);
    AtomicInteger sum = new AtomicInteger();
    for (int bit = 1; bit < 8; bit *= 2) {
      int add = bit;
      pool.execute(() -> sum.addAndGet(add));
    }
    Run.end(pool);
    return "" + sum.get();
  }

  @Expect(outcomes = "mine", deep = false, reason = MANY)
  public static String ownRejection() throws Exception {
    String[] seen = new String[1];
    ThreadPoolExecutor pool = Pools.fixed(1);
    pool.setRejectedExecutionHandler((task, executor) -> seen[0] = "mine");
    pool.shutdown();
    pool.execute(() -> {});
    return seen[0];
  }
}
