package dev.jacquard.conformance.forkjoinpool;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Pools with more tasks at once than workers. */
public final class CrowdedPools {
  private CrowdedPools() {}

  private static String join(Digits digits, ForkJoinTask<?>... tasks) {
    for (ForkJoinTask<?> task : tasks) {
      task.join();
    }
    return digits.toString();
  }

  @Expect(outcomes = "123")
  public static String oneWorkerKeepsTheOrderOfSubmissions() {
    ForkJoinPool pool = new ForkJoinPool(1);
    Digits digits = new Digits();
    return join(
        digits,
        pool.submit(() -> digits.add(1)),
        pool.submit(() -> digits.add(2)),
        pool.submit(() -> digits.add(3)));
  }

  @Expect(outcomes = {"123", "132", "213", "231"})
  public static String theThirdTaskWaitsForAWorker() {
    ForkJoinPool pool = new ForkJoinPool(2);
    Digits digits = new Digits();
    return join(
        digits,
        pool.submit(() -> digits.add(1)),
        pool.submit(() -> digits.add(2)),
        pool.submit(() -> digits.add(3)));
  }

  @Expect(outcomes = "2")
  public static String tasksOfOneWorkerAreOrdered() {
    ForkJoinPool pool = new ForkJoinPool(1);
    int[] plain = new int[1];
    ForkJoinTask<?> one = pool.submit(() -> plain[0]++);
    ForkJoinTask<?> two = pool.submit(() -> plain[0]++);
    one.join();
    two.join();
    return "" + plain[0];
  }

  @Expect(failures = "deadlock")
  public static String theOnlyWorkerWaitsForTheNextTask() {
    ForkJoinPool pool = new ForkJoinPool(1);
    CountDownLatch latch = new CountDownLatch(1);
    ForkJoinTask<?> one =
        pool.submit(
            () -> {
              latch.await();
              return 1;
            });
    pool.submit(latch::countDown);
    one.join();
    return "";
  }

  @Expect(outcomes = "321")
  public static String forkedTasksOfOneWorkerRunLastFirst() {
    return forks(false);
  }

  @Expect(outcomes = "312")
  public static String forkedTasksOfAnAsynchronousPoolRunFirstFirst() {
    return forks(true);
  }

  private static String forks(boolean async) {
    ForkJoinPool pool =
        new ForkJoinPool(1, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, async);
    Digits digits = new Digits();
    ForkJoinTask<?> one = ForkJoinTask.adapt(() -> digits.add(1));
    ForkJoinTask<?> two = ForkJoinTask.adapt(() -> digits.add(2));
    pool.submit(
            () -> {
              one.fork();
              two.fork();
              digits.add(3);
            })
        .join();
    return join(digits, one, two);
  }

  private static final class Fibonacci extends RecursiveTask<Integer> {
    private final int n;

    Fibonacci(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) {
        return n;
      }
      Fibonacci left = new Fibonacci(n - 1);
      left.fork();
      return new Fibonacci(n - 2).compute() + left.join();
    }
  }

  @Expect(outcomes = "2")
  public static String divideAndConquerWithOneWorker() {
    return "" + new ForkJoinPool(1).invoke(new Fibonacci(3));
  }

  @Expect(outcomes = "2")
  public static String divideAndConquerWithTwoWorkers() {
    return "" + new ForkJoinPool(2).invoke(new Fibonacci(3));
  }

  @Expect(outcomes = "done")
  public static String aWorkerThatWaitsIsReplaced() {
    ForkJoinPool pool = new ForkJoinPool(1);
    ForkJoinTask<Integer> second = ForkJoinTask.adapt(() -> 2);
    ForkJoinTask<Integer> first = pool.submit(() -> second.join());
    pool.submit(second);
    return first.join() == 2 ? "done" : "";
  }

  @Expect(outcomes = {"2", "late"})
  public static String aWorkerWaitsForAWhile() {
    ForkJoinPool pool = new ForkJoinPool(1);
    ForkJoinTask<Integer> second = ForkJoinTask.adapt(() -> 2);
    ForkJoinTask<String> first =
        pool.submit(
            () -> {
              try {
                return "" + second.get(1, TimeUnit.SECONDS);
              } catch (TimeoutException e) {
                return "late";
              }
            });
    pool.submit(second);
    return first.join();
  }
}
