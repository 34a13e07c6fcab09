package dev.jacquard.conformance.abstractexecutorservice;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.TimeUnit;

/** Tasks in bulk, in a service that runs them where they are given to it, or never. */
public final class BulkPrograms {
  private BulkPrograms() {}

  /** Runs some tasks at once and forgets the others. */
  private static final class Own extends AbstractExecutorService {
    private int runs;
    private String made = "";

    Own(int runs) {
      this.runs = runs;
    }

    @Override
    public void execute(Runnable task) {
      if (runs-- > 0) {
        task.run();
      }
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

    @Override
    public void shutdown() {}

    @Override
    public List<Runnable> shutdownNow() {
      return List.of();
    }

    @Override
    public boolean isShutdown() {
      return false;
    }

    @Override
    public boolean isTerminated() {
      return false;
    }

    @Override
    public boolean awaitTermination(long time, TimeUnit unit) {
      return false;
    }
  }

  private static Integer fail() {
    throw new IllegalStateException();
  }

  @Expect(outcomes = "1 null 3 crr NullPointerException ExecutionException", executions = 1)
  public static String submit() throws Exception {
    Own service = new Own(9);
    return Words.of(
        service.submit(() -> 1).get(),
        service.submit(() -> {}).get(),
        service.submit(() -> {}, 3).get(),
        service.made,
        Words.thrown(() -> service.submit((Callable<?>) null)),
        Words.thrown(service.submit(BulkPrograms::fail)::get));
  }

  @Expect(
      outcomes = "1 2 ExecutionException(IllegalStateException) 0 NullPointerException",
      executions = 1)
  public static String invokeAll() throws Exception {
    Own service = new Own(9);
    List<Callable<Integer>> calls = List.of(() -> 1, () -> 2, BulkPrograms::fail);
    List<Future<Integer>> ends = service.invokeAll(calls);
    List<Callable<Integer>> none = List.of();
    List<Callable<Integer>> hole = new ArrayList<>(Arrays.asList(() -> 1, null));
    return Words.of(
        ends.get(0).get(),
        ends.get(1).get(),
        Words.thrownWithCause(ends.get(2)::get),
        service.invokeAll(none).size(),
        Words.thrown(() -> service.invokeAll(hole)));
  }

  /** What was not done in time is cancelled. */
  @Expect(outcomes = "3 true true true true", executions = 1)
  public static String invokeAllWithoutTime() throws Exception {
    List<Callable<Integer>> calls = List.of(() -> 1, () -> 2, () -> 3);
    List<Future<Integer>> ends = new Own(9).invokeAll(calls, 0, TimeUnit.SECONDS);
    boolean done = ends.stream().allMatch(Future::isDone);
    List<Future<Integer>> lost = new Own(0).invokeAll(calls, 1, TimeUnit.MILLISECONDS);
    return Words.of(
        ends.size(),
        done,
        ends.get(2).isCancelled(),
        lost.stream().allMatch(Future::isCancelled),
        lost.stream().allMatch(Future::isDone));
  }

  /** The first one that succeeds; the last failure if none does. */
  @Expect(
      outcomes =
          "1 2 ExecutionException(IllegalStateException) IllegalArgumentException"
              + " NullPointerException TimeoutException 4",
      executions = 1)
  public static String invokeAny() throws Exception {
    List<Callable<Integer>> calls = List.of(() -> 1, () -> 2);
    List<Callable<Integer>> second = List.of(BulkPrograms::fail, () -> 2);
    List<Callable<Integer>> bad = List.of(BulkPrograms::fail, BulkPrograms::fail);
    List<Callable<Integer>> four = List.of(() -> 4);
    return Words.of(
        new Own(9).invokeAny(calls),
        new Own(9).invokeAny(second),
        Words.thrownWithCause(() -> new Own(9).invokeAny(bad)),
        Words.thrown(() -> new Own(9).invokeAny(List.of())),
        Words.thrown(() -> new Own(9).invokeAny(null, 1, TimeUnit.SECONDS)),
        Words.thrown(() -> new Own(0).invokeAny(calls, 1, TimeUnit.NANOSECONDS)),
        new Own(9).invokeAny(four, 1, TimeUnit.DAYS));
  }

  /** Futures come in the order in which they are done, those that failed too. */
  @Expect(outcomes = "1 ExecutionException 3 null null 1 NullPointerException NNN", executions = 1)
  public static String completionService() throws Exception {
    Own service = new Own(9);
    LinkedBlockingQueue<Future<Integer>> queue = new LinkedBlockingQueue<>();
    ExecutorCompletionService<Integer> ends = new ExecutorCompletionService<>(service, queue);
    Future<Integer> first = ends.submit(() -> 1);
    ends.submit(BulkPrograms::fail);
    ends.submit(() -> {}, 3);
    int one = ends.take().get();
    String failed = Words.thrown(ends.poll()::get);
    int three = ends.poll(1, TimeUnit.SECONDS).get();
    return Words.of(
        one,
        failed,
        three,
        ends.poll(),
        ends.poll(0, TimeUnit.SECONDS),
        first.get(),
        Words.thrown(() -> ends.submit(null)),
        Words.thrownByEach(
                () -> new ExecutorCompletionService<>(null),
                () -> new ExecutorCompletionService<>(null, queue),
                () -> new ExecutorCompletionService<>(service, null))
            .replace("NullPointerException", "N")
            .replace(" ", ""));
  }

  /** An interrupted caller gives up, and what is left is cancelled. */
  @Expect(outcomes = "InterruptedException InterruptedException false", executions = 1)
  public static String interrupted() {
    List<Callable<Integer>> calls = List.of(() -> 1, () -> 2);
    Thread.currentThread().interrupt();
    String all = Words.thrown(() -> new Own(0).invokeAll(calls));
    Thread.currentThread().interrupt();
    String any = Words.thrown(() -> new Own(0).invokeAny(calls));
    return Words.of(all, any, Thread.interrupted());
  }
}
