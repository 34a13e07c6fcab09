package dev.jacquard.conformance.scheduledthreadpoolexecutor;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Delays, periods and what is left of them after a shutdown. */
public final class ScheduledThreadPoolExecutorPrograms {
  private static final String MANY = "the JDK's code has too many steps";
  private static final String RESTS = "the runs of a periodic task";

  private ScheduledThreadPoolExecutorPrograms() {}

  @Expect(outcomes = "pool-1-thread-1", deep = false, reason = MANY)
  public static String delayed() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    String name = pool.schedule(() -> Thread.currentThread().getName(), 10, TimeUnit.SECONDS).get();
    Run.end(pool);
    return name;
  }

  /** The later task comes first only if it runs before the other one is there. */
  @Expect(
      outcomes = {"ab", "ba"},
      deep = false,
      reason = MANY)
  public static String earlierFirst() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    StringBuilder order = new StringBuilder();
    pool.schedule(() -> order.append("a"), 20, TimeUnit.SECONDS);
    pool.schedule(() -> order.append("b"), 10, TimeUnit.SECONDS);
    Run.end(pool);
    return order.toString();
  }

  @Expect(outcomes = "ab", deep = false, reason = MANY)
  public static String inOrder() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    StringBuilder order = new StringBuilder();
    pool.schedule(() -> order.append("a"), 10, TimeUnit.SECONDS);
    pool.schedule(() -> order.append("b"), 20, TimeUnit.SECONDS);
    Run.end(pool);
    return order.toString();
  }

  /** Tasks without a delay keep their order. */
  @Expect(outcomes = "abc", deep = false, reason = MANY)
  public static String executeIsADelayOfZero() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    StringBuilder order = new StringBuilder();
    pool.execute(() -> order.append("a"));
    pool.execute(() -> order.append("b"));
    pool.execute(() -> order.append("c"));
    Run.end(pool);
    return order.toString();
  }

  @Expect(outcomes = "1", deep = false, reason = MANY)
  public static String delayedTasksSurviveAShutdown() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    AtomicInteger runs = new AtomicInteger();
    pool.schedule(runs::incrementAndGet, 10, TimeUnit.SECONDS);
    Run.end(pool);
    return "" + runs.get();
  }

  @Expect(
      outcomes = {"0 true", "1 false"},
      deep = false,
      reason = MANY)
  public static String unlessTheyAreNotToSurvive() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    AtomicInteger runs = new AtomicInteger();
    Future<?> task = pool.schedule(runs::incrementAndGet, 10, TimeUnit.SECONDS);
    Run.end(pool);
    return runs.get() + " " + task.isCancelled();
  }

  @Expect(
      outcomes = {"true 0", "true 1", "false 1"},
      deep = false,
      reason = MANY)
  public static String cancel() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    AtomicInteger runs = new AtomicInteger();
    ScheduledFuture<?> task = pool.schedule(runs::incrementAndGet, 10, TimeUnit.SECONDS);
    boolean cancelled = task.cancel(false);
    Run.end(pool);
    return cancelled + " " + runs.get();
  }

  @Expect(
      outcomes = {"0 left 1", "1 left 0"},
      deep = false,
      reason = MANY)
  public static String shutdownNow() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    AtomicInteger runs = new AtomicInteger();
    pool.schedule(runs::incrementAndGet, 10, TimeUnit.SECONDS);
    int left = pool.shutdownNow().size();
    Run.end(pool);
    return left + " left " + runs.get();
  }

  @Expect(outcomes = "rejected", deep = false, reason = MANY)
  public static String rejected() {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    pool.shutdown();
    try {
      pool.schedule(() -> {}, 1, TimeUnit.SECONDS);
      return "accepted";
    } catch (RejectedExecutionException e) {
      return "rejected";
    }
  }

  @Expect(
      outcomes = {"accepted 1", "rejected 0"},
      deep = false,
      reason = MANY)
  public static String scheduleAgainstShutdown() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    AtomicInteger runs = new AtomicInteger();
    String[] seen = {"accepted"};
    Run.both(
        pool::shutdown,
        () -> {
          try {
            pool.schedule(runs::incrementAndGet, 1, TimeUnit.SECONDS);
          } catch (RejectedExecutionException e) {
            seen[0] = "rejected";
          }
        });
    Run.end(pool);
    return seen[0] + " " + runs.get();
  }

  /** It may run any number of times; the exploration stops after some and says so. */
  @Expect(
      outcomes = {"2 true", "3 true", "4 true", "5 true"},
      uncontrolled = RESTS,
      deep = false,
      reason = "it has executions without end")
  public static String fixedRate() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    AtomicInteger runs = new AtomicInteger();
    CountDownLatch twice = new CountDownLatch(2);
    ScheduledFuture<?> task =
        pool.scheduleAtFixedRate(
            () -> {
              runs.incrementAndGet();
              twice.countDown();
            },
            1,
            1,
            TimeUnit.SECONDS);
    twice.await();
    Run.end(pool);
    return runs.get() + " " + task.isCancelled();
  }

  @Expect(
      outcomes = {"0", "1", "2", "3", "4", "5"},
      uncontrolled = RESTS,
      deep = false,
      reason = "it has executions without end")
  public static String cancelledPeriod() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    AtomicInteger runs = new AtomicInteger();
    pool.scheduleWithFixedDelay(runs::incrementAndGet, 1, 1, TimeUnit.SECONDS).cancel(false);
    Run.end(pool);
    return "" + runs.get();
  }

  /** A periodic task that fails is not repeated. */
  @Expect(outcomes = "1", deep = false, reason = MANY)
  public static String failingPeriod() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    AtomicInteger runs = new AtomicInteger();
    CountDownLatch once = new CountDownLatch(1);
    pool.scheduleAtFixedRate(
        () -> {
          runs.incrementAndGet();
          once.countDown();
          throw new IllegalStateException();
        },
        1,
        1,
        TimeUnit.SECONDS);
    once.await();
    Run.end(pool);
    return "" + runs.get();
  }

  /** Two workers, two delays: both orders. */
  @Expect(
      outcomes = {"1", "2"},
      deep = false,
      reason = MANY)
  public static String twoWorkers() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(2);
    AtomicInteger turn = new AtomicInteger();
    Future<Integer> first = pool.schedule(turn::incrementAndGet, 1, TimeUnit.SECONDS);
    pool.schedule(turn::incrementAndGet, 2, TimeUnit.SECONDS);
    Run.end(pool);
    return "" + first.get();
  }
}
