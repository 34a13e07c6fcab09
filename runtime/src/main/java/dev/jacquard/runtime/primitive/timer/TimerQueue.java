package dev.jacquard.runtime.primitive.timer;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.pool.Repetitions;
import dev.jacquard.runtime.primitive.world.Timeouts;
import dev.jacquard.runtime.thread.LogicalThread;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import jdk.internal.misc.Unsafe;

/**
 * The queue of a timer, which is the JDK's own, as a location of the timer's thread. A delay is a
 * timeout, which may always be over; the task with the earliest time comes first.
 */
final class TimerQueue {
  /** The conditions of its state: there is a task, and there will be no more. */
  private static final long HAS_TASK = 1;

  private static final long ENDED = 2;

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Class<?> QUEUE = Members.type("java.util.TaskQueue");
  private static final Class<?> THREAD = Members.type(TimerThreads.NAME);
  private static final long TIMER_THREAD = Members.offset(Timer.class, "thread");
  private static final long THREAD_QUEUE = Members.offset(THREAD, "queue");
  private static final long OPEN = Members.offset(THREAD, "newTasksMayBeScheduled");
  private static final long TIME = Members.offset(TimerTask.class, "nextExecutionTime");
  private static final long PERIOD = Members.offset(TimerTask.class, "period");
  private static final MethodHandle SIZE = Members.method(QUEUE, "size");
  private static final MethodHandle GET = Members.method(QUEUE, "get", int.class);
  private static final MethodHandle ADD = Members.method(QUEUE, "add", TimerTask.class);
  private static final MethodHandle REMOVE = Members.method(QUEUE, "removeMin");
  private static final MethodHandle CLEAR = Members.method(QUEUE, "clear");

  private final Thread thread;
  private final Object queue;
  private final Repetitions repetitions = new Repetitions();
  private long before;

  TimerQueue(Thread thread) {
    this.thread = thread;
    queue = UNSAFE.getReference(thread, THREAD_QUEUE);
  }

  static TimerQueue of(Timer timer) {
    return new TimerQueue((Thread) UNSAFE.getReference(timer, TIMER_THREAD));
  }

  boolean isControlled() {
    return Control.execution().threadOf(thread) != null;
  }

  private void arrive(Execution execution, Kind kind, long conditions) {
    int location = location(execution);
    execution.arrive(kind, location, conditions, Sites.here);
    before = execution.state(location);
  }

  private void record(Execution execution) {
    int location = location(execution);
    long after = state();
    execution.state(location, after);
    execution.record(before, after, 0);
    execution.publish(location); // the JDK holds the monitor of the queue even to look at it
  }

  private int location(Execution execution) {
    LogicalThread logical = execution.threadOf(thread);
    int location = execution.places().queue(logical);
    if (execution.isFresh(location)) {
      execution.state(location, state());
    }
    return location;
  }

  private long state() {
    return (size() > 0 ? HAS_TASK : 0) | (isOpen() ? 0 : ENDED) | (long) size() << 8;
  }

  private boolean isOpen() {
    return UNSAFE.getBoolean(thread, OPEN);
  }

  /** Whether it takes new tasks, as a step. */
  @Enters
  boolean isAlive(Execution execution) {
    arrive(execution, Kind.VOLATILE_READ, 0);
    record(execution);
    return isOpen();
  }

  /** Adds a task; false if no more tasks are taken. */
  @Enters
  boolean add(Execution execution, TimerTask task, long time, long period) {
    arrive(execution, Kind.UPDATE, 0);
    boolean open = isOpen();
    if (open) {
      UNSAFE.putLong(task, TIME, time);
      UNSAFE.putLong(task, PERIOD, period);
      put(task);
    }
    record(execution);
    return open;
  }

  /** Whether a periodic task has not run often enough yet. */
  @Enters
  boolean mayRepeat(Execution execution, TimerTask task) {
    boolean again = repetitions.mayRepeat(task);
    if (!again) {
      execution.limits().rests(Repetitions.REST);
    }
    return again;
  }

  /** Takes the first task away, and waits for it; null when there will be none. */
  @Enters
  TimerTask take(Execution execution) {
    arrive(execution, Kind.UPDATE, HAS_TASK | ENDED);
    TimerTask first = size() > 0 ? get(1) : null;
    if (first != null) {
      removeFirst();
      execution.current().pass(Timeouts.untilMillis(time(first)));
    }
    record(execution);
    return first;
  }

  static long time(TimerTask task) {
    return UNSAFE.getLong(task, TIME);
  }

  static long period(TimerTask task) {
    return UNSAFE.getLong(task, PERIOD);
  }

  /** No more tasks. */
  @Enters
  void end(Execution execution, Runnable ending) {
    arrive(execution, Kind.UPDATE, 0);
    ending.run();
    record(execution);
  }

  /** What the JDK does when the thread of a timer ends. */
  void close() {
    UNSAFE.putBoolean(thread, OPEN, false);
    clear();
  }

  /** All tasks, at one moment. */
  @Enters
  List<TimerTask> tasks(Execution execution) {
    arrive(execution, Kind.VOLATILE_READ, 0);
    List<TimerTask> tasks = present();
    record(execution);
    return tasks;
  }

  /** Takes a task away; false if it has gone. */
  @Enters
  boolean remove(Execution execution, TimerTask task) {
    arrive(execution, Kind.UPDATE, 0);
    List<TimerTask> rest = present();
    boolean removed = rest.remove(task);
    clear();
    for (TimerTask kept : rest) {
      put(kept);
    }
    record(execution);
    return removed;
  }

  private List<TimerTask> present() {
    List<TimerTask> tasks = new ArrayList<>();
    for (int i = 1; i <= size(); i++) {
      tasks.add(get(i));
    }
    return tasks;
  }

  private int size() {
    try {
      return (int) SIZE.invoke(queue);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  private TimerTask get(int index) {
    try {
      return (TimerTask) GET.invoke(queue, index);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  private void removeFirst() {
    try {
      REMOVE.invoke(queue);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  private void put(TimerTask task) {
    try {
      ADD.invoke(queue, task);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  private void clear() {
    try {
      CLEAR.invoke(queue);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }
}
