package dev.jacquard.conformance.reentrantreadwritelock;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers and writers that wait for each other. */
public final class QueuePrograms {
  private static final String MANY_STEPS = "the JDK's own queue is many steps";

  private QueuePrograms() {}

  @Expect(outcomes = "through")
  public static String readersMeetInside() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Runnable read = meeting(lock);
    Run.both(read, read);
    return "through";
  }

  /** What each of two readers does that meet while they read. */
  private static Runnable meeting(ReentrantReadWriteLock lock) {
    CountDownLatch both = new CountDownLatch(2);
    return Run.unchecked(
        () -> {
          lock.readLock().lock();
          both.countDown();
          both.await();
          lock.readLock().unlock();
        });
  }

  @Expect(failures = "deadlock", outcomes = "through", deep = false, reason = MANY_STEPS)
  public static String writerThatWaitsKeepsReadersAway() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Runnable read = meeting(lock);
    Run.all(
        read,
        read,
        () -> {
          lock.writeLock().lock();
          lock.writeLock().unlock();
        });
    return "through";
  }

  @Expect(
      outcomes = {"1", "6"},
      deep = false,
      reason = MANY_STEPS)
  public static String downgradeKeepsOthersOut() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    int[] value = new int[1];
    int[] seen = new int[1];
    Run.both(
        () -> {
          lock.writeLock().lock();
          value[0]++;
          lock.readLock().lock();
          lock.writeLock().unlock();
          seen[0] = value[0];
          lock.readLock().unlock();
        },
        () -> {
          lock.writeLock().lock();
          value[0] += 5;
          lock.writeLock().unlock();
        });
    return "" + seen[0];
  }

  @Expect(
      outcomes = {"true", "false"},
      deep = false,
      reason = MANY_STEPS)
  public static String timedWriterMayGiveUp() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    boolean[] done = new boolean[1];
    Run.both(
        () -> {
          lock.readLock().lock();
          lock.readLock().unlock();
        },
        Run.unchecked(
            () -> {
              done[0] = lock.writeLock().tryLock(1, TimeUnit.SECONDS);
              if (done[0]) {
                lock.writeLock().unlock();
              }
            }));
    return "" + done[0];
  }

  @Expect(outcomes = {"0 false", "1 false", "0 true", "1 true"})
  public static String whatOthersSee() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    String[] seen = new String[1];
    Run.both(
        () -> {
          lock.readLock().lock();
          lock.readLock().unlock();
          lock.writeLock().lock();
          lock.writeLock().unlock();
        },
        () -> seen[0] = lock.getReadLockCount() + " " + lock.isWriteLocked());
    return seen[0];
  }

  @Expect(
      outcomes = {"refused"},
      deep = false,
      reason = MANY_STEPS)
  public static String unlockWithoutLockIsRefused() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    String[] result = new String[1];
    Run.both(
        () -> {
          lock.readLock().lock();
          lock.readLock().unlock();
        },
        () -> {
          try {
            lock.writeLock().unlock();
            result[0] = "done";
          } catch (IllegalMonitorStateException e) {
            result[0] = "refused";
          }
        });
    return result[0];
  }

  @Expect(outcomes = "woken", deep = false, reason = MANY_STEPS)
  public static String conditionOfTheWriteLock() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Condition ready = lock.writeLock().newCondition();
    boolean[] isReady = new boolean[1];
    Run.both(
        Run.unchecked(
            () -> {
              lock.writeLock().lock();
              while (!isReady[0]) {
                ready.await();
              }
              lock.writeLock().unlock();
            }),
        () -> {
          lock.writeLock().lock();
          isReady[0] = true;
          ready.signal();
          lock.writeLock().unlock();
        });
    return "woken";
  }
}
