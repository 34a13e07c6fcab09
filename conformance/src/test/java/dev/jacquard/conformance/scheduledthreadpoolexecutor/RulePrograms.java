package dev.jacquard.conformance.scheduledthreadpoolexecutor;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Policies, what is refused, what tasks say of themselves, and tasks that are decorated. */
public final class RulePrograms {
  private static final String MANY = "the JDK's code has too many steps";

  private RulePrograms() {}

  @Expect(outcomes = "INNNIIINN", executions = 1)
  public static String refusals() {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    return Words.thrownByEach(
            () -> new ScheduledThreadPoolExecutor(-1),
            () -> pool.schedule((Runnable) null, 1, TimeUnit.SECONDS),
            () -> pool.schedule((Callable<?>) null, 1, TimeUnit.SECONDS),
            () -> pool.schedule(() -> {}, 1, null),
            () -> pool.scheduleAtFixedRate(() -> {}, 1, 0, TimeUnit.SECONDS),
            () -> pool.scheduleWithFixedDelay(() -> {}, 1, -1, TimeUnit.SECONDS),
            () -> pool.scheduleWithFixedDelay(() -> {}, 1, 0, TimeUnit.SECONDS),
            () -> pool.scheduleAtFixedRate(null, 1, 1, TimeUnit.SECONDS),
            () -> pool.execute(null))
        .replace("IllegalArgumentException", "I")
        .replace("NullPointerException", "N")
        .replace(" ", "");
  }

  @Expect(outcomes = "false true false 0 true false true true 2", executions = 1)
  public static String policies() {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(2);
    boolean periodic = pool.getContinueExistingPeriodicTasksAfterShutdownPolicy();
    boolean delayed = pool.getExecuteExistingDelayedTasksAfterShutdownPolicy();
    boolean removing = pool.getRemoveOnCancelPolicy();
    pool.setContinueExistingPeriodicTasksAfterShutdownPolicy(true);
    pool.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    pool.setRemoveOnCancelPolicy(true);
    return Words.of(
        periodic,
        delayed,
        removing,
        pool.getQueue().size(),
        pool.getContinueExistingPeriodicTasksAfterShutdownPolicy(),
        pool.getExecuteExistingDelayedTasksAfterShutdownPolicy(),
        pool.getRemoveOnCancelPolicy(),
        pool.getMaximumPoolSize() == Integer.MAX_VALUE,
        pool.getCorePoolSize());
  }

  /** One that is cancelled stays in the queue, unless it is to be removed. */
  @Expect(outcomes = "1 0 1 true", deep = false, reason = MANY)
  public static String removedOnCancel() throws Exception {
    Semaphore go = new Semaphore(0);
    ScheduledThreadPoolExecutor pool = busyPool(go);
    pool.schedule(() -> {}, 5, TimeUnit.DAYS).cancel(false);
    int kept = pool.getQueue().size();
    pool.setRemoveOnCancelPolicy(true);
    pool.purge();
    ScheduledFuture<?> removed = pool.schedule(() -> {}, 5, TimeUnit.DAYS);
    int one = pool.getQueue().size();
    removed.cancel(false);
    int none = pool.getQueue().size();
    pool.shutdownNow();
    go.release();
    Run.end(pool);
    return Words.of(kept, none, one, removed.isCancelled());
  }

  /** A pool with one thread, which is busy until it is let go. */
  private static ScheduledThreadPoolExecutor busyPool(Semaphore go) throws InterruptedException {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    CountDownLatch busy = new CountDownLatch(1);
    pool.execute(
        () -> {
          busy.countDown();
          go.acquireUninterruptibly();
        });
    busy.await();
    return pool;
  }

  /** How long it will take grows with the delay; a periodic task says that it is one. */
  @Expect(outcomes = "true true -1 0 false true 2 true", deep = false, reason = MANY)
  public static String tasks() throws Exception {
    Semaphore go = new Semaphore(0);
    ScheduledThreadPoolExecutor pool = busyPool(go);
    ScheduledFuture<?> sooner = pool.schedule(() -> {}, 2, TimeUnit.DAYS);
    ScheduledFuture<?> later = pool.scheduleAtFixedRate(() -> {}, 9, 1, TimeUnit.DAYS);
    long hours = sooner.getDelay(TimeUnit.HOURS);
    boolean before = hours <= 48;
    boolean about = hours >= 0;
    int order = sooner.compareTo(later);
    int same = sooner.compareTo(sooner);
    boolean once = ((RunnableScheduledFuture<?>) sooner).isPeriodic();
    boolean again = ((RunnableScheduledFuture<?>) later).isPeriodic();
    List<Runnable> left = pool.shutdownNow();
    go.release();
    Run.end(pool);
    return Words.of(before, about, order, same, once, again, left.size(), left.contains(sooner));
  }

  /** Counts what it is given to decorate. */
  private static final class Decorating extends ScheduledThreadPoolExecutor {
    private int runnables;
    private int callables;

    Decorating() {
      super(1);
    }

    @Override
    protected <V> RunnableScheduledFuture<V> decorateTask(
        Runnable body, RunnableScheduledFuture<V> task) {
      runnables++;
      return task;
    }

    @Override
    protected <V> RunnableScheduledFuture<V> decorateTask(
        Callable<V> body, RunnableScheduledFuture<V> task) {
      callables++;
      return task;
    }
  }

  /** Whatever is to be done is decorated, at once or not, and before it is refused. */
  @Expect(outcomes = "true 3 2", executions = 1)
  public static String decorated() {
    Decorating pool = new Decorating();
    pool.shutdown();
    String refused =
        Words.thrownByEach(
            () -> pool.schedule(() -> 5, -1, TimeUnit.SECONDS),
            () -> pool.schedule(() -> {}, 0, TimeUnit.SECONDS),
            () -> pool.scheduleAtFixedRate(() -> {}, 1, 1, TimeUnit.SECONDS),
            () -> pool.execute(() -> {}),
            () -> pool.submit(() -> 6));
    boolean all = refused.replace("RejectedExecutionException", "").isBlank();
    return Words.of(all, pool.runnables, pool.callables);
  }

  /** Who waits for a periodic task gets what ended it. */
  @Expect(
      outcomes = "ExecutionException(IllegalStateException) true false",
      deep = false,
      reason = MANY)
  public static String failingPeriodIsSeen() throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    ScheduledFuture<?> task =
        pool.scheduleWithFixedDelay(
            () -> {
              throw new IllegalStateException();
            },
            1,
            1,
            TimeUnit.MILLISECONDS);
    String thrown = Words.thrownWithCause(task::get);
    Run.end(pool);
    return Words.of(thrown, task.isDone(), task.isCancelled());
  }
}
