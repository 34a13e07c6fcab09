package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.QueuedLocks;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Suspended;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Fair reentrant locks: first come, first served; see {@link QueuedLocks}. When threads are
 * interrupted, the JDK's own code runs.
 */
@Models(ReentrantLock.class)
public final class FairLocks {
  private static final long OWN = 1;
  private static final int NUMBER = Depth.number(ReentrantLock.class);

  private FairLocks() {}

  /** A fair lock of the JDK. */
  private record Real(ReentrantLock lock) implements QueuedLocks.Lock {
    @Override
    public boolean take(long want) {
      Suspended.begin();
      try {
        return lock.tryLock();
      } finally {
        Suspended.end();
      }
    }

    @Override
    public boolean isFreeFor(long want) {
      return !lock.isLocked();
    }

    @Override
    public boolean isHeldFor(long want) {
      Suspended.begin();
      try {
        return lock.isHeldByCurrentThread();
      } finally {
        Suspended.end();
      }
    }

    @Override
    public boolean mayPass(long want, long first) {
      return false;
    }

    @Override
    public long abilities() {
      return lock.isLocked() ? 0 : OWN;
    }

    @Override
    public void release(long held) {
      Suspended.begin();
      try {
        lock.unlock();
      } finally {
        Suspended.end();
      }
    }

    @Override
    public int holds() {
      Suspended.begin();
      try {
        return lock.getHoldCount();
      } finally {
        Suspended.end();
      }
    }

    @Override
    public long alone() {
      return OWN;
    }

    @Override
    public Class<?> type() {
      return ReentrantLock.class;
    }
  }

  public static void constructed(ReentrantLock lock) {
    if (Control.onControlledThread()
        && lock.getClass() == ReentrantLock.class
        && lock.isFair()
        && !Depth.isDeep(NUMBER)) {
      QueuedSteps.add(Control.execution(), Synchronizers.of(lock), new Real(lock));
    }
  }

  /** A lock that guards an object which is modelled as a whole is a part of that. */
  @Tells("it looks at how the object was made")
  public static boolean applies(ReentrantLock lock) {
    Object synchronizer = Synchronizers.of(lock);
    return QueuedSteps.concern(synchronizer) && !Control.isGuard(synchronizer);
  }

  public static void lock(ReentrantLock lock) {
    QueuedSteps.lock(Control.execution(), Synchronizers.of(lock), OWN);
  }

  public static void lockInterruptibly(ReentrantLock lock) {
    lock(lock);
  }

  public static boolean tryLock(ReentrantLock lock) {
    return QueuedSteps.tryLock(Control.execution(), Synchronizers.of(lock), OWN, OWN);
  }

  public static boolean tryLock(ReentrantLock lock, long timeout, TimeUnit unit) {
    return QueuedSteps.lock(
        Control.execution(), Synchronizers.of(lock), OWN, unit.toNanos(timeout));
  }

  public static void unlock(ReentrantLock lock) {
    QueuedSteps.unlock(Control.execution(), Synchronizers.of(lock), OWN);
  }

  @Enters
  public static boolean isHeldByCurrentThread(Execution execution, ReentrantLock lock) {
    return new Real(lock).isHeldFor(OWN);
  }

  @Enters
  public static int getHoldCount(Execution execution, ReentrantLock lock) {
    return new Real(lock).holds();
  }

  public static boolean hasWaiters(ReentrantLock lock, Condition condition) {
    return getWaitQueueLength(Control.execution(), lock, condition) > 0;
  }

  @Enters
  public static int getWaitQueueLength(
      Execution execution, ReentrantLock lock, Condition condition) {
    Conditions.check(condition, Synchronizers.of(lock));
    return execution.queuedLocks().waiting(Synchronizers.of(lock), condition);
  }

  /** Only a lock of a class of its own could be asked for its owner, and such are not modelled. */
  public static String toString(ReentrantLock lock) {
    return Texts.ofLock(lock, owner(Control.execution(), lock));
  }

  @Enters
  private static Thread owner(Execution execution, ReentrantLock lock) {
    QueuedSteps.look(execution, Synchronizers.of(lock));
    Thread owner = Synchronizers.owner(lock);
    if (owner != null) {
      execution.symmetry().guard().isSeenOwning(execution.threadOf(owner), Sites.here);
    }
    return owner;
  }

  /** Which threads stand in the queue is known to the JDK's own code only. */
  @Enters
  public static boolean hasQueuedThread(Execution execution, ReentrantLock lock, Thread thread) {
    execution.goDeep(ReentrantLock.class);
    throw new AssertionError("the run is over");
  }

  @Enters
  public static boolean isLocked(Execution execution, ReentrantLock lock) {
    QueuedSteps.look(execution, Synchronizers.of(lock));
    return lock.isLocked();
  }

  public static boolean hasQueuedThreads(ReentrantLock lock) {
    return getQueueLength(lock) > 0;
  }

  public static int getQueueLength(ReentrantLock lock) {
    return QueuedSteps.length(Control.execution(), Synchronizers.of(lock));
  }
}
