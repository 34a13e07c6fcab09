package dev.jacquard.conformance.forkjoinpool;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Pools with a worker for each task. */
public final class ForkJoinPools {
  private ForkJoinPools() {}

  @Expect(outcomes = "7", executions = 1)
  public static String submitCallable() throws Exception {
    return "" + new ForkJoinPool(2).submit(() -> 7).get();
  }

  @Expect(outcomes = "7", executions = 1)
  public static String getSeesWhatTheTaskDid() throws Exception {
    int[] plain = new int[1];
    new ForkJoinPool(2).submit(() -> plain[0] = 7).get();
    return "" + plain[0];
  }

  @Expect(outcomes = {"12", "21"})
  public static String submissionsRunInAnyOrder() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    Digits digits = new Digits();
    Future<?> one = pool.submit(() -> digits.add(1));
    Future<?> two = pool.submit(() -> digits.add(2));
    one.get();
    two.get();
    return digits.toString();
  }

  @Expect(outcomes = {"0", "1"})
  public static String executeDoesNotWait() throws Exception {
    AtomicInteger x = new AtomicInteger();
    CountDownLatch done = new CountDownLatch(1);
    new ForkJoinPool(2)
        .execute(
            () -> {
              x.incrementAndGet();
              done.countDown();
            });
    int seen = x.get();
    done.await();
    return "" + seen;
  }

  @Expect(outcomes = "java.lang.IllegalStateException")
  public static String exceptionOfACallable() throws Exception {
    Callable<Integer> boom =
        () -> {
          throw new IllegalStateException("boom");
        };
    try {
      return "" + new ForkJoinPool(2).submit(boom).get();
    } catch (ExecutionException e) {
      Throwable cause = e.getCause();
      while (cause.getCause() != null) {
        cause = cause.getCause();
      }
      return cause.getClass().getName();
    }
  }

  @Expect(outcomes = "rejected", executions = 1)
  public static String rejectedAfterShutdown() {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.shutdown();
    try {
      pool.submit(() -> 1);
      return "accepted";
    } catch (RejectedExecutionException e) {
      return "rejected";
    }
  }

  @Expect(outcomes = {"1", "rejected 0"})
  public static String shutdownRacesWithASubmission() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    AtomicInteger ran = new AtomicInteger();
    Thread closer = new Thread(pool::shutdown);
    closer.start();
    String result = "";
    try {
      pool.submit(ran::incrementAndGet).get();
    } catch (RejectedExecutionException e) {
      result = "rejected ";
    }
    closer.join();
    return result + ran.get();
  }

  @Expect(outcomes = {"true 1", "false 0", "false 1"})
  public static String awaitTermination() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    AtomicInteger ran = new AtomicInteger();
    pool.execute(ran::incrementAndGet);
    pool.shutdown();
    return pool.awaitTermination(1, TimeUnit.SECONDS) + " " + ran.get();
  }

  @Expect(outcomes = "false", executions = 1)
  public static String noTerminationWithoutShutdown() throws Exception {
    return "" + new ForkJoinPool(2).awaitTermination(1, TimeUnit.SECONDS);
  }

  @Expect(outcomes = {"true 1", "false 0", "false 1"})
  public static String awaitQuiescenceOfTheCommonPool() {
    AtomicInteger ran = new AtomicInteger();
    ForkJoinPool.commonPool().execute(ran::incrementAndGet);
    return ForkJoinPool.commonPool().awaitQuiescence(1, TimeUnit.SECONDS) + " " + ran.get();
  }

  @Expect(outcomes = {"cancelled 0", "1 1"})
  public static String shutdownNowCancelsWhatHasNotBegun() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    AtomicInteger ran = new AtomicInteger();
    ForkJoinTask<Integer> task = ForkJoinTask.adapt((Callable<Integer>) ran::incrementAndGet);
    pool.execute(task);
    pool.shutdownNow();
    task.quietlyJoin();
    return (task.isCancelled() ? "cancelled" : task.getRawResult()) + " " + ran.get();
  }

  @Expect(outcomes = {"12", "21"})
  public static String invokeAllOfCallables() throws Exception {
    Digits digits = new Digits();
    List<Callable<Integer>> tasks = List.of(() -> digits.add(1), () -> digits.add(2));
    for (Future<Integer> future : new ForkJoinPool(2).invokeAll(tasks)) {
      future.get();
    }
    return digits.toString();
  }

  @Expect(
      outcomes = {"1", "2"},
      deep = false,
      reason = "the same code runs")
  public static String invokeAny() throws Exception {
    return "" + new ForkJoinPool(2).invokeAny(List.of(() -> 1, () -> 2));
  }

  @Expect(outcomes = "3 true")
  public static String theCommonPoolHasThreeWorkers() throws Exception {
    return ForkJoinPool.getCommonPoolParallelism()
        + " "
        + new ForkJoinPool(1).submit(() -> Thread.currentThread().isDaemon()).get();
  }

  @Expect(uncontrolled = "which thread does a task of a ForkJoinPool")
  public static String nameOfAWorker() throws Exception {
    return ForkJoinPool.commonPool().submit(() -> Thread.currentThread().getName()).get();
  }

  @Expect(uncontrolled = "which thread does a task of a ForkJoinPool")
  public static String threadLocalsOfWorkers() throws Exception {
    ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 0);
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.submit(() -> local.set(1)).get();
    return "" + pool.submit(local::get).get();
  }

  @Expect(failures = "deadlock", uncontrolled = "a thread that holds a lock and waits for a task")
  public static String joinWithALock() {
    Object lock = new Object();
    synchronized (lock) {
      ForkJoinPool.commonPool()
          .submit(
              () -> {
                synchronized (lock) {
                  return 1;
                }
              })
          .join();
    }
    return "";
  }

  @Expect(outcomes = "true true", executions = 1)
  public static String tasksKnowTheirPool() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    return pool.submit(() -> ForkJoinTask.inForkJoinPool() + " " + (ForkJoinTask.getPool() == pool))
        .get();
  }

  @Expect(failures = "deadlock")
  public static String aTaskThatWaitsForEver() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    ForkJoinPool.commonPool()
        .submit(
            () -> {
              never.await();
              return 1;
            })
        .get();
    return "";
  }

  @Expect(outcomes = "done", executions = 1)
  public static String workersAreDaemons() {
    CountDownLatch never = new CountDownLatch(1);
    ForkJoinPool.commonPool()
        .submit(
            () -> {
              never.await();
              return 1;
            });
    return "done";
  }

  @Expect(outcomes = "true", executions = 1)
  public static String managedBlock() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    ForkJoinTask<Boolean> waiting =
        ForkJoinPool.commonPool()
            .submit(
                () -> {
                  ForkJoinPool.managedBlock(new Await(latch));
                  return latch.getCount() == 0;
                });
    latch.countDown();
    return "" + waiting.get();
  }

  /** Waits for a latch in a way that the pool sees. */
  private record Await(CountDownLatch latch) implements ForkJoinPool.ManagedBlocker {
    @Override
    public boolean block() throws InterruptedException {
      latch.await();
      return true;
    }

    @Override
    public boolean isReleasable() {
      return false;
    }
  }
}
