package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import jdk.internal.misc.Unsafe;

/**
 * The threads of an executor that starts one for each task, in the order of their starts; it takes
 * the place of the JDK's set. The executor and its threads are one location.
 */
final class TaskThreads extends LinkedHashSet<Thread> {
  /** The JDK's numbers of what an executor does. */
  private static final int SHUTDOWN = 1;

  private static final int TERMINATED = 2;

  /** The condition of the state: new tasks are accepted. */
  static final long RUNNING = 1;

  private static final long HAS_ENDED = Comparison.LESS.with(0);

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Class<?> TYPE = Members.type(ThreadPerTaskExecutors.NAME);
  private static final long STATE = Members.offset(TYPE, "state");
  private static final long THREADS = Members.offset(TYPE, "threads");
  private static final long FACTORY = Members.offset(TYPE, "factory");

  private final transient Object executor;
  private final transient List<Thread> started = new ArrayList<>();
  private final transient List<Thread> doomed = new ArrayList<>();
  private long before;

  private TaskThreads(Object executor) {
    this.executor = executor;
  }

  static TaskThreads of(Object executor) {
    Object threads = UNSAFE.getReference(executor, THREADS);
    if (threads instanceof TaskThreads known) {
      return known;
    }
    TaskThreads fresh = new TaskThreads(executor);
    UNSAFE.putReference(executor, THREADS, fresh);
    return fresh;
  }

  /** Whether the JDK makes the threads, so that the program does not see when. */
  boolean areMadeByJdk() {
    ThreadFactory factory = (ThreadFactory) UNSAFE.getReference(executor, FACTORY);
    return factory.getClass().getName().startsWith("java.lang.");
  }

  /** Brings the current thread before an operation on the executor. */
  void arrive(Execution execution, Kind kind, long conditions) {
    int location = location(execution);
    execution.arrive(kind, location, conditions, Sites.here);
    before = execution.state(location);
  }

  /** Waits for the end of the executor or of a time limit, which passes at any moment or last. */
  void awaitEnd(Execution execution, long nanos) {
    int location = location(execution);
    execution
        .lastLimits()
        .arrive(nanos, Kind.VOLATILE_READ, 0, Kind.VOLATILE_AWAIT, HAS_ENDED, location, Sites.here);
    before = execution.state(location);
  }

  /** Waits for the end of the executor; false if the current thread is interrupted before. */
  boolean awaitEnd(Execution execution) {
    int location = location(execution);
    boolean interrupted =
        execution.arriveInterruptibly(Kind.VOLATILE_AWAIT, location, HAS_ENDED, Sites.here)
            && !hasEnded();
    before = execution.state(location);
    record(execution);
    if (interrupted) {
      Interrupts.clear(execution);
    }
    return !interrupted;
  }

  private int location(Execution execution) {
    int location = execution.places().synchronizer(executor);
    if (execution.isFresh(location)) {
      execution.state(location, state());
    }
    return location;
  }

  /** The operation was executed. */
  void record(Execution execution) {
    int location = location(execution);
    long after = state();
    execution.state(location, after);
    execution.recordUnordered(before, after, 0);
    execution.learn(location);
    if (after != before) {
      execution.publish(location);
    }
  }

  private long state() {
    long state = (isShutDown() ? 0 : RUNNING) | (long) size() << 8;
    return hasEnded() ? state | Long.MIN_VALUE : state;
  }

  boolean isShutDown() {
    return UNSAFE.getInt(executor, STATE) >= SHUTDOWN;
  }

  boolean hasEnded() {
    return UNSAFE.getInt(executor, STATE) >= TERMINATED;
  }

  void shutDown() {
    if (!isShutDown()) {
      UNSAFE.putInt(executor, STATE, SHUTDOWN);
    }
    tryTerminate();
  }

  /** A task is done. */
  void leave(Thread thread) {
    remove(thread);
    started.remove(thread);
    tryTerminate();
  }

  private void tryTerminate() {
    if (isShutDown() && isEmpty()) {
      UNSAFE.putInt(executor, STATE, TERMINATED);
    }
  }

  /** A thread has been started; whether it was interrupted before that. */
  boolean hasStarted(Thread thread) {
    started.add(thread);
    return doomed.remove(thread);
  }

  /** Interrupts all that have started, and the others when they do. */
  void interrupt(Execution execution) {
    if (!isEmpty()) {
      execution.lives().needInterrupts();
    }
    List<Thread> targets = new ArrayList<>(started);
    doomed.addAll(this);
    doomed.removeAll(started);
    for (Thread thread : targets) {
      LogicalThread target = execution.threadOf(thread);
      if (target != null) {
        execution.lives().interrupt(target, Sites.here);
      }
    }
  }
}
