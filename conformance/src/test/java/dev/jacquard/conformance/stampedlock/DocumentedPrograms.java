package dev.jacquard.conformance.stampedlock;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

/** What the documentation says of stamps, conversions and views. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  private static String state(StampedLock lock) {
    String text = lock.toString();
    return text.substring(text.indexOf('['))
        + lock.isReadLocked()
        + lock.isWriteLocked()
        + lock.getReadLockCount();
  }

  @Expect(
      outcomes =
          "[Unlocked]falsefalse0 [Read-locks:2]truefalse2 [Write-locked]falsetrue0"
              + " [Unlocked]falsefalse0",
      executions = 1)
  public static String whatIsSeenOfIt() {
    StampedLock lock = new StampedLock();
    String seen = state(lock);
    long one = lock.readLock();
    long two = lock.tryReadLock();
    seen += " " + state(lock);
    lock.unlockRead(one);
    lock.unlock(two);
    long write = lock.writeLock();
    seen += " " + state(lock);
    lock.unlock(write);
    return seen + " " + state(lock);
  }

  @Expect(
      outcomes = "true false false true false true true false true false false false",
      executions = 1)
  public static String stampsTellTheirMode() {
    StampedLock lock = new StampedLock();
    long optimistic = lock.tryOptimisticRead();
    long read = lock.readLock();
    lock.unlockRead(read);
    long write = lock.writeLock();
    return new Notes()
        .note(() -> StampedLock.isOptimisticReadStamp(optimistic))
        .note(() -> StampedLock.isLockStamp(optimistic))
        .note(() -> StampedLock.isReadLockStamp(optimistic))
        .note(() -> StampedLock.isReadLockStamp(read))
        .note(() -> StampedLock.isWriteLockStamp(read))
        .note(() -> StampedLock.isLockStamp(read))
        .note(() -> StampedLock.isWriteLockStamp(write))
        .note(() -> StampedLock.isReadLockStamp(write))
        .note(() -> StampedLock.isLockStamp(write))
        .note(() -> StampedLock.isOptimisticReadStamp(write))
        .note(() -> StampedLock.isOptimisticReadStamp(0))
        .note(() -> StampedLock.isLockStamp(0))
        .toString();
  }

  @Expect(
      outcomes =
          "true false 0 false 0 0 0 0 0 true IllegalMonitorStateException"
              + " IllegalMonitorStateException IllegalMonitorStateException false false true"
              + " false",
      executions = 1)
  public static String writeLocked() {
    StampedLock lock = new StampedLock();
    long optimistic = lock.tryOptimisticRead();
    boolean valid = lock.validate(optimistic);
    long write = lock.writeLock();
    return new Notes()
        .note(() -> valid)
        .note(() -> lock.validate(optimistic))
        .note(() -> lock.tryOptimisticRead())
        .note(() -> lock.validate(0))
        .note(() -> lock.tryReadLock())
        .note(() -> lock.tryWriteLock())
        .note(() -> lock.tryReadLock(0, TimeUnit.SECONDS))
        .note(() -> lock.tryWriteLock(-1, TimeUnit.SECONDS))
        .note(() -> lock.tryConvertToReadLock(optimistic))
        .note(() -> lock.validate(write))
        .note(() -> lock.unlockRead(write))
        .note(() -> lock.unlock(optimistic))
        .note(() -> lock.unlockWrite(0))
        .note(() -> lock.isReadLocked())
        .note(() -> lock.tryUnlockRead())
        .note(() -> lock.tryUnlockWrite())
        .note(() -> lock.tryUnlockWrite())
        .toString();
  }

  @Expect(
      outcomes =
          "true true [Read-locks:1]truefalse1 true [Write-locked]falsetrue0 true true"
              + " [Unlocked]falsefalse0 true [Write-locked]falsetrue0",
      executions = 1)
  public static String conversions() {
    StampedLock lock = new StampedLock();
    long[] stamp = {lock.writeLock()};
    return new Notes()
        .note(() -> lock.tryConvertToWriteLock(stamp[0]) == stamp[0])
        .note(() -> (stamp[0] = lock.tryConvertToReadLock(stamp[0])) != 0)
        .note(() -> state(lock))
        .note(() -> (stamp[0] = lock.tryConvertToWriteLock(stamp[0])) != 0)
        .note(() -> state(lock))
        .note(() -> (stamp[0] = lock.tryConvertToOptimisticRead(stamp[0])) != 0)
        .note(() -> lock.validate(stamp[0]))
        .note(() -> state(lock))
        .note(() -> (stamp[0] = lock.tryConvertToWriteLock(stamp[0])) != 0)
        .note(() -> state(lock))
        .toString();
  }

  @Expect(outcomes = "0 true 0 0 0 [Read-locks:2]truefalse2 true true false", executions = 1)
  public static String conversionsWithTwoReaders() {
    StampedLock lock = new StampedLock();
    long read = lock.readLock();
    lock.readLock();
    return new Notes()
        .note(() -> lock.tryConvertToWriteLock(read))
        .note(() -> lock.tryConvertToReadLock(read) == read)
        .note(() -> lock.tryConvertToWriteLock(0))
        .note(() -> lock.tryConvertToReadLock(0))
        .note(() -> lock.tryConvertToOptimisticRead(0))
        .note(() -> state(lock))
        .note(() -> lock.tryUnlockRead())
        .note(() -> lock.tryUnlockRead())
        .note(() -> lock.tryUnlockRead())
        .toString();
  }

  @Expect(
      outcomes =
          "UnsupportedOperationException UnsupportedOperationException"
              + " IllegalMonitorStateException IllegalMonitorStateException true true false true"
              + " [Read-locks:2]truefalse2 done done true false true [Write-locked]falsetrue0 done"
              + " [Unlocked]falsefalse0",
      executions = 1)
  public static String views() {
    StampedLock lock = new StampedLock();
    Lock read = lock.asReadLock();
    Lock write = lock.asWriteLock();
    return new Notes()
        .note(() -> read.newCondition())
        .note(() -> write.newCondition())
        .note(() -> read.unlock())
        .note(() -> write.unlock())
        .note(() -> read.tryLock())
        .note(() -> lock.asReadWriteLock().readLock().tryLock(0, TimeUnit.SECONDS))
        .note(() -> write.tryLock())
        .note(() -> lock.asReadLock() == read)
        .note(() -> state(lock))
        .note(() -> read.unlock())
        .note(() -> read.unlock())
        .note(() -> write.tryLock(-1, TimeUnit.SECONDS))
        .note(() -> read.tryLock(-1, TimeUnit.SECONDS))
        .note(() -> lock.asReadWriteLock() == lock.asReadWriteLock())
        .note(() -> state(lock))
        .note(() -> lock.asReadWriteLock().writeLock().unlock())
        .note(() -> state(lock))
        .toString();
  }

  @Expect(
      outcomes =
          "InterruptedException false InterruptedException false InterruptedException false"
              + " InterruptedException false InterruptedException false true true true true 2")
  public static String interruptedBefore() {
    StampedLock lock = new StampedLock();
    return new Notes()
        .interrupted(() -> lock.readLockInterruptibly())
        .interrupted(() -> lock.writeLockInterruptibly())
        .interrupted(() -> lock.tryReadLock(1, TimeUnit.SECONDS))
        .interrupted(() -> lock.tryWriteLock(1, TimeUnit.SECONDS))
        .interrupted(() -> lock.asReadLock().lockInterruptibly())
        .interrupted(() -> lock.tryReadLock() != 0)
        .interrupted(() -> lock.readLock() != 0)
        .note(() -> lock.getReadLockCount())
        .toString();
  }

  @Expect(outcomes = "InterruptedException false true")
  public static String readerWhoWaitsIsInterrupted() throws Exception {
    StampedLock lock = new StampedLock();
    long stamp = lock.writeLock();
    String end = QueueContract.whileInterrupted(lock::readLockInterruptibly);
    return end + " " + lock.validate(stamp);
  }

  @Expect(outcomes = "InterruptedException false 1")
  public static String writerWhoWaitsIsInterrupted() throws Exception {
    StampedLock lock = new StampedLock();
    lock.readLock();
    String end = QueueContract.whileInterrupted(lock::writeLockInterruptibly);
    return end + " " + lock.getReadLockCount();
  }

  @Expect(outcomes = "[Unlocked]falsefalse0")
  public static String copyIsFree() throws Exception {
    StampedLock lock = new StampedLock();
    lock.writeLock();
    return state(Copies.of(lock));
  }
}
