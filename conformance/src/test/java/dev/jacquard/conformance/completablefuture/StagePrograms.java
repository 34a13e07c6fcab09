package dev.jacquard.conformance.completablefuture;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/** Every way to go on from a stage, with a value and with a failure. */
public final class StagePrograms {
  private StagePrograms() {}

  private static CompletableFuture<Integer> failed() {
    return CompletableFuture.failedFuture(new IllegalStateException());
  }

  private static CompletableFuture<Integer> one() {
    return CompletableFuture.completedFuture(1);
  }

  private static CompletableFuture<Integer> never() {
    return new CompletableFuture<>();
  }

  /** What each stage came to: its value, or what dependent stages are given as its failure. */
  private static String ends(CompletionStage<?>... stages) {
    StringBuilder ends = new StringBuilder();
    for (CompletionStage<?> stage : stages) {
      String[] end = {"pending"};
      stage.whenComplete(
          (value, failure) -> end[0] = failure == null ? "" + value : Words.withCause(failure));
      ends.append(ends.length() == 0 ? "" : " ").append(end[0]);
    }
    return ends.toString();
  }

  @Expect(outcomes = "2 null null 3 null null 10 null null 6 1 1:null 1 1", executions = 1)
  public static String values() {
    return ends(
        one().thenApply(x -> x + 1),
        one().thenAccept(x -> {}),
        one().thenRun(() -> {}),
        one().thenCombine(one(), (a, b) -> a + b + 1),
        one().thenAcceptBoth(one(), (a, b) -> {}),
        one().runAfterBoth(one(), () -> {}),
        one().applyToEither(never(), x -> 10 * x),
        never().acceptEither(one(), x -> {}),
        never().runAfterEither(one(), () -> {}),
        one().thenCompose(x -> CompletableFuture.completedFuture(x + 5)),
        one().exceptionally(failure -> 7),
        one().handle((value, failure) -> value + ":" + failure),
        one().whenComplete((value, failure) -> {}),
        one().exceptionallyCompose(failure -> never()));
  }

  private static final String WRAPPED = "CompletionException(IllegalStateException)";

  /** A stage that does not deal with a failure fails with the failure wrapped. */
  @Expect(
      outcomes =
          WRAPPED + " " + WRAPPED + " " + WRAPPED + " " + WRAPPED + " " + WRAPPED + " " + WRAPPED
              + " " + WRAPPED + " " + WRAPPED + " " + WRAPPED + " " + WRAPPED + " " + WRAPPED,
      executions = 1)
  public static String failures() {
    return ends(
        failed().thenApply(x -> x + 1),
        failed().thenAccept(x -> {}),
        failed().thenRun(() -> {}),
        one().thenCombine(failed(), Integer::sum),
        failed().thenAcceptBoth(one(), (a, b) -> {}),
        one().runAfterBoth(failed(), () -> {}),
        failed().applyToEither(never(), x -> x),
        never().acceptEither(failed(), x -> {}),
        never().runAfterEither(failed(), () -> {}),
        failed().thenCompose(x -> one()),
        failed().whenComplete((value, failure) -> {}));
  }

  /** The stage after a failure sees it as it is, stages further down see it wrapped once. */
  @Expect(
      outcomes =
          "IllegalStateException null:IllegalStateException 5 "
              + WRAPPED
              + " "
              + WRAPPED
              + " IllegalStateException pending",
      executions = 1)
  public static String failuresThatAreSeen() {
    return ends(
        failed()
            .thenApply(x -> "")
            .exceptionally(failure -> failure.getCause().getClass().getSimpleName()),
        failed().handle((value, failure) -> value + ":" + failure.getClass().getSimpleName()),
        failed().exceptionallyCompose(failure -> CompletableFuture.completedFuture(5)),
        failed().thenApply(x -> x).thenApply(x -> x).thenRun(() -> {}),
        failed().exceptionallyCompose(failure -> failed()),
        failed(),
        failed().exceptionallyCompose(failure -> never()));
  }

  private static <T> T fail() {
    throw new ArithmeticException();
  }

  private static final String FAILED = "CompletionException(ArithmeticException)";

  @Expect(
      outcomes =
          FAILED
              + " "
              + FAILED
              + " "
              + FAILED
              + " "
              + FAILED
              + " "
              + FAILED
              + " "
              + FAILED
              + " "
              + FAILED
              + " "
              + FAILED
              + " "
              + FAILED
              + " CompletionException(NullPointerException)",
      executions = 1)
  public static String functionsThatThrow() {
    return ends(
        one().thenApply(x -> fail()),
        one().thenAccept(x -> fail()),
        one().thenRun(StagePrograms::fail),
        one().thenCombine(one(), (a, b) -> fail()),
        one().applyToEither(never(), x -> fail()),
        one().thenCompose(x -> fail()),
        failed().exceptionally(failure -> fail()),
        failed().handle((value, failure) -> fail()),
        failed().exceptionallyCompose(failure -> fail()),
        one().thenCompose(x -> null));
  }

  /** An action that looks on changes a value into a failure, but no failure into another. */
  @Expect(outcomes = FAILED + " " + WRAPPED, executions = 1)
  public static String whenCompleteThatThrows() {
    return ends(
        one().whenComplete((value, failure) -> fail()),
        failed().whenComplete((value, failure) -> fail()));
  }

  /** Failures are reported by {@code get} without wrapping, however far down it is called. */
  @Expect(
      outcomes =
          "CompletionException(IllegalStateException) ExecutionException(IllegalStateException)"
              + " ExecutionException(IllegalStateException) ExecutionException(Error)"
              + " CompletionException CompletionException(IllegalStateException)",
      executions = 1)
  public static String reports() {
    CompletableFuture<Integer> further = failed().thenApply(x -> x);
    CompletableFuture<Integer> error = never();
    error.completeExceptionally(new Error());
    CompletableFuture<Integer> wrapper = never();
    wrapper.completeExceptionally(new EmptyWrapper());
    return Words.of(
        Words.thrownWithCause(further::join),
        Words.thrownWithCause(further::get),
        Words.thrownWithCause(() -> failed().get()),
        Words.thrownWithCause(error::get),
        Words.thrownWithCause(wrapper::join).replace("EmptyWrapper", "CompletionException"),
        Words.thrownWithCause(() -> failed().getNow(5)));
  }

  /** An exception of this sort is not wrapped again. */
  private static final class EmptyWrapper extends CompletionException {
    private static final long serialVersionUID = 1;

    EmptyWrapper() {
      super("nothing inside");
    }
  }

  @Expect(outcomes = "null pending " + WRAPPED + " null " + WRAPPED + " 1 pending", executions = 1)
  public static String severalFutures() {
    return ends(
        CompletableFuture.allOf(),
        CompletableFuture.anyOf(),
        CompletableFuture.allOf(one(), failed(), one()),
        CompletableFuture.allOf(one(), one()),
        CompletableFuture.anyOf(never(), failed()),
        CompletableFuture.anyOf(never(), one(), never()),
        CompletableFuture.allOf(failed(), never()));
  }

  /** Whoever adds an action, or completes the future while it waits, runs it, and nobody else. */
  @Expect(outcomes = {"who adds it", "who completes it"})
  public static String whoRunsAnAction() throws Exception {
    return whoRuns(new CompletableFuture<>());
  }

  /** A thread that knows that the future is complete does not go through its list. */
  @Expect(outcomes = {"who adds it", "who completes it"})
  public static String whoRunsAnActionOfAFutureWhoseResultIsReplaced() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    String who = whoRuns(future);
    future.obtrudeValue(2);
    return who;
  }

  private static String whoRuns(CompletableFuture<Integer> future) throws Exception {
    String[] who = {"nobody"};
    ThreadLocal<String> role = ThreadLocal.withInitial(() -> "who adds it");
    Run.both(
        () -> future.thenRun(() -> who[0] = role.get()),
        () -> {
          role.set("who completes it");
          future.complete(1);
          role.set("who adds another one");
          future.handle((value, failure) -> value);
        });
    return who[0];
  }
}
