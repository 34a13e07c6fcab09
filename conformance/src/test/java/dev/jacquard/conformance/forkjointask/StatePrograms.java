package dev.jacquard.conformance.forkjointask;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;

/** The states of a task, and how it is completed without being run. */
public final class StatePrograms {
  private StatePrograms() {}

  /** Shows what only subclasses may call. */
  private static final class Own extends ForkJoinTask<Integer> {
    private static final long serialVersionUID = 1;
    private int value;
    private final boolean ends;

    Own(boolean ends) {
      this.ends = ends;
    }

    @Override
    public Integer getRawResult() {
      return value;
    }

    @Override
    protected void setRawResult(Integer value) {
      this.value = value;
    }

    @Override
    protected boolean exec() {
      value++;
      return ends;
    }
  }

  private static String state(ForkJoinTask<?> task) {
    Throwable thrown = task.getException();
    return Words.of(
            task.isDone(),
            task.isCompletedNormally(),
            task.isCompletedAbnormally(),
            task.isCancelled(),
            thrown == null ? null : thrown.getClass().getSimpleName())
        .replace("true", "t")
        .replace("false", "f");
  }

  @Expect(
      outcomes =
          "f f f f null / t t f f null / t f t f IllegalStateException / t f t t"
              + " CancellationException / t t f f null / f f f f null",
      executions = 1)
  public static String states() {
    Own done = new Own(true);
    done.quietlyInvoke();
    Own failed = new Own(true);
    failed.completeExceptionally(new IllegalStateException());
    Own cancelled = new Own(true);
    cancelled.cancel(false);
    Own completed = new Own(true);
    completed.complete(7);
    Own again = new Own(true);
    again.complete(7);
    again.reinitialize();
    return String.join(
        " / ",
        state(new Own(true)),
        state(done),
        state(failed),
        state(cancelled),
        state(completed),
        state(again));
  }

  /** Completing it twice: the second value is kept, the state is that of the first. */
  @Expect(outcomes = "1 7 8 false true 3 true 2", executions = 1)
  public static String results() throws Exception {
    Own task = new Own(true);
    int first = task.invoke();
    Own completed = new Own(false);
    completed.complete(7);
    int seven = completed.join();
    completed.complete(8);
    int eight = completed.get();
    boolean cancelled = completed.cancel(true);
    completed.completeExceptionally(new Error());
    boolean normal = completed.isCompletedNormally();
    Own quiet = new Own(false);
    quiet.setRawResult(3);
    quiet.quietlyComplete();
    task.reinitialize();
    boolean fresh = !task.isDone();
    return Words.of(first, seven, eight, cancelled, normal, quiet.join(), fresh, task.invoke());
  }

  @Expect(
      outcomes =
          "IllegalStateException ExecutionException CancellationException CancellationException"
              + " RuntimeException TimeoutException NullPointerException NullPointerException"
              + " ArithmeticException",
      executions = 1)
  public static String exceptions() {
    Own failed = new Own(true);
    failed.completeExceptionally(new IllegalStateException());
    Own cancelled = new Own(true);
    cancelled.cancel(true);
    ForkJoinTask<Integer> checked =
        ForkJoinTask.adapt(
            () -> {
              throw new IOException();
            });
    Own never = new Own(false);
    return Words.thrownByEach(
        failed::join,
        failed::get,
        cancelled::join,
        cancelled::get,
        checked::invoke,
        () -> never.get(0, TimeUnit.SECONDS),
        () -> ForkJoinTask.adapt((Callable<?>) null),
        () -> ForkJoinTask.adapt((Runnable) null, 1),
        () -> ForkJoinTask.adapt(() -> Integer.divideUnsigned(1, 0)).invoke());
  }

  @Expect(outcomes = "0 5 true 6 false 6 false null 9 null", executions = 1)
  public static String tags() {
    Own task = new Own(true);
    short before = task.getForkJoinTaskTag();
    task.setForkJoinTaskTag((short) 5);
    short after = task.getForkJoinTaskTag();
    boolean changed = task.compareAndSetForkJoinTaskTag((short) 5, (short) 6);
    short next = task.getForkJoinTaskTag();
    boolean again = task.compareAndSetForkJoinTaskTag((short) 5, (short) 7);
    ForkJoinTask<Integer> given = ForkJoinTask.adapt(() -> {}, 9);
    ForkJoinTask<?> plain = ForkJoinTask.adapt(() -> {});
    return Words.of(
        before,
        after,
        changed,
        next,
        again,
        task.getForkJoinTaskTag(),
        ForkJoinTask.inForkJoinPool(),
        ForkJoinTask.getPool(),
        given.invoke(),
        plain.invoke());
  }

  @Expect(outcomes = "6 true true")
  public static String invokeAll() {
    ForkJoinTask<Integer> one = ForkJoinTask.adapt(() -> 1);
    ForkJoinTask<Integer> two = ForkJoinTask.adapt(() -> 2);
    ForkJoinTask<Integer> three = ForkJoinTask.adapt(() -> 3);
    ForkJoinTask.invokeAll(one, two, three);
    List<ForkJoinTask<Integer>> none = List.of();
    return Words.of(
        one.join() + two.join() + three.join(),
        one.isCompletedNormally() && two.isDone(),
        ForkJoinTask.invokeAll(none).isEmpty());
  }

  /** Whoever fails, the caller gets it; the other one may not have been run. */
  @Expect(outcomes = {"IllegalStateException true"})
  public static String invokeAllThatFails() {
    ForkJoinTask<Integer> one = ForkJoinTask.adapt(() -> 1);
    ForkJoinTask<?> bad =
        ForkJoinTask.adapt(
            (Runnable)
                () -> {
                  throw new IllegalStateException();
                });
    String thrown = Words.thrown(() -> ForkJoinTask.invokeAll(one, bad));
    return Words.of(thrown, bad.isCompletedAbnormally());
  }

  /** One of the two completes it, and both threads see the same end. */
  @Expect(outcomes = {"true 7", "false IllegalStateException"})
  public static String completedByTwo() throws Exception {
    Own task = new Own(false);
    Run.both(() -> task.complete(7), () -> task.completeExceptionally(new IllegalStateException()));
    String thrown = Words.thrown(task::join);
    return Words.of(
        task.isCompletedNormally(), thrown.equals("nothing") ? task.getRawResult() : thrown);
  }

  /** Nobody but one wins a change of the tag. */
  @Expect(outcomes = {"true false 1", "false true 2"})
  public static String taggedByTwo() throws Exception {
    Own task = new Own(false);
    boolean[] won = new boolean[2];
    Run.both(
        () -> won[0] = task.compareAndSetForkJoinTaskTag((short) 0, (short) 1),
        () -> won[1] = task.compareAndSetForkJoinTaskTag((short) 0, (short) 2));
    return Words.of(won[0], won[1], task.getForkJoinTaskTag());
  }

  /** A thread that waits for it is woken by whoever completes it. */
  @Expect(outcomes = "5")
  public static String externalWait() throws Exception {
    Own task = new Own(false);
    int[] got = new int[1];
    Run.both(() -> got[0] = task.join(), () -> task.complete(5));
    return "" + got[0];
  }

  @Expect(outcomes = "true true null")
  public static String insideAPool() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    boolean[] inside = new boolean[2];
    RecursiveAction action =
        new RecursiveAction() {
          private static final long serialVersionUID = 1;

          @Override
          protected void compute() {
            inside[0] = inForkJoinPool();
            inside[1] = getPool() == pool;
          }
        };
    Object result = pool.submit(action).join();
    Run.end(pool);
    return Words.of(inside[0], inside[1], result);
  }
}
