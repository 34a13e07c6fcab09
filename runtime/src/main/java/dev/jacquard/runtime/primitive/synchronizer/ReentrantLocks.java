package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Locks.Waited;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A reentrant lock as one location. Who gets it next is left open, as the JDK does for a lock that
 * is not fair; a timed attempt may give up whenever the lock is taken.
 */
@Tells("a lock is a step that observes whether it was taken")
@Models(ReentrantLock.class)
public final class ReentrantLocks {
  private static final int NUMBER = Depth.number(ReentrantLock.class);
  private static final Class<?> UNFAIR =
      Members.type(ReentrantLock.class.getName() + "$NonfairSync");

  private ReentrantLocks() {}

  /** A fair lock keeps a queue; the JDK's own code runs for it. */
  public static boolean applies(ReentrantLock lock) {
    return Control.on(Synchronizers.of(lock))
        && (isModelled(Synchronizers.of(lock)) || Control.isGuard(Synchronizers.of(lock)));
  }

  /** Whether a synchronizer is that of a modelled lock; the lock's conditions know only it. */
  static boolean isModelled(Object synchronizer) {
    return !Depth.isDeep(NUMBER) && synchronizer.getClass() == UNFAIR;
  }

  /** Whether the lock is part of an object that is modelled as a whole. */
  private static boolean isGuard(Execution execution, ReentrantLock lock) {
    return execution.guards().contains(Synchronizers.of(lock));
  }

  @Enters
  public static void lock(Execution execution, ReentrantLock lock) {
    if (isGuard(execution, lock)) {
      execution.guards().enter(Synchronizers.of(lock), Sites.here);
    } else {
      execution.locks().lock(location(execution, lock), Sites.here);
    }
  }

  @Enters
  public static void lockInterruptibly(Execution execution, ReentrantLock lock)
      throws InterruptedException {
    if (isGuard(execution, lock)) {
      execution.guards().enter(Synchronizers.of(lock), Sites.here);
      return;
    }
    int location = location(execution, lock);
    if (execution.lives().usesInterrupts()) {
      Interrupts.check(execution);
      if (execution.locks().tryLock(location, Sites.here)) {
        return; // an interrupt that comes now is not looked at
      }
    }
    if (!execution.locks().lockInterruptibly(location, Sites.here)) {
      throw Interrupts.exception(execution);
    }
  }

  @Enters
  public static boolean tryLock(Execution execution, ReentrantLock lock) {
    return execution.locks().tryLock(location(execution, lock), Sites.here);
  }

  @Enters
  public static boolean tryLock(
      Execution execution, ReentrantLock lock, long timeout, TimeUnit unit)
      throws InterruptedException {
    Interrupts.check(execution);
    long nanos = unit.toNanos(timeout);
    Waited how = execution.locks().tryLock(location(execution, lock), nanos, Sites.here);
    if (how == Waited.INTERRUPTED) {
      throw Interrupts.exception(execution);
    }
    if (how == Waited.LATE) {
      execution.lastLimits().pass(nanos);
    }
    return how == Waited.WOKEN;
  }

  @Enters
  public static void unlock(Execution execution, ReentrantLock lock) {
    if (execution.isUnwinding()) {
      return;
    }
    if (isGuard(execution, lock)) {
      execution.guards().exit(Synchronizers.of(lock), Sites.here);
    } else {
      execution.locks().unlock(owned(execution, lock), Sites.here);
    }
  }

  public static boolean isHeldByCurrentThread(ReentrantLock lock) {
    return getHoldCount(Control.execution(), lock) > 0;
  }

  @Enters
  public static int getHoldCount(Execution execution, ReentrantLock lock) {
    return execution.locks().holds(location(execution, lock));
  }

  @Enters
  public static boolean isLocked(Execution execution, ReentrantLock lock) {
    return execution.locks().isTaken(location(execution, lock), Sites.here);
  }

  public static boolean hasWaiters(ReentrantLock lock, Condition condition) {
    return getWaitQueueLength(Control.execution(), lock, condition) > 0;
  }

  @Enters
  public static int getWaitQueueLength(
      Execution execution, ReentrantLock lock, Condition condition) {
    if (isGuard(execution, lock)) {
      return 0;
    }
    ownCondition(lock, condition);
    return waiting(execution, lock, condition).size();
  }

  @Enters
  public static Collection<Thread> getWaitingThreads(
      Execution execution, ReentrantLock lock, Condition condition) {
    if (isGuard(execution, lock)) {
      return List.of();
    }
    ownCondition(lock, condition);
    return waiting(execution, lock, condition);
  }

  private static List<Thread> waiting(
      Execution execution, ReentrantLock lock, Condition condition) {
    int queue = execution.places().synchronizer(condition);
    return execution.locks().waiting(owned(execution, lock), queue, Sites.here);
  }

  private static void ownCondition(ReentrantLock lock, Condition condition) {
    Conditions.check(condition, Synchronizers.of(lock));
  }

  @Enters
  public static Thread getOwner(Execution execution, ReentrantLock lock) {
    return execution.locks().owner(location(execution, lock), Sites.here);
  }

  public static String toString(ReentrantLock lock) {
    return Texts.ofLock(lock, getOwner(Control.execution(), lock));
  }

  public static boolean hasQueuedThreads(ReentrantLock lock) {
    return getQueueLength(Control.execution(), lock) > 0;
  }

  public static boolean hasQueuedThread(ReentrantLock lock, Thread thread) {
    return getQueueLength(Control.execution(), lock) > 0;
  }

  @Enters
  public static Collection<Thread> getQueuedThreads(Execution execution, ReentrantLock lock) {
    execution.goDeep(ReentrantLock.class);
    throw new AssertionError("the run is over");
  }

  /** The model does not tell who waits for the lock from who has not come yet. */
  @Enters
  public static int getQueueLength(Execution execution, ReentrantLock lock) {
    execution.goDeep(ReentrantLock.class);
    throw new AssertionError("the run is over");
  }

  private static int location(Execution execution, ReentrantLock lock) {
    return execution.places().synchronizer(Synchronizers.of(lock));
  }

  private static int owned(Execution execution, ReentrantLock lock) {
    return owned(execution, Synchronizers.of(lock));
  }

  /** The location of a lock that the current thread owns. */
  static int owned(Execution execution, Object synchronizer) {
    int location = execution.places().synchronizer(synchronizer);
    if (!execution.locks().owns(location)) {
      throw new IllegalMonitorStateException();
    }
    return location;
  }
}
