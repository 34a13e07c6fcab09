package dev.jacquard.conformance.completablefuture;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Futures, one by one and combined. */
public final class CompletableFutures {
  private static final Executor THREADS = body -> new Thread(body).start();

  private CompletableFutures() {}

  @Expect(outcomes = "7")
  public static String joinSeesWhatTheSupplierDid() {
    int[] plain = new int[1];
    return ""
        + (CompletableFuture.supplyAsync(
                    () -> {
                      plain[0] = 3;
                      return 4;
                    })
                .join()
            + plain[0]);
  }

  @Expect(outcomes = {"1 true false", "2 false true"})
  public static String onlyTheFirstCompletes() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    boolean[] first = new boolean[2];
    Run.both(() -> first[0] = future.complete(1), () -> first[1] = future.complete(2));
    return future.join() + " " + first[0] + " " + first[1];
  }

  @Expect(outcomes = {"true", "false"})
  public static String isDone() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    boolean[] done = new boolean[1];
    Run.both(() -> future.complete(1), () -> done[0] = future.isDone());
    return "" + done[0];
  }

  @Expect(outcomes = {"1", "5"})
  public static String getNow() {
    return "" + CompletableFuture.supplyAsync(() -> 1).getNow(5);
  }

  @Expect(outcomes = {"1", "late"})
  public static String timedGet() throws Exception {
    try {
      return "" + CompletableFuture.supplyAsync(() -> 1).get(1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      return "late";
    }
  }

  @Expect(outcomes = {"main", "other"})
  public static String whoRunsADependentAction() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Thread completer = new Thread(() -> future.complete(1), "other");
    completer.start();
    String thread = future.thenApply(x -> Thread.currentThread().getName()).join();
    completer.join();
    return thread;
  }

  /** The worker may take the first action, and still be at it when the second is complete. */
  @Expect(outcomes = {"12", "21", "2"})
  public static String actionsOfTwoThreads() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Digits digits = new Digits();
    future.thenRun(() -> digits.add(1));
    CompletableFuture<Void> second = future.thenRunAsync(() -> digits.add(2));
    future.complete(0);
    second.join();
    return digits.toString();
  }

  @Expect(outcomes = "21", executions = 1)
  public static String actionsRunLastFirst() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Digits digits = new Digits();
    future.thenRun(() -> digits.add(1));
    future.thenRun(() -> digits.add(2));
    future.complete(0);
    return digits.toString();
  }

  @Expect(outcomes = "3")
  public static String allOf() {
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
    CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
    CompletableFuture.allOf(one, two).join();
    return "" + (one.getNow(-1) + two.getNow(-1));
  }

  @Expect(outcomes = {"1", "2"})
  public static String anyOf() {
    return ""
        + CompletableFuture.anyOf(
                CompletableFuture.supplyAsync(() -> 1), CompletableFuture.supplyAsync(() -> 2))
            .join();
  }

  @Expect(outcomes = {"1", "2"})
  public static String applyToEither() {
    return ""
        + CompletableFuture.supplyAsync(() -> 1)
            .applyToEither(CompletableFuture.supplyAsync(() -> 2), x -> x)
            .join();
  }

  @Expect(outcomes = "5")
  public static String thenCompose() {
    return ""
        + CompletableFuture.supplyAsync(() -> 2)
            .thenCompose(x -> CompletableFuture.supplyAsync(() -> x + 3))
            .join();
  }

  @Expect(outcomes = "boom then 3")
  public static String exceptionally() {
    return CompletableFuture.<String>supplyAsync(
            () -> {
              throw new IllegalStateException("boom");
            })
        .exceptionally(e -> e.getCause().getMessage() + " then 3")
        .join();
  }

  @Expect(outcomes = "null IllegalStateException")
  public static String handle() {
    return CompletableFuture.<Integer>supplyAsync(
            () -> {
              throw new IllegalStateException("boom");
            })
        .handle((value, e) -> value + " " + e.getCause().getClass().getSimpleName())
        .join();
  }

  @Expect(outcomes = "CompletionException ExecutionException", executions = 1)
  public static String joinAndGetWrap() throws Exception {
    CompletableFuture<Integer> failed = CompletableFuture.failedFuture(new IllegalStateException());
    String joined = "";
    try {
      failed.join();
    } catch (CompletionException e) {
      joined = "CompletionException";
    }
    try {
      failed.get();
    } catch (ExecutionException e) {
      return joined + " ExecutionException";
    }
    return joined;
  }

  @Expect(outcomes = {"1 false", "cancelled true"})
  public static String cancel() {
    CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> 1);
    boolean cancelled = future.cancel(true);
    try {
      return future.join() + " " + cancelled;
    } catch (CancellationException e) {
      return "cancelled " + cancelled;
    }
  }

  @Expect(outcomes = {"1", "java.util.concurrent.TimeoutException"})
  public static String orTimeout() {
    try {
      return "" + CompletableFuture.supplyAsync(() -> 1).orTimeout(1, TimeUnit.SECONDS).join();
    } catch (CompletionException e) {
      return e.getCause().getClass().getName();
    }
  }

  @Expect(outcomes = "java.util.concurrent.TimeoutException")
  public static String orTimeoutOfWhatNeverComes() {
    try {
      return "" + new CompletableFuture<Integer>().orTimeout(1, TimeUnit.SECONDS).join();
    } catch (CompletionException e) {
      return e.getCause().getClass().getName();
    }
  }

  @Expect(outcomes = {"1", "2"})
  public static String completeOnTimeout() {
    return ""
        + CompletableFuture.supplyAsync(() -> 1).completeOnTimeout(2, 1, TimeUnit.SECONDS).join();
  }

  @Expect(outcomes = {"0 1", "1 1"})
  public static String delayedExecutor() {
    AtomicInteger x = new AtomicInteger();
    CompletableFuture<Void> later =
        CompletableFuture.runAsync(
            x::incrementAndGet, CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS));
    int before = x.get();
    later.join();
    return before + " " + x.get();
  }

  @Expect(outcomes = "3")
  public static String anExecutorOfItsOwn() {
    return ""
        + CompletableFuture.supplyAsync(() -> 1, THREADS)
            .thenApplyAsync(x -> x + 2, THREADS)
            .join();
  }

  @Expect(outcomes = {"1 2", "2 2"})
  public static String obtrude() throws Exception {
    CompletableFuture<Integer> future = CompletableFuture.completedFuture(1);
    int[] seen = new int[1];
    Run.both(() -> seen[0] = future.join(), () -> future.obtrudeValue(2));
    return seen[0] + " " + future.join();
  }

  @Expect(outcomes = "3")
  public static String thenAcceptBoth() {
    AtomicInteger sum = new AtomicInteger();
    CompletableFuture.supplyAsync(() -> 1)
        .thenAcceptBoth(CompletableFuture.supplyAsync(() -> 2), (a, b) -> sum.set(a + b))
        .join();
    return "" + sum.get();
  }

  @Expect(failures = "deadlock")
  public static String nobodyCompletesIt() {
    new CompletableFuture<Integer>().join();
    return "";
  }

  @Expect(outcomes = {"1", "2"})
  public static String completeAsyncRaces() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    future.completeAsync(() -> 1);
    future.complete(2);
    return "" + future.join();
  }

  @Expect(outcomes = "1 null")
  public static String whenComplete() {
    String[] seen = new String[1];
    CompletableFuture.supplyAsync(() -> 1).whenComplete((v, e) -> seen[0] = v + " " + e).join();
    return seen[0];
  }
}
