package dev.jacquard.conformance.stampedlock;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.StampedLock;

public final class StampedLockPrograms {
  private StampedLockPrograms() {}

  @Expect(outcomes = "2")
  public static String writersAlone() throws Exception {
    StampedLock lock = new StampedLock();
    int[] value = new int[1];
    Runnable writer =
        () -> {
          long stamp = lock.writeLock();
          value[0]++;
          lock.unlockWrite(stamp);
        };
    Run.both(writer, writer);
    return "" + value[0];
  }

  @Expect(outcomes = {"0 0", "1 1"})
  public static String readersSeeAllOrNothing() throws Exception {
    StampedLock lock = new StampedLock();
    int[] value = new int[2];
    String[] seen = new String[1];
    Run.both(
        () -> {
          long stamp = lock.writeLock();
          value[0]++;
          value[1]++;
          lock.unlockWrite(stamp);
        },
        () -> {
          long stamp = lock.readLock();
          seen[0] = value[0] + " " + value[1];
          lock.unlockRead(stamp);
        });
    return seen[0];
  }

  /** What was read optimistically counts only if it is valid afterwards. */
  @Expect(outcomes = {"0 0", "1 1", "invalid"})
  public static String optimisticReading() throws Exception {
    StampedLock lock = new StampedLock();
    AtomicInteger x = new AtomicInteger();
    AtomicInteger y = new AtomicInteger();
    String[] seen = new String[1];
    Run.both(
        () -> {
          long stamp = lock.writeLock();
          x.set(1);
          y.set(1);
          lock.unlockWrite(stamp);
        },
        () -> {
          long stamp = lock.tryOptimisticRead();
          String read = x.get() + " " + y.get();
          seen[0] = lock.validate(stamp) ? read : "invalid";
        });
    return seen[0];
  }

  @Expect(outcomes = {"0 0", "0 1", "1 0", "1 1"})
  public static String withoutValidation() throws Exception {
    StampedLock lock = new StampedLock();
    AtomicInteger x = new AtomicInteger();
    AtomicInteger y = new AtomicInteger();
    String[] seen = new String[1];
    Run.both(
        () -> {
          long stamp = lock.writeLock();
          x.set(1);
          y.set(1);
          lock.unlockWrite(stamp);
        },
        () -> {
          lock.tryOptimisticRead();
          seen[0] = x.get() + " " + y.get();
        });
    return seen[0];
  }

  @Expect(outcomes = {"true", "false"})
  public static String tryWriteLock() throws Exception {
    StampedLock lock = new StampedLock();
    boolean[] got = new boolean[1];
    Run.both(
        () -> {
          long stamp = lock.readLock();
          lock.unlockRead(stamp);
        },
        () -> {
          long stamp = lock.tryWriteLock();
          got[0] = stamp != 0;
          if (got[0]) {
            lock.unlockWrite(stamp);
          }
        });
    return "" + got[0];
  }

  /** Of two readers that want to write, at most one can go on while the other still reads. */
  @Expect(outcomes = {"true true", "true false", "false true", "false false"})
  public static String convertingToAWriteLock() throws Exception {
    StampedLock lock = new StampedLock();
    boolean[] converted = new boolean[2];
    Run.both(() -> converted[0] = convert(lock), () -> converted[1] = convert(lock));
    return converted[0] + " " + converted[1];
  }

  private static boolean convert(StampedLock lock) {
    long stamp = lock.readLock();
    long write = lock.tryConvertToWriteLock(stamp);
    lock.unlock(write == 0 ? stamp : write);
    return write != 0;
  }

  @Expect(failures = "deadlock")
  public static String isNotReentrant() throws Exception {
    StampedLock lock = new StampedLock();
    lock.writeLock();
    lock.writeLock();
    return "";
  }

  @Expect(outcomes = "java.lang.IllegalMonitorStateException", executions = 1)
  public static String wrongStamp() {
    StampedLock lock = new StampedLock();
    long stamp = lock.writeLock();
    try {
      lock.unlockWrite(stamp + 1);
      return "done";
    } catch (IllegalMonitorStateException e) {
      return e.getClass().getName();
    }
  }
}
