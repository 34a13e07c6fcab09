package dev.jacquard.conformance.forkjoinpool;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** What pools refuse and say of themselves, and how they end. */
public final class RulePrograms {
  private static final String MANY = "the JDK's code has too many steps";

  private RulePrograms() {}

  @Expect(outcomes = "IINNNNNNNI", executions = 1)
  public static String refusals() {
    ForkJoinPool pool = new ForkJoinPool(1);
    return Words.thrownByEach(
            () -> new ForkJoinPool(0),
            () -> new ForkJoinPool(1 << 16),
            () -> new ForkJoinPool(1, null, null, false),
            () -> pool.execute((Runnable) null),
            () -> pool.submit((Callable<?>) null),
            () -> pool.submit((Runnable) null),
            () -> pool.invoke(null),
            () -> pool.invokeAll(null),
            () -> pool.invokeAny(null),
            () -> pool.invokeAny(List.of()))
        .replace("IllegalArgumentException", "I")
        .replace("NullPointerException", "N")
        .replace(" ", "");
  }

  @Expect(outcomes = "2 false true null 1 true false false true true", executions = 1)
  public static String settings() {
    ForkJoinPool pool = new ForkJoinPool(2);
    ForkJoinPool other =
        new ForkJoinPool(
            1, ForkJoinPool.defaultForkJoinWorkerThreadFactory, (thread, thrown) -> {}, true);
    ForkJoinPool common = ForkJoinPool.commonPool();
    common.shutdown();
    common.shutdownNow();
    return Words.of(
        pool.getParallelism(),
        pool.getAsyncMode(),
        pool.getFactory() == ForkJoinPool.defaultForkJoinWorkerThreadFactory,
        pool.getUncaughtExceptionHandler(),
        other.getParallelism(),
        other.getAsyncMode() && other.getUncaughtExceptionHandler() != null,
        pool.isShutdown(),
        common.isShutdown() || common.isTerminated(),
        common == ForkJoinPool.commonPool(),
        common.getParallelism() == ForkJoinPool.getCommonPoolParallelism());
  }

  @Expect(
      outcomes =
          "true true false RejectedExecutionException RejectedExecutionException true [] true",
      executions = 1)
  public static String end() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.SECONDS);
    return Words.of(
        pool.isShutdown(),
        pool.isTerminated(),
        pool.isTerminating(),
        Words.thrown(() -> pool.execute(() -> {})),
        Words.thrown(() -> pool.submit(ForkJoinTask.adapt(() -> 1))),
        ended,
        pool.shutdownNow(),
        pool.awaitQuiescence(1, TimeUnit.SECONDS));
  }

  @Expect(outcomes = "1 null 3 4 true", deep = false, reason = MANY)
  public static String submissions() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(4);
    ForkJoinTask<Integer> call = pool.submit(() -> 1);
    ForkJoinTask<?> run = pool.submit(() -> {});
    ForkJoinTask<Integer> given = pool.submit(() -> {}, 3);
    int invoked = pool.invoke(ForkJoinTask.adapt(() -> 4));
    String seen = Words.of(call.get(), run.get(), given.join(), invoked);
    Run.end(pool);
    return seen + " " + pool.isTerminated();
  }

  @Expect(
      outcomes = "ExecutionException(IllegalStateException) IllegalStateException true",
      deep = false,
      reason = MANY)
  public static String failures() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    Callable<Integer> failing =
        () -> {
          throw new IllegalStateException();
        };
    ForkJoinTask<Integer> task = pool.submit(failing);
    Throwable cause = null;
    try {
      task.get();
    } catch (ExecutionException e) {
      cause = e;
      while (cause.getCause() != null) {
        cause = cause.getCause();
      }
    }
    String invoked = Words.thrown(() -> pool.invoke(new Failing()));
    Run.end(pool);
    return Words.of(
        "ExecutionException(" + cause.getClass().getSimpleName() + ")",
        invoked,
        task.isCompletedAbnormally());
  }

  /** A task that fails. */
  private static final class Failing extends RecursiveAction {
    private static final long serialVersionUID = 1;

    @Override
    protected void compute() {
      throw new IllegalStateException();
    }
  }

  @Expect(outcomes = "3 true", deep = false, reason = MANY)
  public static String invokeAll() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    List<Callable<Integer>> calls = List.of(() -> 1, () -> 2);
    int sum = 0;
    for (Future<Integer> future : pool.invokeAll(calls)) {
      sum += future.get();
    }
    Run.end(pool);
    return sum + " " + pool.isTerminated();
  }
}
