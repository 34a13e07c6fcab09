package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Lesson 15: a read lock that becomes a write lock.
 *
 * <p><b>The bug.</b> Who finds the cache empty under the read lock asks for the write lock, and
 * still holds the read lock. The write lock is free only when nobody reads, the asking thread
 * included: it waits for itself. The test that fills the cache beforehand passed for years.
 *
 * <p><b>The report.</b> The thread that waits for the lock is the one that used it last.
 *
 * <p><b>The fix.</b> Let go of the read lock, take the write lock, and look again, because somebody
 * else may have been there in between. (The other way is allowed: a writer may take the read lock.)
 */
class Lesson15LockUpgrade {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private Integer cached;
  private int computed;

  private int upgraded() {
    lock.readLock().lock();
    try {
      if (cached == null) {
        lock.writeLock().lock();
        try {
          compute();
        } finally {
          lock.writeLock().unlock();
        }
      }
      return cached;
    } finally {
      lock.readLock().unlock();
    }
  }

  private int released() {
    lock.readLock().lock();
    try {
      if (cached != null) {
        return cached;
      }
    } finally {
      lock.readLock().unlock();
    }
    lock.writeLock().lock();
    try {
      if (cached == null) {
        compute();
      }
      return cached;
    } finally {
      lock.writeLock().unlock();
    }
  }

  private void compute() {
    computed++;
    cached = 42;
  }

  @EveryInterleaving
  void readerWaitsForItself() throws InterruptedException {
    Thread reader = new Thread(this::upgraded, "reader");
    reader.start();
    reader.join();
  }

  @EveryInterleaving
  void fixedByLettingGoFirst() throws InterruptedException {
    Thread ada = new Thread(this::released, "ada");
    Thread ben = new Thread(this::released, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    assertEquals(1, computed);
  }
}
