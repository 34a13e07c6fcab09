package dev.jacquard.conformance.timer;

import dev.jacquard.conformance.Expect;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Timers and their tasks. The JDK's own code has no hooks in it. */
public final class TimerPrograms {
  private static final String NO_DEEP = "the JDK's own code is not instrumented";

  private TimerPrograms() {}

  private static TimerTask task(Runnable body) {
    return new TimerTask() {
      @Override
      public void run() {
        body.run();
      }
    };
  }

  @Expect(outcomes = "Timer-0", deep = false, reason = NO_DEEP)
  public static String once() throws Exception {
    Timer timer = new Timer();
    CountDownLatch done = new CountDownLatch(1);
    String[] seen = new String[1];
    timer.schedule(
        task(
            () -> {
              seen[0] = Thread.currentThread().getName();
              done.countDown();
            }),
        100);
    done.await();
    timer.cancel();
    return seen[0];
  }

  @Expect(
      outcomes = {"ab", "ba"},
      deep = false,
      reason = NO_DEEP)
  public static String earlierFirst() throws Exception {
    Timer timer = new Timer();
    CountDownLatch done = new CountDownLatch(2);
    StringBuilder order = new StringBuilder();
    timer.schedule(
        task(
            () -> {
              order.append("a");
              done.countDown();
            }),
        200);
    timer.schedule(
        task(
            () -> {
              order.append("b");
              done.countDown();
            }),
        100);
    done.await();
    timer.cancel();
    return order.toString();
  }

  @Expect(
      outcomes = {"true 0", "false 0", "false 1"},
      deep = false,
      reason = NO_DEEP)
  public static String cancelledTask() {
    Timer timer = new Timer();
    AtomicInteger runs = new AtomicInteger();
    TimerTask task = task(runs::incrementAndGet);
    timer.schedule(task, 100);
    boolean cancelled = task.cancel();
    timer.cancel();
    return cancelled + " " + runs.get();
  }

  @Expect(outcomes = "Timer already cancelled.", deep = false, reason = NO_DEEP)
  public static String cancelledTimer() {
    Timer timer = new Timer();
    timer.schedule(task(() -> {}), 100);
    timer.cancel();
    try {
      timer.schedule(task(() -> {}), 100);
      return "accepted";
    } catch (IllegalStateException e) {
      return e.getMessage();
    }
  }

  @Expect(outcomes = "Task already scheduled or cancelled", deep = false, reason = NO_DEEP)
  public static String taskOfTwoTimers() {
    Timer timer = new Timer();
    TimerTask task = task(() -> {});
    timer.schedule(task, 100);
    try {
      timer.schedule(task, 100);
      return "accepted";
    } catch (IllegalStateException e) {
      return e.getMessage();
    } finally {
      timer.cancel();
    }
  }

  @Expect(
      outcomes = {"2", "3", "4", "5"},
      uncontrolled = "the runs of a periodic task",
      deep = false,
      reason = NO_DEEP)
  public static String periodic() throws Exception {
    Timer timer = new Timer();
    CountDownLatch twice = new CountDownLatch(2);
    AtomicInteger runs = new AtomicInteger();
    timer.schedule(
        task(
            () -> {
              runs.incrementAndGet();
              twice.countDown();
            }),
        100,
        100);
    twice.await();
    timer.cancel();
    return "" + runs.get();
  }

  /** A task that fails takes the timer with it. */
  @Expect(
      outcomes = {"accepted", "Timer already cancelled."},
      failures = "exception",
      deep = false,
      reason = NO_DEEP)
  public static String failingTask() {
    Timer timer = new Timer();
    timer.schedule(
        task(
            () -> {
              throw new IllegalStateException("boom");
            }),
        100);
    try {
      timer.schedule(task(() -> {}), 50);
      return "accepted";
    } catch (IllegalStateException e) {
      return e.getMessage();
    } finally {
      timer.cancel();
    }
  }

  @Expect(outcomes = "done", failures = "deadlock", deep = false, reason = NO_DEEP)
  public static String neverCancelled() {
    new Timer().schedule(task(() -> {}), 100);
    return "done";
  }

  @Expect(outcomes = "done", deep = false, reason = NO_DEEP)
  public static String daemon() {
    new Timer(true).schedule(task(() -> {}), 100);
    return "done";
  }

  @Expect(
      outcomes = {"0", "1"},
      deep = false,
      reason = NO_DEEP)
  public static String purge() {
    Timer timer = new Timer();
    TimerTask task = task(() -> {});
    timer.schedule(task, 100);
    task.cancel();
    int purged = timer.purge();
    timer.cancel();
    return "" + purged;
  }
}
