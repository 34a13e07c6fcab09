package dev.jacquard.conformance.testimony.programs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.CountDownLatch;

/** Programs that fail, and where their threads stand then. */
public final class Stacks {
  private Stacks() {}

  public static void deadlock() {
    Object a = new Object();
    Object b = new Object();
    new Thread(() -> first(a, b), "left").start();
    new Thread(() -> first(b, a), "right").start();
  }

  private static void first(Object one, Object other) {
    synchronized (one) {
      second(other);
    }
  }

  private static void second(Object other) {
    synchronized (other) {
      other.hashCode();
    }
  }

  public static void lostSignal() throws InterruptedException {
    Object bell = new Object();
    Thread ringer = new Thread(() -> ring(bell), "ringer");
    ringer.start();
    synchronized (bell) {
      bell.wait();
    }
  }

  private static void ring(Object bell) {
    synchronized (bell) {
      bell.notifyAll();
    }
  }

  public static void latchThatNobodyOpens() throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(
            () -> {
              throw new IllegalStateException("too early");
            },
            "opener")
        .start();
    latch.await();
  }

  private static int number;
  private static final VarHandle NUMBER;

  static {
    try {
      NUMBER = MethodHandles.lookup().findStaticVarHandle(Stacks.class, "number", int.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void atomicAgainstPlain() {
    new Thread(Stacks::atomically, "atomic").start();
    plainly();
  }

  private static void atomically() {
    NUMBER.getAndAdd(1);
  }

  private static void plainly() {
    number = 5;
  }

  public static void twoRaces() {
    new Thread(Stacks::writeBoth, "other").start();
    writeBoth();
  }

  private static int another;

  private static void writeBoth() {
    number = 1;
    another = 2;
  }
}
