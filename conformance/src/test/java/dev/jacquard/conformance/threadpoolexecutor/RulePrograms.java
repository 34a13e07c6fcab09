package dev.jacquard.conformance.threadpoolexecutor;

import static dev.jacquard.conformance.threadpoolexecutor.Pools.MANY;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What pools refuse, what they say of themselves, and the methods for those who extend them. */
public final class RulePrograms {
  private RulePrograms() {}

  @Expect(outcomes = "IIIIINNNN", executions = 1)
  public static String constructors() {
    BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    return letters(
        () -> Pools.make(-1, 1, 1, queue),
        () -> Pools.make(0, 0, 1, queue),
        () -> Pools.make(2, 1, 1, queue),
        () -> Pools.make(1, 1, -1, queue),
        () -> Pools.make(1, -1, 1, queue),
        () -> Pools.make(1, 1, 1, null),
        () -> new ThreadPoolExecutor(1, 1, 1, null, queue),
        () -> new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, queue, (ThreadFactory) null),
        () ->
            new ThreadPoolExecutor(
                1, 1, 1, TimeUnit.SECONDS, queue, Thread::new, (RejectedExecutionHandler) null));
  }

  private static String letters(Run.Body... calls) {
    return Words.thrownByEach(calls)
        .replace("IllegalArgumentException", "I")
        .replace("NullPointerException", "N")
        .replace("nothing", "-")
        .replace(" ", "");
  }

  @Expect(outcomes = "IIIIIIINNNNNNNI-", executions = 1)
  public static String refusals() {
    ThreadPoolExecutor pool = Pools.make(1, 2, 0, new LinkedBlockingQueue<>());
    ThreadPoolExecutor leaving = Pools.make(1, 2, 5, new LinkedBlockingQueue<>());
    leaving.allowCoreThreadTimeOut(true);
    return letters(
        () -> pool.setCorePoolSize(-1),
        () -> pool.setCorePoolSize(3),
        () -> pool.setMaximumPoolSize(0),
        () -> leaving.setMaximumPoolSize(-1),
        () -> pool.setKeepAliveTime(-1, TimeUnit.SECONDS),
        () -> pool.allowCoreThreadTimeOut(true),
        () -> leaving.setKeepAliveTime(0, TimeUnit.SECONDS),
        () -> pool.setThreadFactory(null),
        () -> pool.setRejectedExecutionHandler(null),
        () -> pool.execute(null),
        () -> pool.submit((Runnable) null),
        () -> pool.submit((Callable<?>) null),
        () -> pool.invokeAll(null),
        () -> pool.invokeAny(null),
        () -> pool.invokeAny(List.of()),
        () -> pool.invokeAll(List.of()));
  }

  @Expect(outcomes = "1 2 3 3000 false true false / 2 4 7 true 0 0 0 0 0 true", executions = 1)
  public static String settings() {
    BlockingQueue<Runnable> queue = new ArrayBlockingQueue<>(2);
    ThreadPoolExecutor pool = Pools.make(1, 2, 3, queue);
    String first =
        Words.of(
            pool.getCorePoolSize(),
            pool.getMaximumPoolSize(),
            pool.getKeepAliveTime(TimeUnit.SECONDS),
            pool.getKeepAliveTime(TimeUnit.MILLISECONDS),
            pool.allowsCoreThreadTimeOut(),
            pool.getRejectedExecutionHandler() instanceof ThreadPoolExecutor.AbortPolicy,
            pool.isShutdown());
    pool.setMaximumPoolSize(4);
    pool.setCorePoolSize(2);
    pool.setKeepAliveTime(7, TimeUnit.SECONDS);
    pool.allowCoreThreadTimeOut(true);
    return first
        + " / "
        + Words.of(
            pool.getCorePoolSize(),
            pool.getMaximumPoolSize(),
            pool.getKeepAliveTime(TimeUnit.SECONDS),
            pool.allowsCoreThreadTimeOut(),
            pool.getPoolSize(),
            pool.getActiveCount(),
            pool.getLargestPoolSize(),
            pool.getTaskCount(),
            pool.getCompletedTaskCount(),
            pool.getQueue() == queue);
  }

  private static String text(ThreadPoolExecutor pool) {
    String text = pool.toString();
    return text.substring(text.indexOf('['));
  }

  @Expect(
      outcomes =
          "[Running, pool size = 0, active threads = 0, queued tasks = 0, completed tasks = 0]"
              + " [Terminated, pool size = 0, active threads = 0, queued tasks = 0, completed"
              + " tasks = 2] 2 2 0 1 true true false",
      deep = false,
      reason = MANY)
  public static String afterwards() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    String before = text(pool);
    pool.execute(() -> {});
    pool.execute(() -> {});
    Run.end(pool);
    return Words.of(
        before,
        text(pool),
        pool.getTaskCount(),
        pool.getCompletedTaskCount(),
        pool.getPoolSize(),
        pool.getLargestPoolSize(),
        pool.isShutdown(),
        pool.isTerminated(),
        pool.isTerminating());
  }

  /** What was cancelled stays in the queue until somebody removes it. */
  @Expect(outcomes = "true false true false 1", deep = false, reason = MANY)
  public static String removedAndPurged() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    CountDownLatch go = new CountDownLatch(1);
    Runnable second = () -> {};
    pool.execute(Run.unchecked(go::await));
    pool.execute(second);
    boolean removed = pool.remove(second);
    boolean again = pool.remove(second);
    Future<?> cancelled = pool.submit(() -> {});
    cancelled.cancel(false);
    boolean kept = pool.remove((Runnable) cancelled);
    Future<?> other = pool.submit(() -> {});
    other.cancel(false);
    pool.purge();
    boolean purged = pool.remove((Runnable) other);
    go.countDown();
    Run.end(pool);
    return Words.of(removed, again, kept, purged, pool.getCompletedTaskCount());
  }

  /** Tells when its hooks run, and makes tasks of its own sort. */
  private static final class Telling extends ThreadPoolExecutor {
    private final StringBuffer told = new StringBuffer();
    private String made = "";

    Telling() {
      super(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    @Override
    protected void beforeExecute(Thread thread, Runnable task) {
      told.append(thread == Thread.currentThread() ? "b" : "?");
    }

    @Override
    protected void afterExecute(Runnable task, Throwable thrown) {
      told.append(thrown == null ? "a" : "A");
    }

    @Override
    protected void terminated() {
      told.append("t").append(isTerminated()).append(isTerminating());
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> body) {
      made += "c";
      return new FutureTask<>(body);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Runnable body, T value) {
      made += "r";
      return new FutureTask<>(body, value);
    }
  }

  /** What a submitted task throws is in its future, and not seen by the hook. */
  @Expect(outcomes = "crr ExecutionException 3 null bababatfalsetrue", deep = false, reason = MANY)
  public static String hooks() throws Exception {
    Telling pool = new Telling();
    Future<Integer> failing =
        pool.submit(
            () -> {
              throw new IllegalStateException();
            });
    Future<Integer> given = pool.submit(() -> {}, 3);
    Future<?> nothing = pool.submit(() -> {});
    Run.end(pool);
    return Words.of(pool.made, Words.thrown(failing::get), given.get(), nothing.get(), pool.told);
  }

  /** An exception of a task ends its thread, and is seen by the hook. */
  @Expect(outcomes = "bAbatfalsetrue 2", deep = false, reason = MANY)
  public static String taskThatThrows() throws Exception {
    Telling pool = new Telling();
    pool.setThreadFactory(
        body -> {
          Thread thread = new Thread(body);
          thread.setUncaughtExceptionHandler((who, thrown) -> {});
          return thread;
        });
    pool.execute(
        () -> {
          throw new IllegalStateException();
        });
    pool.execute(() -> {});
    Run.end(pool);
    return pool.told + " " + pool.getCompletedTaskCount();
  }

  @Expect(outcomes = "0 - - 0", executions = 1)
  public static String policiesAfterShutdown() {
    ThreadPoolExecutor pool = Pools.fixed(1);
    int[] runs = new int[1];
    pool.shutdown();
    pool.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
    pool.execute(() -> runs[0]++);
    int caller = runs[0];
    pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    String discarded = letters(() -> pool.execute(() -> runs[0]++));
    pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardOldestPolicy());
    String oldest = letters(() -> pool.execute(() -> runs[0]++));
    return Words.of(caller, discarded, oldest, runs[0]);
  }
}
