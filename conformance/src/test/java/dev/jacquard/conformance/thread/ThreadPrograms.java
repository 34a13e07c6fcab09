package dev.jacquard.conformance.thread;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public final class ThreadPrograms {
  private ThreadPrograms() {}

  @Expect(outcomes = "1", executions = 1)
  public static String joinShowsWhatWasDone() throws Exception {
    int[] x = new int[1];
    Thread thread = new Thread(() -> x[0] = 1);
    thread.start();
    thread.join();
    return "" + x[0];
  }

  @Expect(failures = "race")
  public static String withoutJoin() throws Exception {
    int[] x = new int[1];
    Thread thread = new Thread(() -> x[0] = 1);
    thread.start();
    return "" + x[0];
  }

  @Expect(outcomes = "java.lang.IllegalThreadStateException")
  public static String startedTwice() throws Exception {
    Thread thread = new Thread(() -> {});
    thread.start();
    thread.join();
    try {
      thread.start();
      return "done";
    } catch (IllegalThreadStateException e) {
      return e.getClass().getName();
    }
  }

  @Expect(outcomes = {"0", "1"})
  public static String timedJoinMayEndEarly() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread thread = new Thread(x::incrementAndGet);
    thread.start();
    thread.join(10);
    return "" + x.get();
  }

  @Expect(outcomes = "false 1", executions = 1)
  public static String deadAfterJoin() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread thread = new Thread(x::incrementAndGet);
    thread.start();
    thread.join();
    return thread.isAlive() + " " + x.get();
  }

  @Expect(outcomes = {"true", "false"})
  public static String aliveAtFirst() throws Exception {
    Thread thread = new Thread(() -> {});
    thread.start();
    return "" + thread.isAlive();
  }

  @Expect(outcomes = "3", executions = 1)
  public static String threadsStartThreads() throws Exception {
    int[] x = new int[1];
    Thread parent =
        new Thread(
            Run.unchecked(
                () -> {
                  Thread child = new Thread(() -> x[0] += 2);
                  child.start();
                  child.join();
                  x[0]++;
                }));
    parent.start();
    parent.join();
    return "" + x[0];
  }

  @Expect(outcomes = "", failures = "exception")
  public static String uncaughtException() throws Exception {
    Run.all(
        () -> {
          throw new IllegalStateException("nobody catches this");
        });
    return "";
  }

  @Expect(outcomes = "worker: too bad")
  public static String handlerOfUncaughtExceptions() throws Exception {
    AtomicReference<String> caught = new AtomicReference<>();
    Thread thread =
        new Thread(
            () -> {
              throw new IllegalStateException("too bad");
            },
            "worker");
    thread.setUncaughtExceptionHandler(
        (who, what) -> caught.set(who.getName() + ": " + what.getMessage()));
    thread.start();
    thread.join();
    return caught.get();
  }

  @Expect(outcomes = {"true", "false"})
  public static String daemonsAreNotWaitedFor() {
    AtomicInteger x = new AtomicInteger();
    Thread daemon =
        new Thread(
            () -> {
              x.set(1);
              while (true) {
                Thread.onSpinWait();
              }
            });
    daemon.setDaemon(true);
    daemon.start();
    return "" + (x.get() == 1);
  }

  @Expect(outcomes = "", failures = "deadlock")
  public static String joinsItself() {
    new Thread(Run.unchecked(() -> Thread.currentThread().join())).start();
    return "";
  }

  private static final class Counter extends Thread {
    private int count;

    @Override
    public void run() {
      count++;
    }
  }

  @Expect(outcomes = "1", executions = 1)
  public static String subclassOfThread() throws Exception {
    Counter counter = new Counter();
    counter.start();
    counter.join();
    return "" + counter.count;
  }

  @Expect(outcomes = "NEW TERMINATED", executions = 2)
  public static String states() throws Exception {
    Thread thread = new Thread(() -> {});
    Thread.State before = thread.getState();
    thread.start();
    thread.join();
    return before + " " + thread.getState();
  }
}
