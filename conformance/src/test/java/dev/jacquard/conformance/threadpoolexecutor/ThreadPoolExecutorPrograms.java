package dev.jacquard.conformance.threadpoolexecutor;

import static dev.jacquard.conformance.threadpoolexecutor.Pools.MANY;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;

/** Workers and their tasks. */
public final class ThreadPoolExecutorPrograms {
  private ThreadPoolExecutorPrograms() {}

  @Expect(outcomes = "pool-1-thread-1", deep = false, reason = MANY)
  public static String name() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    String name = pool.submit(() -> Thread.currentThread().getName()).get();
    Run.end(pool);
    return name;
  }

  /** Below its core size a pool makes a thread for each task. */
  @Expect(
      outcomes = {"1 2 1", "1 2 2"},
      deep = false,
      reason = MANY)
  public static String twoWorkersThreeTasks() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(2);
    Future<String> first = pool.submit(Pools::thread);
    Future<String> second = pool.submit(Pools::thread);
    Future<String> third = pool.submit(Pools::thread);
    String seen = first.get() + " " + second.get() + " " + third.get();
    Run.end(pool);
    return seen;
  }

  /** What a task leaves with its thread is there for the next one, whichever came last. */
  @Expect(
      outcomes = {"a", "b"},
      deep = false,
      reason = MANY)
  public static String whatATaskLeavesToTheNext() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    ThreadLocal<String> left = new ThreadLocal<>();
    Run.both(() -> pool.execute(() -> left.set("a")), () -> pool.execute(() -> left.set("b")));
    String seen = pool.submit(left::get).get();
    pool.shutdown();
    return seen;
  }

  /** A worker has the loader of whoever made it need it, in all of its tasks. */
  @Expect(
      outcomes = {"true", "false"},
      deep = false,
      reason = MANY)
  public static String whatAWorkerInherits() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    ClassLoader other = ClassLoader.getPlatformClassLoader();
    Thread one =
        new Thread(
            () -> {
              Thread.currentThread().setContextClassLoader(other);
              pool.execute(() -> {});
            });
    Thread two = new Thread(() -> pool.execute(() -> {}));
    one.start();
    two.start();
    one.join();
    two.join();
    boolean inherited =
        pool.submit(() -> Thread.currentThread().getContextClassLoader() == other).get();
    pool.shutdown();
    return String.valueOf(inherited);
  }

  @Expect(outcomes = "012", deep = false, reason = MANY)
  public static String oneWorkerKeepsOrder() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    StringBuilder order = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      int n = i;
      pool.execute(() -> order.append(n));
    }
    Run.end(pool);
    return order.toString();
  }

  @Expect(
      outcomes = {"01", "10"},
      deep = false,
      reason = MANY)
  public static String twoSubmitters() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    StringBuilder order = new StringBuilder();
    Run.both(() -> pool.execute(() -> order.append(0)), () -> pool.execute(() -> order.append(1)));
    Run.end(pool);
    return order.toString();
  }

  /** Tasks of two workers are not ordered. */
  @Expect(failures = "race", deep = false, reason = MANY)
  public static String tasksRace() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(2);
    int[] count = new int[1];
    pool.execute(() -> count[0]++);
    pool.execute(() -> count[0]++);
    Run.end(pool);
    return "done";
  }

  @Expect(outcomes = "3", deep = false, reason = MANY)
  public static String submissionPublishes() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    int[] cell = {1};
    pool.execute(() -> cell[0]++);
    Run.end(pool);
    cell[0]++;
    return "" + cell[0];
  }

  /** A task that leaves its interrupt behind does not disturb the next one. */
  @Expect(outcomes = "false", deep = false, reason = MANY)
  public static String interruptDoesNotLast() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    pool.execute(() -> Thread.currentThread().interrupt());
    Future<Boolean> next = pool.submit(() -> Thread.currentThread().isInterrupted());
    String seen = "" + next.get();
    Run.end(pool);
    return seen;
  }

  /** A worker whose task fails ends, and another one takes its place. */
  @Expect(outcomes = "2", failures = "exception", deep = false, reason = MANY)
  public static String failingTask() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    pool.execute(
        () -> {
          throw new IllegalStateException("boom");
        });
    String seen = pool.submit(Pools::thread).get();
    Run.end(pool);
    return seen;
  }

  @Expect(outcomes = "boom 1", deep = false, reason = MANY)
  public static String failureOfASubmittedTaskIsKept() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    Future<?> failing =
        pool.submit(
            () -> {
              throw new IllegalStateException("boom");
            });
    String seen;
    try {
      seen = "" + failing.get();
    } catch (ExecutionException e) {
      seen = e.getCause().getMessage();
    }
    seen += " " + pool.submit(Pools::thread).get();
    Run.end(pool);
    return seen;
  }

  /** The two tasks wait for each other in a pool with one thread. */
  @Expect(failures = "deadlock", deep = false, reason = MANY)
  public static String starvation() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    Future<String> outer = pool.submit(() -> pool.submit(Pools::thread).get());
    String seen = outer.get();
    Run.end(pool);
    return seen;
  }

  @Expect(
      outcomes = {"2 1", "2 2"},
      deep = false,
      reason = MANY)
  public static String prestart() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(2);
    int started = pool.prestartAllCoreThreads();
    String seen = started + " " + pool.submit(Pools::thread).get();
    Run.end(pool);
    return seen;
  }

  @Expect(outcomes = "true false", deep = false, reason = MANY)
  public static String prestartOne() {
    ThreadPoolExecutor pool = Pools.fixed(1);
    String seen = pool.prestartCoreThread() + " " + pool.prestartCoreThread();
    pool.shutdown();
    return seen;
  }

  @Expect(
      outcomes = {"true 1", "false 2"},
      deep = false,
      reason = MANY)
  public static String remove() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    AtomicInteger runs = new AtomicInteger();
    Runnable task = runs::incrementAndGet;
    pool.execute(runs::incrementAndGet);
    pool.execute(task);
    boolean removed = pool.remove(task);
    Run.end(pool);
    return removed + " " + runs.get();
  }

  @Expect(
      outcomes = {"0", "1"},
      deep = false,
      reason = MANY)
  public static String purge() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    AtomicInteger runs = new AtomicInteger();
    pool.execute(() -> {});
    Future<?> task = pool.submit(runs::incrementAndGet);
    task.cancel(false);
    pool.purge();
    Run.end(pool);
    return "" + runs.get();
  }
}
