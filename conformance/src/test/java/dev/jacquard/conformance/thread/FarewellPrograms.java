package dev.jacquard.conformance.thread;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** The end of a thread takes the monitor of its object and wakes those who wait there. */
public final class FarewellPrograms {
  private FarewellPrograms() {}

  @Expect(outcomes = "1")
  public static String theEndIsASignal() throws Exception {
    int[] x = new int[1];
    Thread thread = new Thread(() -> x[0] = 1);
    thread.start();
    synchronized (thread) {
      while (thread.isAlive()) {
        thread.wait();
      }
    }
    return "" + x[0];
  }

  @Expect(failures = "deadlock", outcomes = "waited")
  public static String theEndIsOneSignalOnly() throws Exception {
    Thread thread = new Thread(() -> {});
    thread.start();
    synchronized (thread) {
      thread.wait();
    }
    return "waited";
  }

  @Expect(outcomes = "2")
  public static String theEndWakesAll() throws Exception {
    int[] x = new int[1];
    Thread thread = new Thread(() -> x[0] = 1);
    thread.start();
    Run.all(Run.unchecked(() -> await(thread)), Run.unchecked(() -> await(thread)));
    return "" + (x[0] + 1);
  }

  private static void await(Thread thread) throws InterruptedException {
    synchronized (thread) {
      while (thread.isAlive()) {
        thread.wait();
      }
    }
  }

  /** A thread can't end while another one has its monitor, and does not let it go. */
  @Expect(failures = "deadlock", outcomes = "done")
  public static String theEndNeedsTheMonitor() throws Exception {
    CountDownLatch joined = new CountDownLatch(1);
    Thread thread = new Thread(() -> {});
    Thread holder =
        new Thread(
            Run.unchecked(
                () -> {
                  synchronized (thread) {
                    joined.await();
                  }
                }));
    holder.start();
    thread.start();
    thread.join();
    joined.countDown();
    holder.join();
    return "done";
  }

  @Expect(outcomes = "1")
  public static String joinGivesTheMonitorUp() throws Exception {
    int[] x = new int[1];
    Thread thread = new Thread(() -> x[0] = 1);
    thread.start();
    synchronized (thread) {
      thread.join();
    }
    return "" + x[0];
  }

  /** Who joins is woken by the signal of another one, and waits for what is left of its limit. */
  @Expect(outcomes = "false", limits = "long")
  public static String joinWithALongLimitGoesOnBehindASignal() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    Thread thread = new Thread(Run.unchecked(end::await));
    Thread signaller =
        new Thread(
            () -> {
              synchronized (thread) {
                thread.notifyAll();
              }
              end.countDown();
            });
    thread.start();
    signaller.start();
    synchronized (thread) {
      thread.join(5_000);
    }
    boolean alive = thread.isAlive();
    signaller.join();
    return "" + alive;
  }

  /** A signal does not make the limit of a join begin anew. */
  @Expect(outcomes = "join", limits = "long")
  public static String joinWithALongLimitEndsInSpiteOfASignal() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    Thread thread = new Thread(Run.unchecked(end::await));
    Thread signaller =
        new Thread(
            Run.unchecked(
                () -> {
                  new CountDownLatch(1).await(2, TimeUnit.SECONDS);
                  synchronized (thread) {
                    thread.notifyAll();
                  }
                }));
    AtomicReference<String> first = new AtomicReference<>();
    Thread later =
        new Thread(
            Run.unchecked(
                () -> {
                  new CountDownLatch(1).await(4, TimeUnit.SECONDS);
                  first.compareAndSet(null, "other");
                }));
    thread.start();
    signaller.start();
    later.start();
    synchronized (thread) {
      thread.join(3_000);
    }
    first.compareAndSet(null, "join");
    end.countDown();
    later.join();
    return first.get();
  }

  /** A thread whose methods are synchronized, as people used to write them. */
  private static final class Counter extends Thread {
    private int count;

    @Override
    public void run() {
      increment();
    }

    synchronized void increment() {
      count++;
    }
  }

  @Expect(outcomes = "2")
  public static String synchronizedMethodsOfThreads() throws Exception {
    Counter counter = new Counter();
    counter.start();
    counter.increment();
    counter.join();
    return "" + counter.count;
  }
}
