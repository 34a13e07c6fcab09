package dev.jacquard.conformance.reentrantreadwritelock;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public final class ReentrantReadWriteLockPrograms {
  private ReentrantReadWriteLockPrograms() {}

  @Expect(outcomes = {"0 0", "1 1"})
  public static String readersSeeAllOrNothing() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    int[] value = new int[2];
    String[] seen = new String[1];
    Run.both(
        () -> {
          lock.writeLock().lock();
          value[0]++;
          value[1]++;
          lock.writeLock().unlock();
        },
        () -> {
          lock.readLock().lock();
          seen[0] = value[0] + " " + value[1];
          lock.readLock().unlock();
        });
    return seen[0];
  }

  @Expect(outcomes = {"1", "2"})
  public static String readersTogether() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Runnable reader =
        () -> {
          lock.readLock().lock();
          most.accumulateAndGet(inside.incrementAndGet(), Math::max);
          inside.decrementAndGet();
          lock.readLock().unlock();
        };
    Run.both(reader, reader);
    return "" + most.get();
  }

  @Expect(outcomes = "2")
  public static String writersAlone() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    int[] value = new int[1];
    Runnable writer =
        () -> {
          lock.writeLock().lock();
          value[0]++;
          lock.writeLock().unlock();
        };
    Run.both(writer, writer);
    return "" + value[0];
  }

  @Expect(failures = "race")
  public static String writingUnderTheReadLock() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    int[] value = new int[1];
    Runnable wrong =
        () -> {
          lock.readLock().lock();
          value[0]++;
          lock.readLock().unlock();
        };
    Run.both(wrong, wrong);
    return "";
  }

  @Expect(outcomes = "5")
  public static String downgrading() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    int[] value = new int[1];
    lock.writeLock().lock();
    value[0] = 5;
    lock.readLock().lock();
    lock.writeLock().unlock();
    int seen = value[0];
    lock.readLock().unlock();
    return "" + seen;
  }

  @Expect(failures = "deadlock")
  public static String upgrading() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.readLock().lock();
    lock.writeLock().lock();
    return "";
  }

  @Expect(outcomes = {"true", "false"})
  public static String tryWriteLock() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    boolean[] got = new boolean[1];
    Run.both(
        () -> {
          lock.readLock().lock();
          lock.readLock().unlock();
        },
        () -> got[0] = attempt(lock.writeLock()));
    return "" + got[0];
  }

  @Expect(outcomes = {"true", "false"})
  public static String tryReadLock() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    boolean[] got = new boolean[1];
    Run.both(
        () -> {
          lock.writeLock().lock();
          lock.writeLock().unlock();
        },
        () -> got[0] = attempt(lock.readLock()));
    return "" + got[0];
  }

  private static boolean attempt(Lock lock) {
    boolean got = lock.tryLock();
    if (got) {
      lock.unlock();
    }
    return got;
  }

  @Expect(outcomes = "java.lang.IllegalMonitorStateException", executions = 1)
  public static String unlockOfWhatIsNotHeld() {
    try {
      new ReentrantReadWriteLock().readLock().unlock();
      return "done";
    } catch (IllegalMonitorStateException e) {
      return e.getClass().getName();
    }
  }

  @Expect(outcomes = "1 2 true", executions = 1)
  public static String counts() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.writeLock().lock();
    lock.readLock().lock();
    lock.readLock().lock();
    return lock.getWriteHoldCount() + " " + lock.getReadHoldCount() + " " + lock.isWriteLocked();
  }
}
