package dev.jacquard.conformance.loops;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Loops that go on towards their ends by what no variable, no field and no step shows. */
public final class OwnProgress {
  private OwnProgress() {}

  private static String besides(Run.Body body) throws Exception {
    Thread other = new Thread(() -> {});
    other.start();
    body.run();
    other.join();
    return "done";
  }

  @Expect(outcomes = "done")
  public static String untilALockIsFree() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    return besides(
        () -> {
          while (lock.getHoldCount() < 3) {
            lock.lock();
          }
          while (lock.isHeldByCurrentThread()) {
            lock.unlock();
          }
        });
  }

  @Expect(outcomes = "done")
  public static String untilALockIsTakenOften() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    return besides(
        () -> {
          do {
            lock.tryLock();
          } while (lock.getHoldCount() < 3);
        });
  }

  @Expect(outcomes = "done")
  public static String untilNobodyReads() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return besides(
        () -> {
          while (lock.getReadHoldCount() < 3) {
            lock.readLock().lock();
          }
          while (lock.getReadHoldCount() > 0) {
            lock.readLock().unlock();
          }
        });
  }

  @Expect(outcomes = "done")
  public static String untilNobodyWrites() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return besides(
        () -> {
          while (lock.getWriteHoldCount() < 3) {
            lock.writeLock().lock();
          }
          while (lock.isWriteLockedByCurrentThread()) {
            lock.writeLock().unlock();
          }
        });
  }

  @Expect(outcomes = "done")
  public static String untilAHashFits() throws Exception {
    return besides(
        () -> {
          while (System.identityHashCode(new Object()) % 4 != 0) {
            Thread.onSpinWait();
          }
        });
  }
}
