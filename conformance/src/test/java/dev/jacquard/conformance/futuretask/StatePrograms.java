package dev.jacquard.conformance.futuretask;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

/** The states of a task, and the methods for those who extend it. */
public final class StatePrograms {
  private StatePrograms() {}

  /** Shows what only subclasses may call. */
  private static final class Open<T> extends FutureTask<T> {
    private int ends;

    Open(Callable<T> body) {
      super(body);
    }

    @Override
    protected void done() {
      ends++;
    }

    String end() {
      String text = toString();
      return Words.of(isDone(), isCancelled(), ends, text.substring(text.indexOf('[')));
    }

    void value(T value) {
      set(value);
    }

    void failure(Throwable failure) {
      setException(failure);
    }

    boolean again() {
      return runAndReset();
    }
  }

  /** A body with a text of its own. */
  private static final class Body implements Callable<Integer> {
    @Override
    public Integer call() {
      return 1;
    }

    @Override
    public String toString() {
      return "body";
    }
  }

  @Expect(
      outcomes =
          "false false 0 [Not completed, task = body] / true false 1 [Completed normally] / true"
              + " false 1 [Completed exceptionally: java.lang.IllegalStateException] / true true 1"
              + " [Cancelled]",
      executions = 1)
  public static String states() {
    Open<Integer> fresh = new Open<>(new Body());
    Open<Integer> done = new Open<>(new Body());
    done.run();
    done.run();
    Open<Integer> failed = new Open<>(new Body());
    failed.failure(new IllegalStateException());
    failed.value(2);
    Open<Integer> cancelled = new Open<>(new Body());
    cancelled.cancel(false);
    cancelled.cancel(false);
    return fresh.end() + " / " + done.end() + " / " + failed.end() + " / " + cancelled.end();
  }

  @Expect(outcomes = "5 false 5 7 null true false 8", executions = 1)
  public static String results() throws Exception {
    Open<Integer> set = new Open<>(new Body());
    set.value(5);
    boolean cancelled = set.cancel(true);
    set.run();
    FutureTask<Integer> given = new FutureTask<>(() -> {}, 7);
    given.run();
    FutureTask<Integer> nothing = new FutureTask<>(() -> {}, null);
    nothing.run();
    Open<Integer> again = new Open<>(() -> 1);
    boolean reset = again.again();
    boolean done = again.isDone();
    again.value(8);
    return Words.of(
        set.get(), cancelled, set.get(), given.get(), nothing.get(), reset, done, again.get());
  }

  @Expect(
      outcomes =
          "ExecutionException(Error) ExecutionException(Error) CancellationException"
              + " CancellationException TimeoutException TimeoutException NullPointerException"
              + " NullPointerException NullPointerException false false",
      executions = 1)
  public static String exceptions() {
    Open<Integer> failed =
        new Open<>(
            () -> {
              throw new Error();
            });
    boolean again = failed.again();
    FutureTask<Integer> cancelled = new FutureTask<>(new Body());
    cancelled.cancel(true);
    cancelled.run();
    FutureTask<Integer> fresh = new FutureTask<>(new Body());
    return Words.of(
        Words.thrownWithCause(failed::get),
        Words.thrownWithCause(() -> failed.get(0, TimeUnit.SECONDS)),
        Words.thrown(cancelled::get),
        Words.thrown(() -> cancelled.get(1, TimeUnit.SECONDS)),
        Words.thrown(() -> fresh.get(0, TimeUnit.SECONDS)),
        Words.thrown(() -> fresh.get(-1, TimeUnit.DAYS)),
        Words.thrown(() -> fresh.get(1, null)),
        Words.thrown(() -> new FutureTask<>(null)),
        Words.thrown(() -> new FutureTask<>(null, 1)),
        again,
        failed.again());
  }

  @Expect(outcomes = "InterruptedException false 1 true", executions = 1)
  public static String interrupts() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(new Body());
    Thread.currentThread().interrupt();
    String interrupted = Words.thrown(task::get);
    boolean left = Thread.currentThread().isInterrupted();
    task.run();
    Thread.currentThread().interrupt();
    int got = task.get();
    return Words.of(interrupted, left, got, Thread.interrupted());
  }

  /** One of three sets it; all who get it get the same. */
  @Expect(outcomes = {"1 1", "2 2", "ExecutionException ExecutionException"})
  public static String setByWhoeverIsFirst() throws Exception {
    Open<Integer> task = new Open<>(() -> 1);
    Run.all(task, () -> task.value(2), () -> task.failure(new Error()));
    int[] got = new int[1];
    String first = Words.thrown(() -> got[0] = task.get());
    String second = Words.thrown(task::get);
    return first.equals("nothing") ? got[0] + " " + task.get() : first + " " + second;
  }

  /** Whoever cancels it first, it ends once. */
  @Expect(
      outcomes = {
        "true false [Cancelled]",
        "false true [Cancelled]",
        "false false [Completed normally]"
      })
  public static String endsOnce() throws Exception {
    Open<Integer> task = new Open<>(new Body());
    boolean[] cancelled = new boolean[2];
    Run.all(task, () -> cancelled[0] = task.cancel(false), () -> cancelled[1] = task.cancel(true));
    String text = task.toString();
    if (task.ends != 1) {
      return "ended " + task.ends + " times";
    }
    return Words.of(cancelled[0], cancelled[1], text.substring(text.indexOf('[')));
  }
}
