package dev.jacquard.conformance.reentrantreadwritelock;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** What a lock for readers and writers, and its halves, say of themselves. */
public final class TextPrograms {
  private TextPrograms() {}

  private static String state(Object lock) {
    String text = lock.toString();
    return text.substring(text.indexOf('['));
  }

  @Expect(
      outcomes =
          "[Write locks = 1, Read locks = 1] [Read locks = 1] [Locked by thread main] [Unlocked]")
  public static String textsFollowTheState() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.writeLock().lock();
    lock.readLock().lock();
    String seen = state(lock) + " " + state(lock.readLock()) + " " + state(lock.writeLock());
    lock.readLock().unlock();
    lock.writeLock().unlock();
    return seen + " " + state(lock.writeLock());
  }

  @Expect(outcomes = {"[Unlocked]", "[Locked by thread writer]"})
  public static String textBesideAWriter() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Thread writer =
        new Thread(
            () -> {
              lock.writeLock().lock();
              lock.writeLock().unlock();
            },
            "writer");
    writer.start();
    String seen = state(lock.writeLock());
    writer.join();
    return seen;
  }

  @Expect(outcomes = {"false", "true"})
  public static String aWriterIsQueued() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.readLock().lock();
    Thread writer =
        new Thread(
            () -> {
              lock.writeLock().lock();
              lock.writeLock().unlock();
            });
    writer.start();
    boolean queued = lock.hasQueuedThreads();
    lock.readLock().unlock();
    writer.join();
    return "" + queued;
  }

  @Expect(outcomes = "0 false IllegalArgumentException")
  public static String nobodyWaits() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Condition condition = lock.writeLock().newCondition();
    Condition foreign = new ReentrantReadWriteLock().writeLock().newCondition();
    lock.writeLock().lock();
    String seen = lock.getWaitQueueLength(condition) + " " + lock.hasWaiters(condition);
    try {
      lock.hasWaiters(foreign);
    } catch (IllegalArgumentException e) {
      seen += " " + e.getClass().getSimpleName();
    }
    lock.writeLock().unlock();
    return seen;
  }
}
