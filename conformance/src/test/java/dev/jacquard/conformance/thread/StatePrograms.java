package dev.jacquard.conformance.thread;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** The states that threads see each other in, and loops that wait for one. */
public final class StatePrograms {
  private StatePrograms() {}

  @Expect(outcomes = "NEW TERMINATED RUNNABLE", executions = 2)
  public static String beforeAndAfterLife() throws Exception {
    Thread thread = new Thread(() -> {});
    String before = thread.getState() + " ";
    thread.start();
    thread.join();
    return before + thread.getState() + " " + Thread.currentThread().getState();
  }

  @Expect(outcomes = {"RUNNABLE", "TERMINATED"})
  public static String aThreadThatNeverWaits() throws Exception {
    Thread thread = new Thread(() -> {});
    thread.start();
    String seen = "" + thread.getState();
    thread.join();
    return seen;
  }

  @Expect(outcomes = {"NEW", "RUNNABLE", "TERMINATED"})
  public static String startedByAnother() throws Exception {
    Thread thread = new Thread(() -> {});
    String[] seen = new String[1];
    Run.both(thread::start, () -> seen[0] = "" + thread.getState());
    return seen[0];
  }

  private static void until(Thread thread, Thread.State state) {
    while (thread.getState() != state) {
      Thread.yield();
    }
  }

  @Expect(outcomes = "TERMINATED")
  public static String untilItWaitsAtAMonitor() throws Exception {
    Object monitor = new Object();
    Thread thread =
        new Thread(
            Run.unchecked(
                () -> {
                  synchronized (monitor) {
                    monitor.wait();
                  }
                }));
    thread.start();
    until(thread, Thread.State.WAITING);
    synchronized (monitor) {
      monitor.notify();
    }
    thread.join();
    return "" + thread.getState();
  }

  @Expect(outcomes = "done")
  public static String untilItIsParked() throws Exception {
    Thread thread = new Thread(LockSupport::park);
    thread.start();
    until(thread, Thread.State.WAITING);
    LockSupport.unpark(thread);
    thread.join();
    return "done";
  }

  @Expect(outcomes = "done")
  public static String untilItIsBlocked() throws Exception {
    Object monitor = new Object();
    Thread thread =
        new Thread(
            () -> {
              synchronized (monitor) {
                Thread.yield();
              }
            });
    synchronized (monitor) {
      thread.start();
      until(thread, Thread.State.BLOCKED);
    }
    thread.join();
    return "done";
  }

  @Expect(outcomes = "BLOCKED")
  public static String whoIsNotifiedIsBlocked() throws Exception {
    Object monitor = new Object();
    Thread thread =
        new Thread(
            Run.unchecked(
                () -> {
                  synchronized (monitor) {
                    monitor.wait();
                  }
                }));
    thread.start();
    until(thread, Thread.State.WAITING);
    String seen;
    synchronized (monitor) {
      monitor.notify();
      seen = "" + thread.getState();
    }
    thread.join();
    return seen;
  }

  @Expect(outcomes = "done")
  public static String untilItWaitsForALock() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Thread thread =
        new Thread(
            () -> {
              lock.lock();
              lock.unlock();
            });
    lock.lock();
    thread.start();
    until(thread, Thread.State.WAITING);
    lock.unlock();
    thread.join();
    return "done";
  }

  @Expect(outcomes = "done")
  public static String untilItWaitsForALatch() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Thread thread = new Thread(Run.unchecked(latch::await));
    thread.start();
    until(thread, Thread.State.WAITING);
    latch.countDown();
    thread.join();
    return "done";
  }

  @Expect(outcomes = {"RUNNABLE", "TIMED_WAITING", "TERMINATED"})
  public static String aThreadThatSleeps() throws Exception {
    Thread thread = new Thread(Run.unchecked(() -> Thread.sleep(10)));
    thread.start();
    String seen = "" + thread.getState();
    thread.join();
    return seen;
  }

  @Expect(outcomes = {"RUNNABLE", "WAITING"})
  public static String aThreadThatJoins() throws Exception {
    Thread main = Thread.currentThread();
    String[] seen = new String[1];
    Thread thread = new Thread(() -> seen[0] = "" + main.getState());
    thread.start();
    thread.join();
    return seen[0];
  }

  /** A loop for a state that need not come is one that nobody ends. */
  @Expect(failures = "livelock", outcomes = "done")
  public static String aStateThatMayBeOver() throws Exception {
    Object monitor = new Object();
    Thread thread =
        new Thread(
            () -> {
              synchronized (monitor) {
                Thread.yield();
              }
            });
    thread.start();
    synchronized (monitor) {
      until(thread, Thread.State.BLOCKED);
    }
    thread.join();
    return "done";
  }

  @Expect(outcomes = "true null IllegalThreadStateException")
  public static String whatEndedThreadsHave() throws Exception {
    Thread thread = new Thread(() -> {});
    boolean handled = thread.getUncaughtExceptionHandler() != null;
    thread.start();
    thread.join();
    String seen = handled + " " + thread.getUncaughtExceptionHandler();
    try {
      Thread.currentThread().setDaemon(true);
    } catch (IllegalThreadStateException e) {
      seen += " " + e.getClass().getSimpleName();
    }
    return seen;
  }

  /** A method that not every JDK has. */
  @Expect(
      outcomes = {"true", "false"},
      minJdk = 19)
  public static String joinForADuration() throws Exception {
    Thread thread = new Thread(() -> {});
    thread.start();
    Object ended =
        Thread.class.getMethod("join", Duration.class).invoke(thread, Duration.ofMillis(1));
    return "" + ended;
  }

  @Expect(outcomes = "true", limits = "long", minJdk = 19)
  public static String joinForALongDuration() throws Exception {
    Thread thread = new Thread(() -> {});
    thread.start();
    Object ended =
        Thread.class.getMethod("join", Duration.class).invoke(thread, Duration.ofSeconds(5));
    return "" + ended;
  }

  @Expect(outcomes = "true", limits = "long")
  public static String untilItWaitsWithALongLimit() throws Exception {
    Object monitor = new Object();
    boolean[] come = new boolean[2];
    Thread thread =
        new Thread(
            Run.unchecked(
                () -> {
                  synchronized (monitor) {
                    monitor.wait(5_000);
                    come[1] = come[0];
                  }
                }));
    thread.start();
    until(thread, Thread.State.TIMED_WAITING);
    synchronized (monitor) {
      come[0] = true;
      monitor.notify();
    }
    thread.join();
    return "" + come[1];
  }

  @Expect(
      outcomes = {"RUNNABLE TERMINATED", "TIMED_WAITING TERMINATED"},
      limits = "long")
  public static String aThreadThatJoinsWithALongLimit() throws Exception {
    Thread main = Thread.currentThread();
    String[] seen = new String[1];
    Thread thread = new Thread(() -> seen[0] = "" + main.getState());
    thread.start();
    thread.join(5_000);
    String end = "" + thread.getState();
    thread.join();
    return seen[0] + " " + end;
  }

  /** Whose limit has passed while another one has the monitor. */
  @Expect(outcomes = "BLOCKED", limits = "long")
  public static String whoIsTooLateIsBlocked() throws Exception {
    Object monitor = new Object();
    Thread thread =
        new Thread(
            Run.unchecked(
                () -> {
                  synchronized (monitor) {
                    monitor.wait(2_000);
                  }
                }));
    thread.start();
    until(thread, Thread.State.TIMED_WAITING);
    String seen;
    synchronized (monitor) {
      until(thread, Thread.State.BLOCKED);
      seen = "" + thread.getState();
    }
    thread.join();
    return seen;
  }

  private static final class Looking {
    static String seen;

    static {
      seen = "" + other.getState();
    }
  }

  private static Thread other;

  /** Who waits for a class that another thread initialises does not wait, as the VM shows it. */
  @Expect(outcomes = "RUNNABLE")
  public static String aThreadThatWaitsForAClass() throws Exception {
    Thread thread = new Thread(() -> Looking.seen.length());
    other = thread;
    thread.start();
    String seen = Looking.seen;
    thread.join();
    return seen;
  }

  @Expect(outcomes = "0", uncontrolled = "the stack trace of another thread")
  public static String stackOfAnother() throws Exception {
    Thread thread = new Thread(() -> {});
    thread.start();
    int depth = thread.getStackTrace().length;
    thread.join();
    return "" + depth;
  }
}
