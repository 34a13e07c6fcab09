package dev.jacquard.runtime.primitive.thread;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.world.Timeouts;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.concurrent.ForkJoinWorkerThread;

/** Threads: their start and end, and what they can see of each other. */
@Replaces(Thread.class)
public final class Threads {
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
    if (execution.threadOf(thread) != null) {
      execution.limits().uncontrolled("the second start of a thread");
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
    LogicalThread other = logical(thread);
    if (other == null) {
      if (!Control.on()) {
        thread.join(millis, nanos);
      } else {
        UncontrolledCalls.name(Control.execution(), "join of a thread that has not been started");
      }
      return;
    }
    if (millis < 0 || nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException("timeout value is negative or nanos out of range");
    }
    join(Control.execution(), millis, nanos, other);
  }

  @Enters
  private static void join(Execution execution, long millis, int nanos, LogicalThread other)
      throws InterruptedException {
    if (millis == 0 && nanos == 0) {
      if (!execution.lives().join(other, Sites.here)) {
        throw Interrupts.exception(execution);
      }
      return;
    }
    long limit = Timeouts.nanos(millis, nanos);
    if (!execution.lives().join(other.number(), limit, Sites.here)) {
      Interrupts.check(execution);
      execution.lastLimits().pass(limit);
    }
  }

  public static boolean isAlive(Thread thread) {
    LogicalThread other = logical(thread);
    if (other == null) {
      return !Control.on() && thread.isAlive();
    }
    return isAlive(Control.execution(), other);
  }

  @Enters
  private static boolean isAlive(Execution execution, LogicalThread other) {
    return other == execution.current() || !execution.lives().tryJoin(other, Sites.here);
  }

  public static Thread.State getState(Thread thread) {
    if (!Control.on()) {
      return thread.getState();
    }
    LogicalThread other = logical(thread);
    if (other == null) {
      return Thread.State.NEW;
    }
    return isAlive(thread) ? Thread.State.RUNNABLE : Thread.State.TERMINATED;
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
    Interrupts.pass(Control.execution(), Timeouts.nanos(millis, nanos));
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
    return thread.getName();
  }

  /** The number that the thread has in every run. */
  @SuppressWarnings("deprecation") // the name of it before JDK 19
  public static long getId(Thread thread) {
    LogicalThread known = logical(thread);
    if (known == null) {
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
