package dev.jacquard.conformance.thread;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.atomic.AtomicInteger;

/** The interrupt status. */
public final class InterruptPrograms {
  private InterruptPrograms() {}

  @Expect(outcomes = "true false", executions = 1)
  public static String statusIsClearedByReading() {
    Thread.currentThread().interrupt();
    return Thread.interrupted() + " " + Thread.interrupted();
  }

  @Expect(outcomes = "true true", executions = 1)
  public static String statusIsNotClearedByLooking() {
    Thread.currentThread().interrupt();
    return Thread.currentThread().isInterrupted() + " " + Thread.currentThread().isInterrupted();
  }

  @Expect(outcomes = "interrupted false", executions = 1)
  public static String sleepOfAnInterruptedThread() {
    Thread.currentThread().interrupt();
    try {
      Thread.sleep(100);
      return "slept";
    } catch (InterruptedException e) {
      return "interrupted " + Thread.currentThread().isInterrupted();
    }
  }

  @Expect(outcomes = "interrupted false", executions = 1)
  public static String waitOfAnInterruptedThread() {
    Object monitor = new Object();
    Thread.currentThread().interrupt();
    synchronized (monitor) {
      try {
        monitor.wait();
        return "woken";
      } catch (InterruptedException e) {
        return "interrupted " + Thread.currentThread().isInterrupted();
      }
    }
  }

  /** What was done before an interrupt is seen by whoever notices it. */
  @Expect(outcomes = {"-", "4"})
  public static String interruptPublishes() throws Exception {
    int[] data = new int[1];
    String[] seen = {"-"};
    Thread thread =
        new Thread(
            () -> {
              if (Thread.currentThread().isInterrupted()) {
                seen[0] = "" + data[0];
              }
            });
    thread.start();
    data[0] = 4;
    thread.interrupt();
    thread.join();
    return seen[0];
  }

  @Expect(outcomes = "stopped")
  public static String loopUntilInterrupted() throws Exception {
    AtomicInteger rounds = new AtomicInteger();
    Thread thread =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                rounds.get();
              }
            });
    thread.start();
    thread.interrupt();
    thread.join();
    return "stopped";
  }
}
