package dev.jacquard.conformance.timer;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Words;
import java.util.Date;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

/** What timers refuse, and what their tasks say of themselves. */
public final class RulePrograms {
  private RulePrograms() {}

  private static TimerTask task(Runnable body) {
    return new TimerTask() {
      @Override
      public void run() {
        body.run();
      }
    };
  }

  @Expect(outcomes = "IIIIISSS false 0")
  public static String refusals() {
    Timer timer = new Timer(true);
    TimerTask used = task(() -> {});
    used.cancel();
    Timer cancelled = new Timer(true);
    cancelled.cancel();
    cancelled.cancel();
    String refused =
        Words.thrownByEach(
                () -> timer.schedule(task(() -> {}), -1),
                () -> timer.schedule(task(() -> {}), 1, 0),
                () -> timer.scheduleAtFixedRate(task(() -> {}), 1, -1),
                () -> timer.schedule(task(() -> {}), new Date(-1)),
                () -> timer.scheduleAtFixedRate(task(() -> {}), new Date(0), 0),
                () -> timer.schedule(used, 1),
                () -> cancelled.schedule(task(() -> {}), 1),
                () -> cancelled.schedule(task(() -> {}), new Date(0), 1))
            .replace("IllegalArgumentException", "I")
            .replace("IllegalStateException", "S")
            .replace(" ", "");
    timer.cancel();
    return Words.of(refused, used.cancel(), timer.purge());
  }

  /** A task that has run once can't be cancelled any more, nor used again. */
  @Expect(outcomes = "1 false true IllegalStateException")
  public static String once() throws Exception {
    Timer timer = new Timer();
    CountDownLatch done = new CountDownLatch(1);
    int[] runs = new int[1];
    TimerTask task =
        task(
            () -> {
              runs[0]++;
              done.countDown();
            });
    timer.schedule(task, new Date(0));
    done.await();
    String again = Words.thrown(() -> timer.schedule(task, 1));
    timer.cancel();
    return Words.of(runs[0], task.cancel(), task.scheduledExecutionTime() >= 0, again);
  }
}
