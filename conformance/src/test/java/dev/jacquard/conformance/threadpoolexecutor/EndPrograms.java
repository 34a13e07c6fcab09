package dev.jacquard.conformance.threadpoolexecutor;

import static dev.jacquard.conformance.threadpoolexecutor.Pools.MANY;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The end of a pool, and what happens to tasks meanwhile. */
public final class EndPrograms {
  private EndPrograms() {}

  @Expect(
      outcomes = {"accepted 1", "rejected 0"},
      deep = false,
      reason = MANY)
  public static String shutdownAgainstExecute() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    AtomicInteger runs = new AtomicInteger();
    String[] seen = {"accepted"};
    Run.both(
        pool::shutdown,
        () -> {
          try {
            pool.execute(runs::incrementAndGet);
          } catch (RejectedExecutionException e) {
            seen[0] = "rejected";
          }
        });
    Run.end(pool);
    return seen[0] + " " + runs.get();
  }

  /** What is in the queue is still done after a shutdown. */
  @Expect(
      outcomes = {"true 2", "false 0", "false 1", "false 2"},
      deep = false,
      reason = MANY)
  public static String awaitTermination() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    AtomicInteger runs = new AtomicInteger();
    pool.execute(runs::incrementAndGet);
    pool.execute(runs::incrementAndGet);
    pool.shutdown();
    return pool.awaitTermination(1, TimeUnit.SECONDS) + " " + runs.get();
  }

  @Expect(
      outcomes = {"1 left, ran 1", "0 left, ran 2"},
      deep = false,
      reason = MANY)
  public static String shutdownNowGivesBack() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    AtomicInteger runs = new AtomicInteger();
    pool.execute(runs::incrementAndGet);
    pool.execute(runs::incrementAndGet);
    int left = pool.shutdownNow().size();
    Run.end(pool);
    return left + " left, ran " + runs.get();
  }

  @Expect(outcomes = "interrupted", deep = false, reason = MANY)
  public static String shutdownNowInterrupts() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    String[] seen = new String[1];
    CountDownLatch never = new CountDownLatch(1);
    pool.execute(
        () -> {
          try {
            never.await();
          } catch (InterruptedException e) {
            seen[0] = "interrupted";
          }
        });
    pool.shutdownNow();
    Run.end(pool);
    return seen[0];
  }

  @Expect(
      outcomes = {"true false", "true true"},
      deep = false,
      reason = MANY)
  public static String phases() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    pool.execute(() -> {});
    boolean before = pool.isShutdown();
    pool.shutdown();
    String seen = (!before && pool.isShutdown()) + " " + pool.isTerminated();
    Run.end(pool);
    return seen;
  }

  /** Nobody ends the worker, and it is no daemon. */
  @Expect(outcomes = "1", failures = "deadlock", deep = false, reason = MANY)
  public static String neverShutDown() throws Exception {
    return "" + Pools.fixed(1).submit(() -> 1).get();
  }

  @Expect(outcomes = "1", deep = false, reason = MANY)
  public static String neverShutDownWithDaemons() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    pool.setThreadFactory(
        body -> {
          Thread thread = new Thread(body);
          thread.setDaemon(true);
          return thread;
        });
    return "" + pool.submit(() -> 1).get();
  }

  /** Who waits for the end also waits for the hook that tells of it. */
  @Expect(outcomes = "1", deep = false, reason = MANY)
  public static String terminatedComesBeforeTheEnd() throws Exception {
    AtomicInteger told = new AtomicInteger();
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
          @Override
          protected void terminated() {
            told.incrementAndGet();
          }
        };
    pool.execute(() -> {});
    Run.end(pool);
    return "" + told.get();
  }
}
