package dev.jacquard.conformance.recursiveaction;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/** Tasks without a result. */
public final class RecursiveActions {
  private RecursiveActions() {}

  /** An action from a lambda. */
  private static final class Action extends RecursiveAction {
    private final transient Runnable body;

    Action(Runnable body) {
      this.body = body;
    }

    @Override
    protected void compute() {
      body.run();
    }
  }

  private static final class Increment extends RecursiveAction {
    private final int[] array;
    private final int from;
    private final int to;

    Increment(int[] array, int from, int to) {
      this.array = array;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from == 1) {
        array[from]++;
      } else {
        int middle = (from + to) >>> 1;
        invokeAll(new Increment(array, from, middle), new Increment(array, middle, to));
      }
    }
  }

  @Expect(outcomes = "2 3 4", executions = 1)
  public static String disjointPartsOfAnArray() {
    int[] array = {1, 2, 3};
    new ForkJoinPool(4).invoke(new Increment(array, 0, 3));
    return array[0] + " " + array[1] + " " + array[2];
  }

  @Expect(failures = "race")
  public static String overlappingParts() {
    int[] array = {1, 2};
    ForkJoinTask.invokeAll(new Increment(array, 0, 1), new Increment(array, 0, 1));
    return "";
  }

  @Expect(outcomes = {"12", "21"})
  public static String bothHalves() {
    Digits digits = new Digits();
    ForkJoinTask.invokeAll(new Action(() -> digits.add(1)), new Action(() -> digits.add(2)));
    return digits.toString();
  }

  @Expect(outcomes = "boom")
  public static String invokeAllThrows() {
    try {
      ForkJoinTask.invokeAll(
          new Action(
              () -> {
                throw new IllegalStateException("boom");
              }),
          new Action(() -> {}));
      return "none";
    } catch (IllegalStateException e) {
      return e.getMessage();
    }
  }

  @Expect(outcomes = {"true true", "false true"})
  public static String aFailureCancelsTheOther() {
    Action other = new Action(() -> {});
    try {
      ForkJoinTask.invokeAll(
          new Action(
              () -> {
                throw new IllegalStateException("boom");
              }),
          other);
    } catch (IllegalStateException e) {
      // wanted
    }
    return other.isCancelled() + " " + other.isDone();
  }

  @Expect(outcomes = "true", executions = 1)
  public static String quietlyInvoke() {
    Action action =
        new Action(
            () -> {
              throw new IllegalStateException("boom");
            });
    action.quietlyInvoke();
    return "" + action.isCompletedAbnormally();
  }

  @Expect(outcomes = "done", executions = 1)
  public static String tasksMayWaitForEachOther() {
    CountDownLatch latch = new CountDownLatch(1);
    ForkJoinTask<?> waiting =
        new Action(
                () -> {
                  try {
                    latch.await();
                  } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                })
            .fork();
    new Action(latch::countDown).fork().join();
    waiting.join();
    return "done";
  }
}
