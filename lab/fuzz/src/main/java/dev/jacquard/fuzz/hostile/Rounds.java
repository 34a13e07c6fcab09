package dev.jacquard.fuzz.hostile;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/**
 * Loops that come to an end by something other than variables, and which only look as if they
 * waited for others.
 */
public final class Rounds {
  private Rounds() {}

  private static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 0);
  private static final VarHandle COUNT = handle();
  private static int shared;
  private int count;

  private static VarHandle handle() {
    try {
      return MethodHandles.lookup().findVarHandle(Rounds.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A thread that does something in rounds, beside one that looks meanwhile. */
  static String beside(Threads.Code code) {
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          code.run();
          number.set(1);
        },
        () -> seen.add(number.get()));
    return seen.words;
  }

  public static String holds() {
    ReentrantLock lock = new ReentrantLock();
    return beside(
        () -> {
          while (lock.getHoldCount() < 3) {
            lock.lock();
          }
          while (lock.isHeldByCurrentThread()) {
            lock.unlock();
          }
        });
  }

  public static String triedHolds() {
    ReentrantLock lock = new ReentrantLock();
    return beside(
        () -> {
          lock.lock();
          while (lock.getHoldCount() < 3) {
            lock.tryLock();
          }
          while (lock.isHeldByCurrentThread()) {
            lock.unlock();
          }
        });
  }

  public static String readHolds() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return beside(
        () -> {
          while (lock.getReadHoldCount() < 3) {
            lock.readLock().lock();
          }
          while (lock.getReadHoldCount() > 0) {
            lock.readLock().unlock();
          }
        });
  }

  public static String writeHolds() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return beside(
        () -> {
          while (lock.getWriteHoldCount() < 3) {
            lock.writeLock().lock();
          }
          while (lock.writeLock().isHeldByCurrentThread()) {
            lock.writeLock().unlock();
          }
        });
  }

  public static String fairHolds() {
    ReentrantLock lock = new ReentrantLock(true);
    return beside(
        () -> {
          while (lock.getHoldCount() < 3) {
            lock.lock();
          }
          while (lock.isHeldByCurrentThread()) {
            lock.unlock();
          }
        });
  }

  public static String stamps() {
    StampedLock lock = new StampedLock();
    return beside(
        () -> {
          while (lock.getReadLockCount() < 2) {
            lock.readLock();
          }
          while (lock.tryUnlockRead()) {
            Thread.onSpinWait();
          }
        });
  }

  public static String permits() {
    Semaphore semaphore = new Semaphore(3);
    return beside(
        () -> {
          while (semaphore.tryAcquire()) {
            Thread.onSpinWait();
          }
        });
  }

  public static String phases() {
    Phaser phaser = new Phaser(1);
    return beside(
        () -> {
          while (phaser.getPhase() < 3) {
            phaser.arrive();
          }
        });
  }

  public static String locals() {
    return beside(
        () -> {
          while (LOCAL.get() < 3) {
            LOCAL.set(LOCAL.get() + 1);
          }
        });
  }

  public static String names() {
    return beside(
        () -> {
          Thread.currentThread().setName("x");
          while (Thread.currentThread().getName().length() < 4) {
            Thread.currentThread().setName(Thread.currentThread().getName() + "x");
          }
        });
  }

  public static String priorities() {
    return beside(
        () -> {
          while (Thread.currentThread().getPriority() > 2) {
            Thread.currentThread().setPriority(Thread.currentThread().getPriority() - 1);
          }
        });
  }

  public static String interrupts() {
    return beside(
        () -> {
          while (!Thread.currentThread().isInterrupted()) {
            Thread.currentThread().interrupt();
          }
        });
  }

  public static String parks() {
    return beside(
        () -> {
          LockSupport.unpark(Thread.currentThread());
          LockSupport.park();
          for (int i = 0; i < 2; i++) {
            LockSupport.unpark(Thread.currentThread());
            LockSupport.park();
          }
        });
  }

  public static String elements() {
    return beside(
        () -> {
          int[] numbers = new int[1];
          while (numbers[0] < 3) {
            numbers[0]++;
          }
        });
  }

  public static String elementsByReflection() {
    return beside(
        () -> {
          int[] numbers = new int[1];
          while (Array.getInt(numbers, 0) < 3) {
            Array.setInt(numbers, 0, Array.getInt(numbers, 0) + 1);
          }
        });
  }

  public static String fields() {
    return beside(
        () -> {
          Rounds own = new Rounds();
          while (own.count < 3) {
            own.count++;
          }
        });
  }

  public static String fieldsByReflection() {
    return beside(
        () -> {
          Rounds own = new Rounds();
          Field field = Rounds.class.getDeclaredField("count");
          while (field.getInt(own) < 3) {
            field.setInt(own, field.getInt(own) + 1);
          }
        });
  }

  public static String fieldsByHandle() {
    return beside(
        () -> {
          Rounds own = new Rounds();
          while ((int) COUNT.get(own) < 3) {
            COUNT.set(own, (int) COUNT.get(own) + 1);
          }
          while ((int) COUNT.getAndAdd(own, 1) < 5) {
            Thread.onSpinWait();
          }
        });
  }

  public static String staticFields() {
    return beside(
        () -> {
          while (shared < 3) {
            shared++;
          }
        });
  }

  public static String randomsOfTheThread() {
    return beside(
        () -> {
          while (ThreadLocalRandom.current().nextInt(4) != 0) {
            Thread.onSpinWait();
          }
        });
  }

  public static String mathRandoms() {
    return beside(
        () -> {
          while (Math.random() > 0.3) {
            Thread.onSpinWait();
          }
        });
  }

  public static String classes() {
    return beside(
        () -> {
          while (shared < 1) {
            Class.forName(Rounds.class.getName() + "$Counting");
          }
        });
  }

  private static final class Counting {
    static {
      shared++;
    }
  }

  public static String hashes() {
    return beside(
        () -> {
          while (System.identityHashCode(new Object()) % 4 != 0) {
            Thread.onSpinWait();
          }
        });
  }

  public static String threads() {
    return beside(
        () -> {
          Thread child = new Thread(() -> shared++);
          while (child.getState() == Thread.State.NEW) {
            child.start();
          }
          while (child.isAlive()) {
            Thread.onSpinWait();
          }
        });
  }

  public static String nestedMonitors() {
    return beside(() -> nested(new Object(), 3));
  }

  private static void nested(Object lock, int depth) {
    while (depth > 0) {
      synchronized (lock) {
        nested(lock, depth - 1);
        return;
      }
    }
  }
}
