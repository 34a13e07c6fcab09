package dev.jacquard.conformance.threadpoolexecutor;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Workers, queues, rejection and the end of a pool. */
public final class ThreadPoolExecutorPrograms {
  private static final String MANY = "the JDK's code has too many steps";

  private ThreadPoolExecutorPrograms() {}

  private static ThreadPoolExecutor fixed(int threads) {
    return new ThreadPoolExecutor(
        threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
  }

  private static String thread() {
    String name = Thread.currentThread().getName();
    return name.substring(name.lastIndexOf('-') + 1);
  }

  private static void end(ThreadPoolExecutor pool) throws InterruptedException {
    pool.shutdown();
    while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
      continue;
    }
  }

  @Expect(outcomes = "pool-1-thread-1", deep = false, reason = MANY)
  public static String name() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    String name = pool.submit(() -> Thread.currentThread().getName()).get();
    end(pool);
    return name;
  }

  /** Below its core size a pool makes a thread for each task. */
  @Expect(
      outcomes = {"1 2 1", "1 2 2"},
      deep = false,
      reason = MANY)
  public static String twoWorkersThreeTasks() throws Exception {
    ThreadPoolExecutor pool = fixed(2);
    Future<String> first = pool.submit(ThreadPoolExecutorPrograms::thread);
    Future<String> second = pool.submit(ThreadPoolExecutorPrograms::thread);
    Future<String> third = pool.submit(ThreadPoolExecutorPrograms::thread);
    String seen = first.get() + " " + second.get() + " " + third.get();
    end(pool);
    return seen;
  }

  @Expect(outcomes = "012", deep = false, reason = MANY)
  public static String oneWorkerKeepsOrder() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    StringBuilder order = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      int n = i;
      pool.execute(() -> order.append(n));
    }
    end(pool);
    return order.toString();
  }

  @Expect(
      outcomes = {"01", "10"},
      deep = false,
      reason = MANY)
  public static String twoSubmitters() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    StringBuilder order = new StringBuilder();
    Run.both(() -> pool.execute(() -> order.append(0)), () -> pool.execute(() -> order.append(1)));
    end(pool);
    return order.toString();
  }

  /** Tasks of two workers are not ordered. */
  @Expect(failures = "race", deep = false, reason = MANY)
  public static String tasksRace() throws Exception {
    ThreadPoolExecutor pool = fixed(2);
    int[] count = new int[1];
    pool.execute(() -> count[0]++);
    pool.execute(() -> count[0]++);
    end(pool);
    return "done";
  }

  @Expect(outcomes = "3", deep = false, reason = MANY)
  public static String submissionPublishes() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    int[] cell = {1};
    pool.execute(() -> cell[0]++);
    end(pool);
    cell[0]++;
    return "" + cell[0];
  }

  @Expect(
      outcomes = {"accepted 1", "rejected 0"},
      deep = false,
      reason = MANY)
  public static String shutdownAgainstExecute() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
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
    end(pool);
    return seen[0] + " " + runs.get();
  }

  /** What is in the queue is still done after a shutdown. */
  @Expect(
      outcomes = {"true 2", "false 0", "false 1", "false 2"},
      deep = false,
      reason = MANY)
  public static String awaitTermination() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
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
    ThreadPoolExecutor pool = fixed(1);
    AtomicInteger runs = new AtomicInteger();
    pool.execute(runs::incrementAndGet);
    pool.execute(runs::incrementAndGet);
    int left = pool.shutdownNow().size();
    end(pool);
    return left + " left, ran " + runs.get();
  }

  @Expect(outcomes = "interrupted", deep = false, reason = MANY)
  public static String shutdownNowInterrupts() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
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
    end(pool);
    return seen[0];
  }

  /** A task that leaves its interrupt behind does not disturb the next one. */
  @Expect(outcomes = "false", deep = false, reason = MANY)
  public static String interruptDoesNotLast() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    pool.execute(() -> Thread.currentThread().interrupt());
    Future<Boolean> next = pool.submit(() -> Thread.currentThread().isInterrupted());
    String seen = "" + next.get();
    end(pool);
    return seen;
  }

  @Expect(
      outcomes = {"true false", "true true"},
      deep = false,
      reason = MANY)
  public static String phases() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    pool.execute(() -> {});
    boolean before = pool.isShutdown();
    pool.shutdown();
    String seen = (!before && pool.isShutdown()) + " " + pool.isTerminated();
    end(pool);
    return seen;
  }

  /** Nobody ends the worker, and it is no daemon. */
  @Expect(outcomes = "1", failures = "deadlock", deep = false, reason = MANY)
  public static String neverShutDown() throws Exception {
    return "" + fixed(1).submit(() -> 1).get();
  }

  @Expect(outcomes = "1", deep = false, reason = MANY)
  public static String neverShutDownWithDaemons() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    pool.setThreadFactory(
        body -> {
          Thread thread = new Thread(body);
          thread.setDaemon(true);
          return thread;
        });
    return "" + pool.submit(() -> 1).get();
  }

  /** A worker whose task fails ends, and another one takes its place. */
  @Expect(outcomes = "2", failures = "exception", deep = false, reason = MANY)
  public static String failingTask() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    pool.execute(
        () -> {
          throw new IllegalStateException("boom");
        });
    String seen = pool.submit(ThreadPoolExecutorPrograms::thread).get();
    end(pool);
    return seen;
  }

  @Expect(outcomes = "boom 1", deep = false, reason = MANY)
  public static String failureOfASubmittedTaskIsKept() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    Future<?> failing =
        pool.submit(
            () -> {
              throw new IllegalStateException("boom");
            });
    String seen;
    try {
      seen = "" + failing.get();
    } catch (java.util.concurrent.ExecutionException e) {
      seen = e.getCause().getMessage();
    }
    seen += " " + pool.submit(ThreadPoolExecutorPrograms::thread).get();
    end(pool);
    return seen;
  }

  @Expect(
      outcomes = {"aaa", "aar"},
      deep = false,
      reason = MANY)
  public static String boundedQueueRejects() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
    String seen = "";
    for (int i = 0; i < 3; i++) {
      try {
        pool.execute(() -> {});
        seen += "a";
      } catch (RejectedExecutionException e) {
        seen += "r";
      }
    }
    end(pool);
    return seen;
  }

  @Expect(
      outcomes = {
        "Running, pool size = 1, active threads = 1, queued tasks = 1, completed tasks = 0"
      },
      deep = false,
      reason = MANY)
  public static String messageOfRejection() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
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
    end(pool);
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
    String[] seen = new String[3];
    for (int i = 0; i < 3; i++) {
      int n = i;
      pool.execute(() -> seen[n] = thread());
    }
    end(pool);
    return String.join(" ", seen);
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

  private static String discard(java.util.concurrent.RejectedExecutionHandler policy)
      throws InterruptedException {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingDeque<>(1), policy);
    AtomicInteger sum = new AtomicInteger();
    for (int bit = 1; bit < 8; bit *= 2) {
      int add = bit;
      pool.execute(() -> sum.addAndGet(add));
    }
    end(pool);
    return "" + sum.get();
  }

  @Expect(outcomes = "mine", deep = false, reason = MANY)
  public static String ownRejection() throws Exception {
    String[] seen = new String[1];
    ThreadPoolExecutor pool = fixed(1);
    pool.setRejectedExecutionHandler((task, executor) -> seen[0] = "mine");
    pool.shutdown();
    pool.execute(() -> {});
    return seen[0];
  }

  /** Beyond the core a thread is made only if the queue is full. */
  @Expect(
      outcomes = {"1 1 1", "1 1 2", "1 2 2"},
      deep = false,
      reason = MANY)
  public static String growsWhenTheQueueIsFull() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
    String[] seen = new String[3];
    for (int i = 0; i < 3; i++) {
      int n = i;
      pool.execute(() -> seen[n] = thread());
    }
    end(pool);
    return String.join(" ", seen);
  }

  /** An idle worker is used again, or has left, or has not come back yet. */
  @Expect(
      outcomes = {"1 1", "1 2"},
      deep = false,
      reason = MANY)
  public static String handOver() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(0, 2, 1, TimeUnit.SECONDS, new SynchronousQueue<>());
    String seen =
        pool.submit(ThreadPoolExecutorPrograms::thread).get()
            + " "
            + pool.submit(ThreadPoolExecutorPrograms::thread).get();
    end(pool);
    return seen;
  }

  /** With one thread at most, a task is handed over or rejected. */
  @Expect(
      outcomes = {"1 1", "1 rejected", "1 2"},
      deep = false,
      reason = MANY)
  public static String handOverOrReject() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new SynchronousQueue<>());
    String seen = pool.submit(ThreadPoolExecutorPrograms::thread).get();
    try {
      seen += " " + pool.submit(ThreadPoolExecutorPrograms::thread).get();
    } catch (RejectedExecutionException e) {
      seen += " rejected";
    }
    end(pool);
    return seen;
  }

  /** A core worker waits for ever; the second one leaves after its time. */
  @Expect(
      outcomes = {"1 1", "1 2"},
      deep = false,
      reason = MANY)
  public static String handOverToTheCore() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new SynchronousQueue<>());
    String seen =
        pool.submit(ThreadPoolExecutorPrograms::thread).get()
            + " "
            + pool.submit(ThreadPoolExecutorPrograms::thread).get();
    end(pool);
    return seen;
  }

  /** The worker may leave before the second task comes; another one is made then. */
  @Expect(
      outcomes = {"1 1", "1 2"},
      deep = false,
      reason = MANY)
  public static String coreTimesOut() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    pool.allowCoreThreadTimeOut(true);
    String seen =
        pool.submit(ThreadPoolExecutorPrograms::thread).get()
            + " "
            + pool.submit(ThreadPoolExecutorPrograms::thread).get();
    end(pool);
    return seen;
  }

  /** All workers leave by themselves, so nobody has to shut the pool down. */
  @Expect(outcomes = "1", deep = false, reason = MANY)
  public static String timedOutPoolNeedsNoShutdown() throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    return pool.submit(ThreadPoolExecutorPrograms::thread).get();
  }

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
    end(pool);
    return seen.toString();
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
    end(pool);
    return "" + told.get();
  }

  @Expect(
      outcomes = {"true 1", "false 2"},
      deep = false,
      reason = MANY)
  public static String remove() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    AtomicInteger runs = new AtomicInteger();
    Runnable task = runs::incrementAndGet;
    pool.execute(runs::incrementAndGet);
    pool.execute(task);
    boolean removed = pool.remove(task);
    end(pool);
    return removed + " " + runs.get();
  }

  @Expect(
      outcomes = {"0", "1"},
      deep = false,
      reason = MANY)
  public static String purge() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    AtomicInteger runs = new AtomicInteger();
    pool.execute(() -> {});
    Future<?> task = pool.submit(runs::incrementAndGet);
    task.cancel(false);
    pool.purge();
    end(pool);
    return "" + runs.get();
  }

  @Expect(
      outcomes = {"2 1", "2 2"},
      deep = false,
      reason = MANY)
  public static String prestart() throws Exception {
    ThreadPoolExecutor pool = fixed(2);
    int started = pool.prestartAllCoreThreads();
    String seen = started + " " + pool.submit(ThreadPoolExecutorPrograms::thread).get();
    end(pool);
    return seen;
  }

  @Expect(outcomes = "true false", deep = false, reason = MANY)
  public static String prestartOne() {
    ThreadPoolExecutor pool = fixed(1);
    String seen = pool.prestartCoreThread() + " " + pool.prestartCoreThread();
    pool.shutdown();
    return seen;
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
    end(pool);
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

  /** The two tasks wait for each other in a pool with one thread. */
  @Expect(failures = "deadlock", deep = false, reason = MANY)
  public static String starvation() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    Future<String> outer = pool.submit(() -> pool.submit(ThreadPoolExecutorPrograms::thread).get());
    String seen = outer.get();
    end(pool);
    return seen;
  }

  @Expect(outcomes = "0 1 2 0", deep = false, reason = MANY)
  public static String numbersAfterTheEnd() throws Exception {
    ThreadPoolExecutor pool = fixed(1);
    pool.execute(() -> {});
    pool.execute(() -> {});
    end(pool);
    return pool.getPoolSize()
        + " "
        + pool.getLargestPoolSize()
        + " "
        + pool.getCompletedTaskCount()
        + " "
        + pool.getActiveCount();
  }

  /** Who asks for numbers while the pool works sees them in the middle of the JDK's steps. */
  @Expect(outcomes = "1", deep = false, reason = MANY)
  public static String numbersMeanwhile() {
    ThreadPoolExecutor pool = fixed(1);
    pool.execute(() -> {});
    String seen = "" + pool.getPoolSize();
    pool.shutdown();
    return seen;
  }

  @Expect(
      outcomes = {"0", "1"},
      deep = false,
      reason = MANY)
  public static String queueMeanwhile() {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(0, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    pool.execute(() -> {});
    String seen = "" + pool.getQueue().size();
    pool.shutdown();
    return seen;
  }

  /** A queue in which the program's own code runs: the pool is explored with the JDK's code. */
  @Expect(outcomes = "done", deep = false, reason = MANY)
  public static String queueWithComparisons() {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>());
    pool.execute(() -> {});
    pool.shutdown();
    return "done";
  }
}
