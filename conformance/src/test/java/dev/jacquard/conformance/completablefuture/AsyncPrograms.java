package dev.jacquard.conformance.completablefuture;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Stages that run elsewhere, and futures that several threads complete. */
public final class AsyncPrograms {
  private AsyncPrograms() {}

  private static CompletableFuture<Integer> failed() {
    return CompletableFuture.failedFuture(new IllegalStateException());
  }

  private static CompletableFuture<Integer> one() {
    return CompletableFuture.completedFuture(1);
  }

  private static CompletableFuture<Integer> never() {
    return new CompletableFuture<>();
  }

  /** Every stage runs in the executor that it is given, once. */
  @Expect(outcomes = "2 null null 3 null null 4 null null 5 6 7 1 8 1 null 9 : 17", executions = 1)
  public static String givenExecutor() {
    int[] runs = new int[1];
    Executor here =
        body -> {
          runs[0]++;
          body.run();
        };
    String ends =
        Words.of(
            one().thenApplyAsync(x -> x + 1, here).join(),
            one().thenAcceptAsync(x -> {}, here).join(),
            one().thenRunAsync(() -> {}, here).join(),
            one().thenCombineAsync(one(), (a, b) -> a + b + 1, here).join(),
            one().thenAcceptBothAsync(one(), (a, b) -> {}, here).join(),
            one().runAfterBothAsync(one(), () -> {}, here).join(),
            one().applyToEitherAsync(never(), x -> x + 3, here).join(),
            never().acceptEitherAsync(one(), x -> {}, here).join(),
            never().runAfterEitherAsync(one(), () -> {}, here).join(),
            one().thenComposeAsync(x -> CompletableFuture.completedFuture(5), here).join(),
            failed().exceptionallyAsync(failure -> 6, here).join(),
            failed().handleAsync((value, failure) -> 7, here).join(),
            one().whenCompleteAsync((value, failure) -> {}, here).join(),
            never().completeAsync(() -> 8, here).join(),
            CompletableFuture.supplyAsync(() -> 1, here).join(),
            CompletableFuture.runAsync(() -> {}, here).join(),
            failed()
                .exceptionallyComposeAsync(failure -> CompletableFuture.completedFuture(9), here)
                .join());
    return ends + " : " + runs[0];
  }

  @Expect(outcomes = "2 null null")
  public static String commonPool() {
    return Words.of(
        one().thenApplyAsync(x -> x + 1).join(),
        one().thenAcceptAsync(x -> {}).join(),
        CompletableFuture.runAsync(() -> {}).join());
  }

  @Expect(outcomes = "3 null null")
  public static String commonPoolAfterBoth() {
    return Words.of(
        one().thenCombineAsync(one(), (a, b) -> a + b + 1).join(),
        one().thenAcceptBothAsync(one(), (a, b) -> {}).join(),
        one().runAfterBothAsync(one(), () -> {}).join());
  }

  @Expect(outcomes = "4 null null")
  public static String commonPoolAfterEither() {
    return Words.of(
        one().applyToEitherAsync(never(), x -> x + 3).join(),
        never().acceptEitherAsync(one(), x -> {}).join(),
        never().runAfterEitherAsync(one(), () -> {}).join());
  }

  @Expect(outcomes = "6 7 1")
  public static String commonPoolAfterFailures() {
    return Words.of(
        failed().exceptionallyAsync(failure -> 6).join(),
        failed().handleAsync((value, failure) -> 7).join(),
        one().whenCompleteAsync((value, failure) -> {}).join());
  }

  @Expect(outcomes = "5 9")
  public static String commonPoolComposed() {
    return Words.of(
        one().thenComposeAsync(x -> CompletableFuture.completedFuture(5)).join(),
        failed().exceptionallyComposeAsync(failure -> CompletableFuture.completedFuture(9)).join());
  }

  /** An executor that takes no tasks makes the stage fail, or the call if there is no stage yet. */
  @Expect(
      outcomes =
          "CompletionException(RejectedExecutionException) RejectedExecutionException"
              + " CompletionException(RejectedExecutionException)",
      executions = 1)
  public static String rejected() {
    Executor none =
        body -> {
          throw new RejectedExecutionException();
        };
    CompletableFuture<Integer> late = never();
    CompletableFuture<Integer> next = late.thenApplyAsync(x -> x, none);
    late.complete(1);
    return Words.of(
        Words.thrownWithCause(() -> one().thenApplyAsync(x -> x, none).join()),
        Words.thrown(() -> CompletableFuture.supplyAsync(() -> 1, none)),
        Words.thrownWithCause(next::join));
  }

  @Expect(outcomes = "CompletionException(NumberFormatException) true")
  public static String supplierThatThrows() {
    CompletableFuture<Integer> future =
        CompletableFuture.supplyAsync(() -> Integer.parseInt("one"));
    return Words.of(Words.thrownWithCause(future::join), future.isCompletedExceptionally());
  }

  @Expect(outcomes = {"1 true false", "IllegalStateException false true"})
  public static String valueAgainstFailure() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    boolean[] first = new boolean[2];
    Run.both(
        () -> first[0] = future.complete(1),
        () -> first[1] = future.completeExceptionally(new IllegalStateException()));
    String end = future.handle((v, e) -> e == null ? "" + v : e.getClass().getSimpleName()).join();
    return Words.of(end, first[0], first[1]);
  }

  /** The action runs once, with one of the values. */
  @Expect(outcomes = {"1", "20"})
  public static String eitherOfTwo() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> other = new CompletableFuture<>();
    AtomicInteger sum = new AtomicInteger();
    CompletableFuture<Void> either = one.acceptEither(other, sum::addAndGet);
    Run.both(() -> one.complete(1), () -> other.complete(20));
    either.join();
    return "" + sum;
  }

  @Expect(outcomes = "21 1")
  public static String bothOfTwo() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> other = new CompletableFuture<>();
    AtomicInteger runs = new AtomicInteger();
    CompletableFuture<Void> both = one.runAfterBoth(other, runs::incrementAndGet);
    CompletableFuture<Integer> sum = one.thenCombine(other, Integer::sum);
    Run.both(() -> one.complete(1), () -> other.complete(20));
    both.join();
    return sum.join() + " " + runs;
  }

  /** An action that is added while the future completes runs once, here or there. */
  @Expect(outcomes = "1 1")
  public static String addedWhileItCompletes() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    AtomicInteger runs = new AtomicInteger();
    Run.both(() -> future.complete(1), () -> future.thenRun(runs::incrementAndGet).join());
    return Words.of(future.join(), runs);
  }

  /** Who waits for it and who only looks, while it is completed. */
  @Expect(outcomes = {"1 true", "1 false"})
  public static String waitAndLook() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    int[] got = new int[1];
    boolean[] done = new boolean[1];
    Run.all(
        () -> got[0] = future.join(), () -> done[0] = future.isDone(), () -> future.complete(1));
    return Words.of(got[0], done[0]);
  }

  /** What waits for several futures waits no more when one of them was enough. */
  @Expect(outcomes = "2 0 0", executions = 1)
  public static String nobodyWaitsAnyMore() {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> never = new CompletableFuture<>();
    CompletableFuture.anyOf(never, one);
    never.acceptEither(one, x -> {});
    int before = never.getNumberOfDependents();
    one.complete(1);
    return Words.of(before, never.getNumberOfDependents(), one.getNumberOfDependents());
  }

  /** A thread that waits in {@code get} is counted as a dependent too. */
  @Expect(outcomes = {"0", "1"})
  public static String waitingThreadsAreCounted() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Thread waiter = new Thread(future::join);
    waiter.start();
    int dependents = future.getNumberOfDependents();
    future.complete(1);
    waiter.join();
    return "" + dependents;
  }

  @Expect(outcomes = {"1 false", "failure true"})
  public static String anyOfAValueAndAFailure() throws Exception {
    CompletableFuture<Integer> one = new CompletableFuture<>();
    CompletableFuture<Integer> other = new CompletableFuture<>();
    CompletableFuture<Object> any = CompletableFuture.anyOf(one, other);
    Run.both(() -> one.complete(1), () -> other.completeExceptionally(new Error()));
    return any.handle((v, e) -> e == null ? v : "failure").join()
        + " "
        + any.isCompletedExceptionally();
  }

  @Expect(outcomes = {"1 false", "CancellationException true"})
  public static String cancelAgainstComplete() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<String> seen =
        future.handle((v, e) -> e == null ? "" + v : e.getClass().getSimpleName());
    Run.both(() -> future.complete(1), () -> future.cancel(false));
    return seen.join() + " " + future.isCancelled();
  }

  @Expect(outcomes = {"1 1", "5 5"})
  public static String completeAgainstTimeout() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<Integer> same = future.completeOnTimeout(5, 10, TimeUnit.MILLISECONDS);
    Run.all(() -> future.complete(1));
    return same.join() + " " + future.join();
  }

  @Expect(outcomes = {"1 1", "TimeoutException CompletionException(TimeoutException)"})
  public static String orTimeoutIsSeenByDependents() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    future.orTimeout(10, TimeUnit.MILLISECONDS);
    Run.all(() -> future.complete(1));
    String end =
        future.handle((v, e) -> e instanceof TimeoutException ? "TimeoutException" : "" + v).join();
    return end + " " + future.thenApply(x -> "" + x).exceptionally(Words::withCause).join();
  }

  /** A limit that is over completes nothing that is complete. */
  @Expect(outcomes = "1 1 false", executions = 1)
  public static String limitsOfCompleteFutures() {
    return Words.of(
        one().orTimeout(1, TimeUnit.NANOSECONDS).join(),
        one().completeOnTimeout(2, 1, TimeUnit.NANOSECONDS).join(),
        one().orTimeout(1, TimeUnit.NANOSECONDS).isCompletedExceptionally());
  }

  @Expect(outcomes = "3", limits = "long")
  public static String longLimitsPassLast() {
    return ""
        + (CompletableFuture.supplyAsync(() -> 1).orTimeout(5, TimeUnit.SECONDS).join()
            + CompletableFuture.supplyAsync(() -> 2)
                .completeOnTimeout(9, 5, TimeUnit.SECONDS)
                .join());
  }

  /** Some stage may run when its value was obtruded already, and then it has that one. */
  @Expect(outcomes = {"1 2", "2 2"})
  public static String obtrudeAgainstAStage() throws Exception {
    CompletableFuture<Integer> future = CompletableFuture.completedFuture(1);
    int[] seen = new int[1];
    Run.both(() -> seen[0] = future.thenApply(x -> x).join(), () -> future.obtrudeValue(2));
    return seen[0] + " " + future.join();
  }
}
