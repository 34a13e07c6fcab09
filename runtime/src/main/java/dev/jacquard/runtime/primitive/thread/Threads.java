package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.world.Timeouts;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import dev.jacquard.runtime.thread.LogicalThread;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

/** Threads: their start and end, and what they can see of each other. */
@Tells("what one thread asks about another is a step, or hidden where it is asked")
@Replaces(Thread.class)
public final class Threads {
  private static final long MILLION = 1_000_000;

  private Threads() {}

  public static Thread currentThread() {
    return Control.onControlledThread()
        ? Control.execution().current().thread()
        : Thread.currentThread();
  }

  public static void start(Thread thread) {
    if (!Control.on()) {
      if (Control.onControlledThread()) {
        startFree(Control.execution(), thread);
      }
      thread.start();
      return;
    }
    if (JdkThreads.contain(thread)) {
      thread.start(); // where it is named
      return;
    }
    start(Control.execution(), thread);
  }

  @Enters
  private static void startFree(Execution execution, Thread thread) {
    execution.limits().startsFree(thread);
  }

  @Enters
  private static void start(Execution execution, Thread thread) {
    LogicalThread started = execution.threadOf(thread);
    if (started != null) {
      if (!execution.lives().isStarterOf(started)) { // which comes first is no step
        execution.limits().uncontrolled("the second start of a thread");
      }
      throw new IllegalThreadStateException();
    }
    execution.lives().start(thread, thread, Sites.here);
    execution.lives().mayDawdle();
  }

  public static void join(Thread thread) throws InterruptedException {
    join(thread, 0);
  }

  public static void join(Thread thread, long millis) throws InterruptedException {
    join(thread, millis, 0);
  }

  public static void join(Thread thread, long millis, int nanos) throws InterruptedException {
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException("timeout value is negative or nanos out of range");
    }
    LogicalThread other = logical(thread);
    if (other == null) {
      if (!Control.on()) {
        thread.join(millis, nanos);
      } else {
        joinUnstarted(Control.execution());
      }
      return;
    }
    Joins.join(Control.execution(), other, Timeouts.nanos(millis, nanos));
  }

  /** Whether another thread starts it before is no step; where there is none, nobody does. */
  @Enters
  private static void joinUnstarted(Execution execution) {
    if (!execution.current().isAlone()) {
      execution.limits().uncontrolled("join of a thread that has not been started");
    }
  }

  /** Joins for a time, and tells whether the thread has ended. */
  public static boolean join(Thread thread, Duration duration) throws InterruptedException {
    long nanos = TimeUnit.NANOSECONDS.convert(duration);
    if (Control.on() && logical(thread) == null) {
      joinUnstarted(Control.execution());
    }
    if (Control.on() ? logical(thread) == null : thread.getState() == Thread.State.NEW) {
      throw new IllegalThreadStateException("Thread not started");
    }
    if (nanos > 0) {
      join(thread, nanos / MILLION, (int) (nanos % MILLION));
    }
    return !isAlive(thread);
  }

  public static boolean isAlive(Thread thread) {
    LogicalThread other = logical(thread);
    return other == null && !Control.on()
        ? thread.isAlive()
        : isAlive(Control.execution(), thread, other);
  }

  /** That a thread has not been started is seen by its state, where others may start it. */
  @Enters
  private static boolean isAlive(Execution execution, Thread thread, LogicalThread other) {
    if (other != null && !execution.lives().states().areSeen()) {
      return isAtWork(execution, other);
    }
    if (other == null && execution.current().isAlone()) {
      return false;
    }
    Thread.State state = look(execution, thread);
    return state != Thread.State.NEW && state != Thread.State.TERMINATED;
  }

  @Enters
  private static boolean isAlive(Execution execution, LogicalThread other) {
    return isAtWork(execution, other);
  }

  private static boolean isAtWork(Execution execution, LogicalThread other) {
    return other == execution.current() || !execution.lives().tryJoin(other, Sites.here);
  }

  public static Thread.State getState(Thread thread) {
    return Control.on() ? getState(Control.execution(), thread) : thread.getState();
  }

  @Enters
  private static Thread.State getState(Execution execution, Thread thread) {
    return look(execution, thread);
  }

  private static Thread.State look(Execution execution, Thread thread) {
    return execution.lives().states().look(thread, execution.lives(), Sites.here);
  }

  /** Where another thread is, nobody can tell: it stands somewhere between two steps. */
  public static StackTraceElement[] getStackTrace(Thread thread) {
    LogicalThread other = logical(thread);
    if (other != null && thread != currentThread()) {
      UncontrolledCalls.name(Control.execution(), "the stack trace of another thread");
    }
    return thread.getStackTrace();
  }

  public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
    if (Control.on()) {
      UncontrolledCalls.name(Control.execution(), "the stack traces of all threads");
    }
    return Thread.getAllStackTraces();
  }

  /** Newer JDKs refuse. */
  @SuppressWarnings({"deprecation", "removal"})
  public static void stop(Thread thread) {
    if (Control.on()) {
      UncontrolledCalls.name(Control.execution(), "Thread.stop");
    }
    thread.stop();
  }

  public static void suspend(Thread thread) {
    if (Control.on()) {
      UncontrolledCalls.name(Control.execution(), "Thread.suspend");
    }
    throw new UnsupportedOperationException(); // as newer JDKs do, before they had it no more
  }

  /** Not for a thread that is at work. */
  public static void setDaemon(Thread thread, boolean daemon) {
    LogicalThread other = logical(thread);
    if (other != null && isAlive(Control.execution(), other)) {
      throw new IllegalThreadStateException();
    }
    thread.setDaemon(daemon);
  }

  /** Null when the thread has ended. */
  public static Thread.UncaughtExceptionHandler getUncaughtExceptionHandler(Thread thread) {
    LogicalThread other = logical(thread);
    return other == null || isAlive(Control.execution(), other)
        ? thread.getUncaughtExceptionHandler()
        : null;
  }

  /** Null when the thread has ended. */
  public static ThreadGroup getThreadGroup(Thread thread) {
    LogicalThread other = logical(thread);
    return other == null || isAlive(Control.execution(), other) ? thread.getThreadGroup() : null;
  }

  public static int activeCount() {
    return Control.on()
        ? ThreadGroups.activeCount(currentThread().getThreadGroup())
        : Thread.activeCount();
  }

  public static int enumerate(Thread[] threads) {
    return Control.on()
        ? ThreadGroups.enumerate(currentThread().getThreadGroup(), threads)
        : Thread.enumerate(threads);
  }

  /** The thread of this run, if the caller is under control. */
  static LogicalThread logical(Thread thread) {
    return Control.on() ? Control.execution().threadOf(thread) : null;
  }

  public static void yield() {
    if (!Control.on()) {
      Thread.yield();
    }
  }

  public static void onSpinWait() {
    if (!Control.on()) {
      Thread.onSpinWait();
    }
  }

  public static void sleep(long millis) throws InterruptedException {
    sleep(millis, 0);
  }

  public static void sleep(long millis, int nanos) throws InterruptedException {
    if (!Control.on()) {
      Thread.sleep(millis, nanos);
      return;
    }
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException("timeout value is negative or nanos out of range");
    }
    sleep(Control.execution(), Timeouts.nanos(millis, nanos));
  }

  public static void sleep(Duration duration) throws InterruptedException {
    long nanos = Math.max(0, TimeUnit.NANOSECONDS.convert(duration));
    sleep(nanos / MILLION, (int) (nanos % MILLION));
  }

  @Enters
  private static void sleep(Execution execution, long nanos) throws InterruptedException {
    execution.lives().states().enter(Thread.State.TIMED_WAITING, Sites.here);
    try {
      Interrupts.sleep(execution, nanos);
    } finally {
      execution.lives().states().leave(Sites.here);
    }
  }

  public static boolean holdsLock(Object object) {
    if (!Control.on()) {
      return Thread.holdsLock(object);
    }
    return holdsLock(Control.execution(), object);
  }

  @Enters
  private static boolean holdsLock(Execution execution, Object object) {
    return execution.locks().owns(execution.places().monitor(object));
  }

  public static String getName(Thread thread) {
    if (thread instanceof ForkJoinWorkerThread && Control.on()) {
      WorkerLocals.look("its name");
    }
    Alike.askName(thread);
    Control.hides("the name of a thread"); // another thread may have changed it
    return thread.getName();
  }

  /**
   * The number that the thread has in every run. Before it has started, only the JVM has one for
   * it, which says who has made a thread before.
   */
  @SuppressWarnings("deprecation") // the name of it before JDK 19
  public static long getId(Thread thread) {
    LogicalThread known = logical(thread);
    if (known == null) {
      if (Control.on()) {
        UncontrolledCalls.name(
            Control.execution(), "the number of a thread that has not been started");
      }
      return thread.getId();
    }
    Alike.name("asked for the number of a thread");
    return known.number() + 1L;
  }

  public static long threadId(Thread thread) {
    return getId(thread);
  }

  public static void interrupt(Thread thread) {
    Interrupts.interrupt(thread);
  }

  public static boolean isInterrupted(Thread thread) {
    return Interrupts.isInterrupted(thread);
  }

  public static boolean interrupted() {
    return Interrupts.interrupted();
  }
}
