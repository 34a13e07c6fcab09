package dev.jacquard.conformance.reentrantreadwritelock;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import dev.jacquard.conformance.Run;
import java.util.Collection;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** What the documentation says of each method of the lock and of its two halves. */
public final class DocumentedPrograms {
  private static final String BY_ITSELF = "it runs deep by itself";

  private DocumentedPrograms() {}

  /** Opens what a subclass may ask. */
  private static final class Open extends ReentrantReadWriteLock {
    private static final long serialVersionUID = 1;

    Open(boolean fair) {
      super(fair);
    }

    @Override
    public Thread getOwner() {
      return super.getOwner();
    }

    @Override
    public Collection<Thread> getQueuedThreads() {
      return super.getQueuedThreads();
    }

    @Override
    public Collection<Thread> getQueuedReaderThreads() {
      return super.getQueuedReaderThreads();
    }

    @Override
    public Collection<Thread> getQueuedWriterThreads() {
      return super.getQueuedWriterThreads();
    }

    @Override
    public Collection<Thread> getWaitingThreads(Condition condition) {
      return super.getWaitingThreads(condition);
    }
  }

  private static String numbers(ReentrantReadWriteLock lock) {
    return lock.getReadLockCount()
        + "/"
        + lock.getReadHoldCount()
        + "/"
        + lock.getWriteHoldCount()
        + "/"
        + lock.isWriteLocked()
        + "/"
        + lock.isWriteLockedByCurrentThread()
        + "/"
        + lock.writeLock().getHoldCount()
        + "/"
        + lock.writeLock().isHeldByCurrentThread();
  }

  private static String holds(ReentrantReadWriteLock lock) {
    Lock read = lock.readLock();
    Lock write = lock.writeLock();
    return new Notes()
        .note(() -> read.unlock())
        .note(() -> write.unlock())
        .note(() -> read.tryLock())
        .note(() -> read.tryLock(0, TimeUnit.SECONDS))
        .note(() -> write.tryLock())
        .note(() -> write.tryLock(0, TimeUnit.SECONDS))
        .note(() -> write.tryLock(-1, TimeUnit.SECONDS))
        .note(() -> numbers(lock))
        .note(() -> read.unlock())
        .note(() -> read.unlock())
        .note(() -> read.unlock())
        .note(() -> write.tryLock(-1, TimeUnit.SECONDS))
        .note(() -> write.lockInterruptibly())
        .note(() -> read.lockInterruptibly())
        .note(() -> numbers(lock))
        .note(() -> write.unlock())
        .note(() -> write.unlock())
        .note(() -> write.unlock())
        .note(() -> numbers(lock))
        .toString();
  }

  private static final String HOLDS =
      "IllegalMonitorStateException IllegalMonitorStateException true true false false false"
          + " 2/2/0/false/false/0/false done done IllegalMonitorStateException true done done"
          + " 1/1/2/true/true/2/true done done IllegalMonitorStateException"
          + " 1/1/0/false/false/0/false";

  @Expect(outcomes = HOLDS)
  public static String holdsAreCounted() {
    return holds(new ReentrantReadWriteLock());
  }

  @Expect(outcomes = HOLDS)
  public static String holdsOfAFairLockAreCounted() {
    return holds(new ReentrantReadWriteLock(true));
  }

  @Expect(
      outcomes =
          "UnsupportedOperationException NullPointerException NullPointerException"
              + " NullPointerException NullPointerException false true true true [Unlocked]")
  public static String refusals() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return new Notes()
        .note(() -> lock.readLock().newCondition())
        .note(() -> new ReentrantReadWriteLock.ReadLock(null) {})
        .note(() -> new ReentrantReadWriteLock.WriteLock(null) {})
        .note(() -> lock.hasWaiters(null))
        .note(() -> lock.hasQueuedThread(null))
        .note(() -> lock.isFair())
        .note(() -> new ReentrantReadWriteLock(true).isFair())
        .note(() -> lock.readLock() == lock.readLock())
        .note(() -> lock.writeLock() == lock.writeLock())
        .note(() -> lock.writeLock().toString().replaceAll(".*\\[", "["))
        .toString();
  }

  private static String interrupted(ReentrantReadWriteLock lock) {
    Lock read = lock.readLock();
    Lock write = lock.writeLock();
    return new Notes()
        .interrupted(() -> read.lockInterruptibly())
        .interrupted(() -> write.lockInterruptibly())
        .interrupted(() -> read.tryLock(1, TimeUnit.SECONDS))
        .interrupted(() -> write.tryLock(1, TimeUnit.SECONDS))
        .interrupted(() -> write.tryLock())
        .interrupted(() -> read.tryLock())
        .interrupted(() -> write.lock())
        .interrupted(() -> read.lock())
        .interrupted(() -> write.lockInterruptibly())
        .note(() -> numbers(lock))
        .toString();
  }

  private static final String INTERRUPTED =
      "InterruptedException false InterruptedException false InterruptedException false"
          + " InterruptedException false true true true true done true done true"
          + " InterruptedException false 2/2/2/true/true/2/true";

  @Expect(outcomes = INTERRUPTED)
  public static String interruptedBefore() {
    return interrupted(new ReentrantReadWriteLock());
  }

  @Expect(outcomes = INTERRUPTED)
  public static String interruptedBeforeAFairLock() {
    return interrupted(new ReentrantReadWriteLock(true));
  }

  private static String waiter(ReentrantReadWriteLock lock, Lock half) throws Exception {
    lock.writeLock().lock();
    return QueueContract.whileInterrupted(
            () -> {
              half.lockInterruptibly();
              return "locked";
            })
        + " "
        + lock.getWriteHoldCount();
  }

  @Expect(outcomes = "InterruptedException false 1")
  public static String readerWhoWaitsIsInterrupted() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return waiter(lock, lock.readLock());
  }

  @Expect(outcomes = "InterruptedException false 1")
  public static String writerWhoWaitsForAFairLockIsInterrupted() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
    return waiter(lock, lock.writeLock());
  }

  private static String conditions(ReentrantReadWriteLock lock) {
    Condition own = lock.writeLock().newCondition();
    Condition foreign = new ReentrantReadWriteLock().writeLock().newCondition();
    Notes notes =
        new Notes().note(() -> lock.hasWaiters(own)).note(() -> lock.getWaitQueueLength(foreign));
    lock.writeLock().lock();
    return notes
        .note(() -> lock.hasWaiters(own))
        .note(() -> lock.getWaitQueueLength(own))
        .note(() -> lock.getWaitQueueLength(foreign))
        .toString();
  }

  private static final String CONDITIONS =
      "IllegalMonitorStateException IllegalArgumentException false 0 IllegalArgumentException";

  @Expect(outcomes = CONDITIONS)
  public static String questionsAboutConditions() {
    return conditions(new ReentrantReadWriteLock());
  }

  @Expect(outcomes = CONDITIONS)
  public static String questionsAboutConditionsOfAFairLock() {
    return conditions(new ReentrantReadWriteLock(true));
  }

  @Expect(outcomes = "null main true true true IllegalMonitorStateException false 0")
  public static String whatASubclassMayAsk() {
    Open lock = new Open(false);
    Notes notes = new Notes().note(() -> lock.getOwner());
    Condition condition = lock.writeLock().newCondition();
    lock.writeLock().lock();
    notes.note(() -> lock.getOwner().getName());
    lock.writeLock().unlock();
    return notes
        .note(() -> lock.getQueuedThreads().isEmpty())
        .note(() -> lock.getQueuedReaderThreads().isEmpty())
        .note(() -> lock.getQueuedWriterThreads().isEmpty())
        .note(() -> lock.getWaitingThreads(condition))
        .note(() -> lock.hasQueuedThread(Thread.currentThread()))
        .note(() -> lock.getQueueLength())
        .toString();
  }

  /** A reader and a writer in the queue are told apart. */
  @Expect(outcomes = "1 0 1 true", deep = false, reason = BY_ITSELF)
  public static String queuedReaders() throws Exception {
    Open lock = new Open(false);
    lock.writeLock().lock();
    Thread reader =
        new Thread(
            () -> {
              lock.readLock().lock();
              lock.readLock().unlock();
            });
    reader.start();
    while (!lock.hasQueuedThread(reader)) {
      Thread.yield();
    }
    String seen =
        lock.getQueuedReaderThreads().size()
            + " "
            + lock.getQueuedWriterThreads().size()
            + " "
            + lock.getQueueLength()
            + " "
            + lock.hasQueuedThreads();
    lock.writeLock().unlock();
    reader.join();
    return seen;
  }

  @Expect(outcomes = "0/0/0/false/false/0/false true")
  public static String copyIsFree() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
    lock.writeLock().lock();
    ReentrantReadWriteLock copy = Copies.of(lock);
    return numbers(copy) + " " + copy.isFair();
  }

  /** Who has the write lock and takes the read lock before he gives it back stays a reader. */
  @Expect(outcomes = {"false", "true"})
  public static String downgrading() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    boolean[] got = new boolean[1];
    Run.both(
        () -> {
          lock.writeLock().lock();
          lock.readLock().lock();
          lock.writeLock().unlock();
          lock.readLock().unlock();
        },
        () -> {
          got[0] = lock.readLock().tryLock();
          if (got[0]) {
            lock.readLock().unlock();
          }
        });
    return "" + got[0];
  }
}
