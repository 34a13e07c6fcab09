package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.QueuedLocks;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Suspended;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import jdk.internal.misc.Unsafe;

/**
 * Locks for readers and writers; see {@link QueuedLocks}. A writer that waits keeps new readers
 * away. When threads are interrupted, the JDK's own code runs.
 */
@Models(ReentrantReadWriteLock.class)
public final class ReadWriteLocks {
  /** What a lock is wanted for, and can be had for. */
  static final long READ = 1;

  static final long WRITE = 2;

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long SYNC = UNSAFE.objectFieldOffset(ReentrantReadWriteLock.class, "sync");
  private static final int NUMBER = Depth.number(ReentrantReadWriteLock.class);

  private ReadWriteLocks() {}

  /** A lock of the JDK. */
  private record Real(ReentrantReadWriteLock lock) implements QueuedLocks.Lock {
    @Override
    public boolean take(long want) {
      Suspended.begin();
      try {
        return want == READ ? lock.readLock().tryLock() : lock.writeLock().tryLock();
      } finally {
        Suspended.end();
      }
    }

    @Override
    public boolean isFreeFor(long want) {
      return !lock.isWriteLocked() && (want == READ || lock.getReadLockCount() == 0);
    }

    @Override
    public boolean isHeldFor(long want) {
      Suspended.begin();
      try {
        return lock.isWriteLockedByCurrentThread() || (want == READ && lock.getReadHoldCount() > 0);
      } finally {
        Suspended.end();
      }
    }

    @Override
    public boolean mayPass(long want, long first) {
      return !lock.isFair() && (want == WRITE || first == READ);
    }

    @Override
    public long abilities() {
      return (isFreeFor(READ) ? READ : 0) | (isFreeFor(WRITE) ? WRITE : 0);
    }

    @Override
    public void release(long held) {
      Suspended.begin();
      try {
        if (held == READ) {
          lock.readLock().unlock();
        } else {
          lock.writeLock().unlock();
        }
      } finally {
        Suspended.end();
      }
    }

    @Override
    public int holds() {
      Suspended.begin();
      try {
        return lock.getWriteHoldCount();
      } finally {
        Suspended.end();
      }
    }

    @Override
    public long alone() {
      return WRITE;
    }

    @Override
    public Class<?> type() {
      return ReentrantReadWriteLock.class;
    }
  }

  /** Both halves of a lock know only their synchronizer. */
  public static void constructed(ReentrantReadWriteLock lock) {
    if (Control.onControlledThread()
        && lock.getClass() == ReentrantReadWriteLock.class
        && !Depth.isDeep(NUMBER)) {
      QueuedSteps.add(Control.execution(), synchronizer(lock), new Real(lock));
    }
  }

  private static Object synchronizer(ReentrantReadWriteLock lock) {
    return UNSAFE.getReference(lock, SYNC);
  }

  @Tells("it looks at how the object was made")
  public static boolean applies(ReentrantReadWriteLock lock) {
    return QueuedSteps.concern(synchronizer(lock));
  }

  @Enters
  public static int getReadLockCount(Execution execution, ReentrantReadWriteLock lock) {
    QueuedSteps.look(execution, synchronizer(lock));
    return lock.getReadLockCount();
  }

  @Enters
  public static boolean isWriteLocked(Execution execution, ReentrantReadWriteLock lock) {
    QueuedSteps.look(execution, synchronizer(lock));
    return lock.isWriteLocked();
  }

  public static int getQueueLength(ReentrantReadWriteLock lock) {
    return QueuedSteps.length(Control.execution(), synchronizer(lock));
  }

  public static boolean hasQueuedThreads(ReentrantReadWriteLock lock) {
    return getQueueLength(lock) > 0;
  }

  public static boolean hasQueuedThread(ReentrantReadWriteLock lock, Thread thread) {
    return goDeep(Control.execution());
  }

  public static boolean hasWaiters(ReentrantReadWriteLock lock, Condition condition) {
    return goDeep(Control.execution());
  }

  public static int getWaitQueueLength(ReentrantReadWriteLock lock, Condition condition) {
    goDeep(Control.execution());
    return 0;
  }

  public static String toString(ReentrantReadWriteLock lock) {
    goDeep(Control.execution());
    return "";
  }

  /** What few programs ask for is left to the JDK's own code; the run is over then. */
  @Enters
  static boolean goDeep(Execution execution) {
    execution.goDeep(ReentrantReadWriteLock.class);
    return false;
  }
}
