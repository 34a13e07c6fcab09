package dev.jacquard.runtime.primitive.timer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.code.Unwinding;
import dev.jacquard.runtime.primitive.hook.MayBeAbsent;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.world.Time;
import java.util.Timer;
import java.util.TimerTask;

/** What the thread of a timer does. */
@Models(value = Timer.class, named = TimerThreads.NAME, always = true)
public final class TimerThreads {
  static final String NAME = "java.util.TimerThread";

  private TimerThreads() {}

  @MayBeAbsent
  public static void mainLoop(Object thread) {
    TimerQueue queue = new TimerQueue((Thread) thread);
    try {
      TimerTask task;
      while ((task = queue.take(Control.execution())) != null) {
        if (begins(queue, task)) {
          task.run();
        }
      }
    } catch (Throwable thrown) {
      Unwinding.pass(thrown);
      queue.end(Control.execution(), queue::close);
      throw thrown;
    }
  }

  /** Whether a task that was taken from the queue has not been cancelled. */
  private static boolean begins(TimerQueue queue, TimerTask task) {
    long period = TimerQueue.period(task);
    if (period == 0) {
      return TimerTasks.execute(task);
    }
    if (TimerTasks.isCancelled(Control.execution(), task)) {
      return false;
    }
    long from = period < 0 ? Time.currentTimeMillis() : TimerQueue.time(task);
    if (queue.mayRepeat(Control.execution(), task)) {
      queue.add(Control.execution(), task, from + Math.abs(period), period);
    }
    return true;
  }
}
