package dev.jacquard.fuzz.hostile;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** What threads learn of locks and synchronizers by asking them. */
public final class SynchronizerFacts {
  private SynchronizerFacts() {}

  public static String isLocked() {
    ReentrantLock lock = new ReentrantLock();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          lock.lock();
          lock.unlock();
        },
        () -> seen.add(lock.isLocked() + " " + lock.isHeldByCurrentThread()));
    return seen.words;
  }

  public static String waitingForALock() {
    ReentrantLock lock = new ReentrantLock();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          lock.lock();
          lock.unlock();
        },
        () -> {
          lock.lock();
          seen.add(lock.hasQueuedThreads() + " " + lock.getQueueLength());
          lock.unlock();
        });
    return seen.words;
  }

  public static String textOfALock() {
    ReentrantLock lock = new ReentrantLock();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          lock.lock();
          lock.unlock();
        },
        () -> seen.add(lock.toString().endsWith("[Unlocked]")));
    return seen.words;
  }

  public static String tries() {
    ReentrantLock lock = new ReentrantLock();
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(
        () -> {
          one.add(lock.tryLock());
          if (lock.isHeldByCurrentThread()) {
            lock.unlock();
          }
        },
        () -> {
          two.add(lock.tryLock());
          if (lock.isHeldByCurrentThread()) {
            lock.unlock();
          }
        });
    return one + " " + two;
  }

  public static String timedTries() {
    ReentrantLock lock = new ReentrantLock();
    Seen one = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> {
          if (lock.tryLock(10, TimeUnit.MILLISECONDS)) {
            one.add(number.get());
            lock.unlock();
          } else {
            one.add("late " + number.get());
          }
        },
        () -> {
          lock.lock();
          number.set(1);
          lock.unlock();
        });
    return one.words;
  }

  public static String waitersOfACondition() {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    AtomicInteger open = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          lock.lock();
          while (open.get() == 0) {
            condition.await();
          }
          lock.unlock();
        },
        () -> {
          lock.lock();
          seen.add(lock.hasWaiters(condition) + " " + lock.getWaitQueueLength(condition));
          open.set(1);
          condition.signalAll();
          seen.add(lock.hasWaiters(condition));
          lock.unlock();
        });
    return seen.words;
  }

  public static String timeLeft() {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          lock.lock();
          seen.add(condition.awaitNanos(1000) > 0);
          lock.unlock();
        },
        () -> {
          lock.lock();
          condition.signal();
          lock.unlock();
        });
    return seen.words;
  }

  public static String orderOfAFairLock() {
    ReentrantLock lock = new ReentrantLock(true);
    StringBuffer order = new StringBuffer();
    Threads.run(
        () -> {
          lock.lock();
          order.append('a');
          lock.unlock();
        },
        () -> {
          lock.lock();
          order.append('b');
          lock.unlock();
        },
        () -> {
          lock.lock();
          order.append('c');
          lock.unlock();
        });
    return order.toString();
  }

  public static String readers() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          lock.readLock().lock();
          lock.readLock().unlock();
        },
        () -> {
          lock.readLock().lock();
          seen.add(lock.getReadLockCount() + " " + lock.getReadHoldCount());
          lock.readLock().unlock();
          seen.add(lock.isWriteLocked());
        },
        () -> {
          lock.writeLock().lock();
          lock.writeLock().unlock();
        });
    return seen.words;
  }

  public static String triesToWrite() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          lock.readLock().lock();
          lock.readLock().unlock();
        },
        () -> {
          seen.add(lock.writeLock().tryLock());
          if (lock.isWriteLockedByCurrentThread()) {
            lock.writeLock().unlock();
          }
        });
    return seen.words;
  }

  public static String stamps() {
    StampedLock lock = new StampedLock();
    Seen seen = new Seen();
    Threads.run(
        () -> lock.unlockWrite(lock.writeLock()),
        () -> {
          long stamp = lock.tryOptimisticRead();
          seen.add(stamp != 0);
          seen.add(lock.validate(stamp));
          long read = lock.tryConvertToReadLock(stamp);
          seen.add(read != 0);
          if (read != 0) {
            lock.unlockRead(read);
          }
        });
    return seen.words;
  }

  public static String stampsAsNumbers() {
    StampedLock lock = new StampedLock();
    Seen one = new Seen();
    Threads.run(
        () -> lock.unlockWrite(lock.writeLock()),
        () -> {
          long stamp = lock.writeLock();
          one.add(stamp);
          lock.unlockWrite(stamp);
        });
    return one.words;
  }

  public static String monitorWithWaits() {
    Object lock = new Object();
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          synchronized (lock) {
            lock.wait(5);
            seen.add(number.get());
          }
        },
        () -> {
          synchronized (lock) {
            number.set(1);
            lock.notify();
          }
        });
    return seen.words;
  }

  public static String whoIsNotified() {
    Object lock = new Object();
    StringBuffer order = new StringBuffer();
    AtomicInteger waiting = new AtomicInteger();
    Threads.Code waits =
        () -> {
          synchronized (lock) {
            int me = waiting.incrementAndGet();
            lock.wait(100);
            order.append(me);
          }
        };
    Threads.run(
        waits,
        waits,
        () -> {
          synchronized (lock) {
            lock.notify();
            order.append('n');
          }
        });
    return order.toString();
  }

  public static String lockHeldByADeadThread() {
    ReentrantLock lock = new ReentrantLock();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          if (lock.tryLock()) {
            seen.words.length();
          }
        },
        () -> {
          if (lock.tryLock()) {
            lock.unlock();
          }
        });
    return "" + lock.isLocked();
  }

  public static String unlockWithoutLock() {
    ReentrantLock lock = new ReentrantLock();
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          if (number.get() == 1) {
            lock.lock();
          }
          try {
            lock.unlock();
            seen.add("unlocked");
          } catch (IllegalMonitorStateException e) {
            seen.add("not mine");
          }
        },
        () -> number.set(1));
    return seen.words;
  }
}
