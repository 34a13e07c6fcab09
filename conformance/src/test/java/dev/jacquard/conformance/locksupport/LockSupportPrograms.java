package dev.jacquard.conformance.locksupport;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

public final class LockSupportPrograms {
  private LockSupportPrograms() {}

  @Expect(outcomes = "done", executions = 1)
  public static String permitMayComeFirst() {
    LockSupport.unpark(Thread.currentThread());
    LockSupport.park();
    return "done";
  }

  @Expect(failures = "deadlock")
  public static String permitsDoNotAddUp() {
    LockSupport.unpark(Thread.currentThread());
    LockSupport.unpark(Thread.currentThread());
    LockSupport.park();
    LockSupport.park();
    return "done";
  }

  @Expect(outcomes = "1", executions = 1)
  public static String waitsForTheOther() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread main = Thread.currentThread();
    Thread other =
        new Thread(
            () -> {
              x.set(1);
              LockSupport.unpark(main);
            });
    other.start();
    LockSupport.park();
    return "" + x.get();
  }

  @Expect(outcomes = {"0", "1"})
  public static String timedParkReturnsAnyTime() throws Exception {
    AtomicInteger x = new AtomicInteger();
    new Thread(() -> x.set(1)).start();
    LockSupport.parkNanos(1000);
    return "" + x.get();
  }

  /** A permit orders nothing: what the other wrote may not be seen. */
  @Expect(failures = "race")
  public static String permitsPublishNothing() throws Exception {
    int[] data = new int[1];
    Thread main = Thread.currentThread();
    Thread other =
        new Thread(
            () -> {
              data[0] = 1;
              LockSupport.unpark(main);
            });
    other.start();
    LockSupport.park();
    return "" + data[0];
  }

  @Expect(outcomes = "true true", executions = 1)
  public static String interruptedThreadsDoNotPark() {
    Thread.currentThread().interrupt();
    LockSupport.park();
    boolean still = Thread.currentThread().isInterrupted();
    LockSupport.park();
    return still + " " + Thread.interrupted();
  }

  /** The usual loop: the condition is looked at before each park. */
  @Expect(outcomes = "set", executions = 2)
  public static String loopOnACondition() throws Exception {
    AtomicBoolean set = new AtomicBoolean();
    Thread main = Thread.currentThread();
    new Thread(
            () -> {
              set.set(true);
              LockSupport.unpark(main);
            })
        .start();
    while (!set.get()) {
      LockSupport.park();
    }
    return "set";
  }

  @Expect(failures = "deadlock", outcomes = "done")
  public static String unparkBeforeTheCondition() throws Exception {
    AtomicBoolean set = new AtomicBoolean();
    Thread main = Thread.currentThread();
    new Thread(
            () -> {
              LockSupport.unpark(main);
              set.set(true);
            })
        .start();
    while (!set.get()) {
      LockSupport.park();
    }
    return "done";
  }
}
