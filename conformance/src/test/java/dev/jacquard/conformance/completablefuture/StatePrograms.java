package dev.jacquard.conformance.completablefuture;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** What a future says of itself, and how its state is changed. */
public final class StatePrograms {
  private StatePrograms() {}

  private static String state(CompletableFuture<?> future) {
    String text = future.toString();
    return Words.of(
        future.isDone(),
        future.isCompletedExceptionally(),
        future.isCancelled(),
        text.substring(text.indexOf('[')));
  }

  @Expect(
      outcomes =
          "false false false [Not completed] / true false false [Completed normally] / true true"
              + " false [Completed exceptionally: java.lang.IllegalStateException] / true"
              + " true true [Completed exceptionally: java.util.concurrent.CancellationException]",
      executions = 1)
  public static String states() {
    CompletableFuture<Integer> value = new CompletableFuture<>();
    value.complete(null);
    CompletableFuture<Integer> failure = new CompletableFuture<>();
    failure.completeExceptionally(new IllegalStateException());
    CompletableFuture<Integer> cancelled = new CompletableFuture<>();
    cancelled.cancel(true);
    return state(new CompletableFuture<>())
        + " / "
        + state(value)
        + " / "
        + state(failure)
        + " / "
        + state(cancelled);
  }

  @Expect(
      outcomes =
          "true false false true CancellationException CancellationException CancellationException"
              + " CompletionException(CancellationException) false false true",
      executions = 1)
  public static String cancelled() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<Integer> dependent = future.thenApply(x -> x);
    CompletableFuture<Integer> other = new CompletableFuture<>();
    other.completeExceptionally(new CancellationException());
    return Words.of(
        future.cancel(false),
        future.complete(1),
        future.completeExceptionally(new Error()),
        future.cancel(true),
        Words.thrown(future::join),
        Words.thrown(future::get),
        Words.thrown(() -> future.getNow(2)),
        Words.thrownWithCause(dependent::join),
        dependent.isCancelled(),
        CompletableFuture.completedFuture(1).cancel(true),
        other.isCancelled());
  }

  @Expect(
      outcomes = "3 5 0 1 2 [Not completed, 2 dependents] 0 [Completed normally] 8",
      executions = 1)
  public static String dependents() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    int missing = future.getNow(3);
    Object before = future.getNumberOfDependents();
    CompletableFuture<Integer> one = future.thenApply(x -> x + 1);
    Object first = future.getNumberOfDependents();
    future.thenRun(() -> {});
    Object second = future.getNumberOfDependents();
    String text = future.toString();
    future.complete(7);
    String after = future.toString();
    return Words.of(
        missing,
        CompletableFuture.completedFuture(5).getNow(3),
        before,
        first,
        second,
        text.substring(text.indexOf('[')),
        future.getNumberOfDependents(),
        after.substring(after.indexOf('[')),
        one.join());
  }

  @Expect(outcomes = "1 2 true true 3 null false IllegalStateException 9", executions = 1)
  public static String obtruded() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<Integer> dependent = future.thenApply(x -> x);
    future.obtrudeValue(1);
    int triggered = dependent.join();
    future.obtrudeValue(2);
    int second = future.get();
    future.obtrudeException(new IllegalStateException());
    boolean failed = future.isCompletedExceptionally();
    String seen = future.handle((value, failure) -> failure.getClass().getSimpleName()).join();
    boolean kept = dependent.join() == 1;
    future.obtrudeValue(3);
    int third = future.join();
    future.obtrudeValue(null);
    Object nothing = future.join();
    future.obtrudeException(new CancellationException());
    boolean cancelled = future.cancel(true) && !future.isCancelled();
    future.obtrudeValue(9);
    return Words.of(
        triggered, second, failed, kept, third, nothing, cancelled, seen, future.join());
  }

  @Expect(
      outcomes = "1 1 true false CompletionException(IllegalStateException) 6 6 true 7",
      executions = 1)
  public static String copies() {
    CompletableFuture<Integer> original = new CompletableFuture<>();
    CompletableFuture<Integer> copy = original.copy();
    CompletableFuture<Integer> other = original.copy();
    copy.cancel(true);
    original.complete(1);
    CompletableFuture<Integer> failed = CompletableFuture.failedFuture(new IllegalStateException());
    CompletableFuture<Integer> six = CompletableFuture.completedFuture(6);
    CompletableFuture<Integer> free = six.minimalCompletionStage().toCompletableFuture();
    free.obtrudeValue(7);
    return Words.of(
        original.join(),
        other.join(),
        copy.isCancelled(),
        original.isCancelled(),
        Words.thrownWithCause(() -> failed.copy().join()),
        six.copy().join(),
        six.join(),
        six.toCompletableFuture() == six,
        free.join());
  }

  private static String refusals(CompletionStage<Integer> stage) {
    CompletableFuture<Integer> future = (CompletableFuture<Integer>) stage;
    String refused =
        Words.thrownByEach(
            () -> future.complete(2),
            () -> future.completeExceptionally(new Error()),
            () -> future.cancel(true),
            () -> future.obtrudeValue(2),
            () -> future.obtrudeException(new Error()),
            future::get,
            () -> future.get(1, TimeUnit.SECONDS),
            future::join,
            () -> future.getNow(2),
            future::isDone,
            future::isCancelled,
            future::isCompletedExceptionally,
            future::getNumberOfDependents,
            () -> future.completeAsync(() -> 2),
            () -> future.orTimeout(1, TimeUnit.SECONDS),
            () -> future.completeOnTimeout(2, 1, TimeUnit.SECONDS));
    return refused.replace("UnsupportedOperationException", "u").replace(" ", "");
  }

  /** A stage that is a stage only. */
  @Expect(
      outcomes = "uuuuuuuuuuuuuuuu uuuuuuuuuuuuuuuu uuuuuuuuuuuuuuuu 2 uuuuuuuuuuuuuuuu",
      executions = 1)
  public static String minimalStages() {
    CompletionStage<Integer> stage = CompletableFuture.completedFuture(1).minimalCompletionStage();
    return Words.of(
        refusals(stage),
        refusals(CompletableFuture.completedStage(1)),
        refusals(CompletableFuture.failedStage(new Error())),
        stage.thenApply(x -> x + 1).toCompletableFuture().join(),
        refusals(stage.thenApply(x -> x + 1)));
  }

  /** Stages of a subclass are of the subclass, and run where it says. */
  private static final class Own<T> extends CompletableFuture<T> {
    private final int[] runs;

    Own(int[] runs) {
      this.runs = runs;
    }

    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
      return new Own<>(runs);
    }

    @Override
    public Executor defaultExecutor() {
      return body -> {
        runs[0]++;
        body.run();
      };
    }
  }

  @Expect(outcomes = "true 5 2 true true 4 true", executions = 1)
  public static String subclass() {
    int[] runs = new int[1];
    Own<Integer> own = new Own<>(runs);
    CompletableFuture<Integer> next = own.thenApplyAsync(x -> x + 1).thenApplyAsync(x -> x + 1);
    own.complete(3);
    Object two = runs[0];
    own.copy();
    return Words.of(
        next instanceof Own,
        next.join(),
        two,
        own.copy() instanceof Own,
        own.toCompletableFuture() == own,
        new Own<Integer>(runs).completeAsync(() -> 4).join(),
        runs[0] == 3);
  }

  @Expect(outcomes = "NNNNNNNNNNNNNNNNNN", executions = 1)
  public static String nulls() {
    CompletableFuture<Integer> future = CompletableFuture.completedFuture(1);
    Executor here = Runnable::run;
    return Words.thrownByEach(
            () -> future.thenApply(null),
            () -> future.thenApplyAsync(x -> x, null),
            () -> future.thenCombine(null, (a, b) -> a),
            () -> future.thenCombine(future, null),
            () -> future.applyToEither(null, x -> x),
            () -> future.thenCompose(null),
            () -> future.handle(null),
            () -> future.whenComplete(null),
            () -> future.exceptionally(null),
            () -> future.completeExceptionally(null),
            () -> future.obtrudeException(null),
            () -> future.get(1, null),
            () -> future.orTimeout(1, null),
            () -> future.completeOnTimeout(1, 1, null),
            () -> CompletableFuture.failedFuture(null),
            () -> CompletableFuture.allOf(future, null),
            () -> CompletableFuture.supplyAsync(null, here),
            () -> CompletableFuture.delayedExecutor(1, null))
        .replace("NullPointerException", "N")
        .replace(" ", "");
  }

  @Expect(
      outcomes = "TimeoutException TimeoutException 1 1 true InterruptedException false 1",
      executions = 1)
  public static String limitsAndInterrupts() throws Exception {
    CompletableFuture<Integer> never = new CompletableFuture<>();
    CompletableFuture<Integer> done = CompletableFuture.completedFuture(1);
    String zero = Words.thrown(() -> never.get(0, TimeUnit.SECONDS));
    String negative = Words.thrown(() -> never.get(-1, TimeUnit.SECONDS));
    Thread.currentThread().interrupt();
    int got = done.get();
    int joined = done.join();
    boolean still = Thread.currentThread().isInterrupted();
    String interrupted = Words.thrown(never::get);
    boolean after = Thread.interrupted();
    return Words.of(
        zero, negative, got, joined, still, interrupted, after, done.get(0, TimeUnit.SECONDS));
  }

  /** A thread that joins waits on, and is interrupted afterwards. */
  @Expect(outcomes = "1 true")
  public static String joinIsNotInterrupted() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    String[] seen = new String[1];
    Thread waiter =
        new Thread(() -> seen[0] = future.join() + " " + Thread.currentThread().isInterrupted());
    waiter.start();
    waiter.interrupt();
    future.complete(1);
    waiter.join();
    return seen[0];
  }

  /** The interrupt may also come when all is over. */
  @Expect(outcomes = {"1 true", "1 false", "InterruptedException false"})
  public static String getIsInterrupted() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    String[] seen = new String[1];
    Thread waiter =
        new Thread(
            () -> {
              String thrown = Words.thrown(future::get);
              seen[0] =
                  (thrown.equals("nothing") ? "1" : thrown)
                      + " "
                      + Thread.currentThread().isInterrupted();
            });
    waiter.start();
    Run.both(waiter::interrupt, () -> future.complete(1));
    waiter.join();
    return seen[0];
  }
}
