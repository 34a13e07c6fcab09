package dev.jacquard.conformance.recursivetask;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Tasks with a result. */
public final class RecursiveTasks {
  private RecursiveTasks() {}

  /** A task from a lambda. */
  private static final class Task<T> extends RecursiveTask<T> {
    private final transient Supplier<T> body;

    Task(Supplier<T> body) {
      this.body = body;
    }

    @Override
    protected T compute() {
      return body.get();
    }
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
      int right = new Fibonacci(n - 2).compute();
      return left.join() + right;
    }
  }

  @Expect(outcomes = "2", executions = 1)
  public static String divideAndConquer() {
    return "" + new ForkJoinPool(4).invoke(new Fibonacci(3));
  }

  @Expect(outcomes = "1", executions = 1)
  public static String inTheCommonPool() {
    return "" + new Fibonacci(2).invoke();
  }

  @Expect(outcomes = {"12", "21"})
  public static String forkedTasksRunInAnyOrder() {
    Digits digits = new Digits();
    ForkJoinTask<Integer> one = new Task<>(() -> digits.add(1)).fork();
    ForkJoinTask<Integer> two = new Task<>(() -> digits.add(2)).fork();
    one.join();
    two.join();
    return digits.toString();
  }

  @Expect(outcomes = {"0", "1"})
  public static String theForkingThreadGoesOn() {
    AtomicInteger x = new AtomicInteger();
    ForkJoinTask<Integer> task = new Task<>(x::incrementAndGet).fork();
    int seen = x.get();
    task.join();
    return "" + seen;
  }

  @Expect(outcomes = "7", executions = 1)
  public static String joinSeesWhatTheTaskDid() {
    int[] plain = new int[1];
    ForkJoinTask<Integer> task = new Task<>(() -> plain[0] = 7).fork();
    task.join();
    return "" + plain[0];
  }

  @Expect(failures = "race")
  public static String withoutJoinNothingIsSeen() {
    int[] plain = new int[1];
    ForkJoinTask<Integer> task = new Task<>(() -> plain[0] = 7).fork();
    int seen = plain[0];
    task.join();
    return "" + seen;
  }

  @Expect(outcomes = {"true 1", "false 1"})
  public static String isDone() {
    ForkJoinTask<Integer> task = new Task<>(() -> 1).fork();
    return task.isDone() + " " + task.join();
  }

  @Expect(outcomes = "java.lang.IllegalStateException boom", executions = 1)
  public static String joinThrowsWhatTheTaskThrew() {
    ForkJoinTask<Integer> task = new Task<Integer>(RecursiveTasks::boom).fork();
    try {
      return "" + task.join();
    } catch (IllegalStateException e) {
      Throwable first = e.getCause() == null ? e : e.getCause();
      return first.getClass().getName() + " " + first.getMessage();
    }
  }

  private static Integer boom() {
    throw new IllegalStateException("boom");
  }

  @Expect(outcomes = {"1 run", "cancelled", "cancelled run"})
  public static String cancelRaces() {
    AtomicInteger ran = new AtomicInteger();
    ForkJoinTask<Integer> task = new Task<>(ran::incrementAndGet).fork();
    task.cancel(false);
    String result;
    try {
      result = "" + task.join();
    } catch (CancellationException e) {
      result = "cancelled";
    }
    return result + (ran.get() == 0 ? "" : " run");
  }

  @Expect(outcomes = {"0", "1"})
  public static String tryUnfork() {
    AtomicInteger ran = new AtomicInteger();
    ForkJoinTask<Integer> task = new Task<>(ran::incrementAndGet).fork();
    if (task.tryUnfork()) {
      return "" + ran.get();
    }
    task.join();
    return "" + ran.get();
  }

  @Expect(outcomes = {"1", "late"})
  public static String timedGet() throws Exception {
    ForkJoinTask<Integer> task = new Task<>(() -> 1).fork();
    try {
      return "" + task.get(1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      return "late";
    }
  }

  @Expect(outcomes = {"12", "21"})
  public static String invokeAll() {
    Digits digits = new Digits();
    ForkJoinTask.invokeAll(new Task<>(() -> digits.add(1)), new Task<>(() -> digits.add(2)));
    return digits.toString();
  }

  @Expect(
      outcomes = {"123", "132", "213", "231", "312", "321"},
      executions = 6)
  public static String invokeAllOfAList() {
    Digits digits = new Digits();
    ForkJoinTask.invokeAll(
        List.of(
            new Task<>(() -> digits.add(1)),
            new Task<>(() -> digits.add(2)),
            new Task<>(() -> digits.add(3))));
    return digits.toString();
  }

  @Expect(outcomes = {"5", "7"})
  public static String completeRaces() {
    ForkJoinTask<Integer> task = new Task<>(() -> 5);
    task.fork();
    task.complete(7);
    task.quietlyJoin();
    return "" + task.getRawResult();
  }

  @Expect(outcomes = "3 3", executions = 1)
  public static String reinitialised() {
    AtomicInteger x = new AtomicInteger(2);
    Task<Integer> task = new Task<>(x::get);
    x.incrementAndGet();
    int first = task.fork().join();
    task.reinitialize();
    return first + " " + task.fork().join();
  }
}
