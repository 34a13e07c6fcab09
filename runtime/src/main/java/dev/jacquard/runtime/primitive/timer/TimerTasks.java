package dev.jacquard.runtime.primitive.timer;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import java.util.TimerTask;
import jdk.internal.misc.Unsafe;

/** The state of a timer's task, by the JDK's numbers. */
@Models(value = TimerTask.class, always = true)
public final class TimerTasks {
  private static final int VIRGIN = 0;
  private static final int SCHEDULED = 1;
  private static final int EXECUTED = 2;
  private static final int CANCELLED = 3;

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long STATE = Members.offset(TimerTask.class, "state");

  private TimerTasks() {}

  public static boolean applies(TimerTask task) {
    return Control.on(task);
  }

  @Enters
  public static boolean cancel(Execution execution, TimerTask task) {
    int location = execution.places().memory(task, STATE);
    execution.arrive(Kind.READ_MODIFY_WRITE, location, 0, Sites.here);
    int before = UNSAFE.getInt(task, STATE);
    write(execution, location, task, before, CANCELLED);
    return before == SCHEDULED;
  }

  /** A task that is new becomes one of a timer; false if it is not new. */
  static boolean schedule(TimerTask task) {
    return change(Control.execution(), task, VIRGIN, SCHEDULED);
  }

  /** A task is about to run for the only time; false if it was cancelled. */
  static boolean execute(TimerTask task) {
    return change(Control.execution(), task, SCHEDULED, EXECUTED);
  }

  @Enters
  private static boolean change(Execution execution, TimerTask task, int from, int to) {
    int location = execution.places().memory(task, STATE);
    execution.arrive(Kind.COMPARE_AND_SET, location, from, Sites.here);
    int before = UNSAFE.getInt(task, STATE);
    if (before == from) {
      write(execution, location, task, before, to);
    } else {
      execution.record(before, before, 0);
    }
    return before == from;
  }

  @Enters
  static boolean isCancelled(Execution execution, TimerTask task) {
    int location = execution.places().memory(task, STATE);
    execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    int state = UNSAFE.getInt(task, STATE);
    execution.record(state, state, state);
    return state == CANCELLED;
  }

  private static void write(
      Execution execution, int location, TimerTask task, int before, int after) {
    UNSAFE.putInt(task, STATE, after);
    execution.state(location, after);
    execution.record(before, after, 1);
  }
}
