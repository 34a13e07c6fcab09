package dev.jacquard.conformance.forkjointask;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Tasks made of ordinary code, in the common pool. */
public final class ForkJoinTaskPrograms {
  private ForkJoinTaskPrograms() {}

  @Expect(outcomes = "3")
  public static String joinGivesTheResult() {
    ForkJoinTask<Integer> one = ForkJoinTask.adapt(() -> 1).fork();
    ForkJoinTask<Integer> two = ForkJoinTask.adapt(() -> 2).fork();
    return "" + (one.join() + two.join());
  }

  @Expect(outcomes = {"1 2", "2 1"})
  public static String tasksRunInAnyOrder() {
    AtomicInteger next = new AtomicInteger();
    ForkJoinTask<Integer> one = ForkJoinTask.adapt(() -> next.incrementAndGet()).fork();
    ForkJoinTask<Integer> two = ForkJoinTask.adapt(() -> next.incrementAndGet()).fork();
    return one.join() + " " + two.join();
  }

  @Expect(outcomes = "IllegalStateException")
  public static String joinThrowsWhatWasThrown() {
    ForkJoinTask<?> task =
        ForkJoinTask.adapt(
                (Runnable)
                    () -> {
                      throw new IllegalStateException("bad");
                    })
            .fork();
    try {
      task.join();
      return "done";
    } catch (IllegalStateException e) {
      return e.getClass().getSimpleName();
    }
  }

  @Expect(outcomes = "cancelled true", executions = 1)
  public static String cancelledBeforeItIsForked() {
    ForkJoinTask<Integer> task = ForkJoinTask.adapt(() -> 1);
    task.cancel(false);
    try {
      return "" + task.invoke();
    } catch (CancellationException e) {
      return "cancelled " + task.isCompletedAbnormally();
    }
  }
}
