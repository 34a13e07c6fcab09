package dev.jacquard.runtime.primitive.timer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Models;
import java.util.Timer;
import java.util.TimerTask;

/** A timer: its queue is one location, the state of each task another one. */
@Models(value = Timer.class, always = true)
public final class Timers {
  private Timers() {}

  /** A timer that was made without control has a thread without control. */
  public static boolean applies(Timer timer) {
    return Control.on() && TimerQueue.of(timer).isControlled();
  }

  public static void sched(Timer timer, TimerTask task, long time, long period) {
    if (time < 0) {
      throw new IllegalArgumentException("Illegal execution time.");
    }
    TimerQueue queue = TimerQueue.of(timer);
    if (!queue.isAlive(Control.execution())) {
      throw new IllegalStateException("Timer already cancelled.");
    }
    if (!TimerTasks.schedule(task)) {
      throw new IllegalStateException("Task already scheduled or cancelled");
    }
    boolean large = Math.abs(period) > (Long.MAX_VALUE >> 1);
    if (!queue.add(Control.execution(), task, time, large ? period >> 1 : period)) {
      throw new IllegalStateException("Timer already cancelled.");
    }
  }

  public static void cancel(Timer timer) {
    TimerQueue.of(timer).end(Control.execution(), timer::cancel);
  }

  public static int purge(Timer timer) {
    TimerQueue queue = TimerQueue.of(timer);
    int purged = 0;
    for (TimerTask task : queue.tasks(Control.execution())) {
      purged +=
          TimerTasks.isCancelled(Control.execution(), task)
                  && queue.remove(Control.execution(), task)
              ? 1
              : 0;
    }
    return purged;
  }
}
