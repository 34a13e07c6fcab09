package dev.jacquard.conformance.futuretask;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Results, failures, cancellation and time limits of one task. */
public final class FutureTaskPrograms {
  private static final String WAITING = "the JDK's code waits in loops, with too many steps";

  private FutureTaskPrograms() {}

  private static String outcome(FutureTask<?> task) throws InterruptedException {
    try {
      return "" + task.get();
    } catch (ExecutionException e) {
      return e.getCause().getMessage();
    } catch (CancellationException e) {
      return "cancelled";
    }
  }

  @Expect(outcomes = "42", deep = false, reason = WAITING)
  public static String result() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 42);
    new Thread(task).start();
    return "" + task.get();
  }

  @Expect(outcomes = "boom", deep = false, reason = WAITING)
  public static String failure() throws Exception {
    FutureTask<Integer> task =
        new FutureTask<>(
            () -> {
              throw new IllegalStateException("boom");
            });
    new Thread(task).start();
    return outcome(task);
  }

  /** What the task wrote is seen by who gets its result. */
  @Expect(outcomes = "7", deep = false, reason = WAITING)
  public static String resultPublishes() throws Exception {
    int[] cell = new int[1];
    FutureTask<Void> task =
        new FutureTask<>(
            () -> {
              cell[0] = 7;
              return null;
            });
    new Thread(task).start();
    task.get();
    return "" + cell[0];
  }

  /** That it is done says that a result is near, and orders after it. */
  @Expect(outcomes = {"7", "later"})
  public static String doneIsEnough() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 7);
    Thread thread = new Thread(task);
    thread.start();
    boolean done = task.isDone();
    thread.join();
    return done ? "" + task.get() : "later";
  }

  @Expect(outcomes = "1 true")
  public static String runsOnce() throws Exception {
    AtomicInteger runs = new AtomicInteger();
    FutureTask<Integer> task = new FutureTask<>(runs::incrementAndGet);
    Run.both(task, task);
    return runs.get() + " " + task.isDone();
  }

  @Expect(
      outcomes = {"late", "42"},
      deep = false,
      reason = WAITING)
  public static String timeLimit() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 42);
    Thread thread = new Thread(task);
    thread.start();
    try {
      return "" + task.get(1, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      return "late";
    } finally {
      thread.join();
    }
  }

  @Expect(
      outcomes = {"true cancelled 0", "true cancelled 1", "false 1 1"},
      deep = false,
      reason = "the JDK's code reads a plain field that another thread clears")
  public static String cancel() throws Exception {
    AtomicInteger runs = new AtomicInteger();
    FutureTask<Integer> task = new FutureTask<>(runs::incrementAndGet);
    Thread thread = new Thread(task);
    thread.start();
    boolean cancelled = task.cancel(false);
    thread.join();
    return cancelled + " " + outcome(task) + " " + runs.get();
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String onlyOneCancels() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    boolean[] cancelled = new boolean[2];
    Run.both(() -> cancelled[0] = task.cancel(false), () -> cancelled[1] = task.cancel(false));
    return cancelled[0] + " " + cancelled[1];
  }

  /** The interrupt of a cancellation comes while the task runs or not at all. */
  @Expect(
      outcomes = {
        "true not run false",
        "true interrupted true",
        "true quiet false",
        "true quiet true",
        "false quiet false"
      },
      deep = false,
      reason = WAITING)
  public static String cancelWithInterrupt() throws Exception {
    String[] seen = {"not run"};
    boolean[] after = new boolean[1];
    FutureTask<Void> task =
        new FutureTask<>(
            () -> {
              seen[0] = Thread.currentThread().isInterrupted() ? "interrupted" : "quiet";
              return null;
            });
    Thread thread =
        new Thread(
            () -> {
              task.run();
              after[0] = Thread.interrupted();
            });
    thread.start();
    boolean cancelled = task.cancel(true);
    thread.join();
    return cancelled + " " + seen[0] + " " + after[0];
  }

  @Expect(
      outcomes = {"got", "interrupted"},
      deep = false,
      reason = WAITING)
  public static String interruptedGet() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    String[] seen = new String[1];
    Thread waiter =
        new Thread(
            () -> {
              try {
                task.get();
                seen[0] = "got";
              } catch (InterruptedException e) {
                seen[0] = "interrupted";
              } catch (ExecutionException e) {
                seen[0] = "failed";
              }
            });
    waiter.start();
    waiter.interrupt();
    task.run();
    waiter.join();
    return seen[0];
  }

  @Expect(failures = "deadlock", deep = false, reason = WAITING)
  public static String neverRun() throws Exception {
    return "" + new FutureTask<>(() -> 1).get();
  }

  /** The hook of subclasses runs once, after the result is there. */
  @Expect(outcomes = "1 true", deep = false, reason = WAITING)
  public static String doneHook() throws Exception {
    AtomicInteger calls = new AtomicInteger();
    CountDownLatch called = new CountDownLatch(1);
    boolean[] done = new boolean[1];
    FutureTask<Integer> task =
        new FutureTask<>(() -> 1) {
          @Override
          protected void done() {
            done[0] = isDone();
            calls.incrementAndGet();
            called.countDown();
          }
        };
    new Thread(task).start();
    task.cancel(false);
    called.await();
    return calls.get() + " " + done[0];
  }

  private static final class Repeated extends FutureTask<Void> {
    Repeated(Runnable body) {
      super(body, null);
    }

    boolean again() {
      return runAndReset();
    }
  }

  @Expect(outcomes = {"true true 2", "true false 1", "false true 1"})
  public static String runAndReset() throws Exception {
    AtomicInteger runs = new AtomicInteger();
    Repeated task = new Repeated(runs::incrementAndGet);
    boolean[] ran = new boolean[2];
    Run.both(() -> ran[0] = task.again(), () -> ran[1] = task.again());
    return ran[0] + " " + ran[1] + " " + runs.get();
  }

  /** A task that waits for another one that waits for it. */
  @Expect(failures = "deadlock", deep = false, reason = WAITING)
  public static String circle() throws Exception {
    FutureTask<?>[] tasks = new FutureTask<?>[2];
    tasks[0] = new FutureTask<>(() -> tasks[1].get());
    tasks[1] = new FutureTask<>(() -> tasks[0].get());
    Run.both(tasks[0], tasks[1]);
    return "no";
  }

  @Expect(
      outcomes = {"RUNNING", "SUCCESS 3"},
      minJdk = 19)
  public static String stateAndResultNow() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 3);
    Thread thread = new Thread(task);
    thread.start();
    Object state = FutureTask.class.getMethod("state").invoke(task);
    String seen = state.toString();
    if (seen.equals("SUCCESS")) {
      seen += " " + FutureTask.class.getMethod("resultNow").invoke(task);
    }
    thread.join();
    return seen;
  }
}
