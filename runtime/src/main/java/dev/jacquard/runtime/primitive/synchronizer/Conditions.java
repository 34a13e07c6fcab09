package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Locks.Waited;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.primitive.thread.Spuriousness;
import dev.jacquard.runtime.primitive.world.Timeouts;
import java.lang.reflect.Field;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import jdk.internal.misc.Unsafe;

/**
 * The conditions of a {@link ReentrantLock}: queues that are woken first in, first out. They are
 * deep when their lock is.
 */
@Tells("waits and signals are steps on their lock")
@Models(value = ConditionObject.class, always = true)
public final class Conditions {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long OUTER = outerOffset();

  private Conditions() {}

  private static long outerOffset() {
    for (Field field : ConditionObject.class.getDeclaredFields()) {
      if (field.getType() == AbstractQueuedSynchronizer.class) {
        return UNSAFE.objectFieldOffset(field);
      }
    }
    throw new IllegalStateException("a ConditionObject without its synchronizer");
  }

  /**
   * Objects to a condition that is not one of a lock, as the JDK does before it asks who owns that.
   */
  static void check(Condition condition, Object synchronizer) {
    if (condition == null) {
      throw new NullPointerException();
    }
    if (!(condition instanceof ConditionObject own) || synchronizer(own) != synchronizer) {
      throw new IllegalArgumentException("not owner");
    }
  }

  /** Whether the condition belongs to a lock that is modelled, not to a synchronizer run deep. */
  public static boolean applies(ConditionObject condition) {
    return Control.on(synchronizer(condition))
        && (ReentrantLocks.isModelled(synchronizer(condition))
            || Control.isGuard(synchronizer(condition))
            || Control.isQueued(synchronizer(condition)));
  }

  /** Nobody waits behind the lock of an object that is modelled as a whole. */
  private static boolean isGuard(Execution execution, ConditionObject condition) {
    return execution.guards().contains(synchronizer(condition));
  }

  /** Whether the lock is modelled together with its queue, in which woken threads stand. */
  private static boolean isQueued(Execution execution, ConditionObject condition) {
    return execution.queuedLocks().contains(synchronizer(condition))
        && !isGuard(execution, condition);
  }

  private static Object synchronizer(ConditionObject condition) {
    return UNSAFE.getReference(condition, OUTER);
  }

  private static int lock(Execution execution, ConditionObject condition) {
    return ReentrantLocks.owned(execution, synchronizer(condition));
  }

  public static void await(ConditionObject condition) throws InterruptedException {
    await(Control.execution(), condition, 0, true);
  }

  public static void awaitUninterruptibly(ConditionObject condition) {
    try {
      await(Control.execution(), condition, 0, false);
    } catch (InterruptedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  public static boolean await(ConditionObject condition, long time, TimeUnit unit)
      throws InterruptedException {
    return await(Control.execution(), condition, Math.max(1, unit.toNanos(time)), true);
  }

  public static long awaitNanos(ConditionObject condition, long nanos) throws InterruptedException {
    return await(Control.execution(), condition, Math.max(1, nanos), true)
        ? Math.max(1, nanos / 2)
        : 0;
  }

  public static boolean awaitUntil(ConditionObject condition, Date deadline)
      throws InterruptedException {
    return await(
        Control.execution(),
        condition,
        Math.max(1, Timeouts.untilMillis(deadline.getTime())),
        true);
  }

  @Enters
  private static boolean await(
      Execution execution, ConditionObject condition, long limit, boolean interruptible)
      throws InterruptedException {
    boolean wakes = Spuriousness.wakes(execution, Spuriousness.AWAIT);
    long nanos = wakes ? -1 : limit;
    if (isQueued(execution, condition)) {
      Object synchronizer = synchronizer(condition);
      return execution.queuedLocks().await(synchronizer, condition, nanos, Sites.here) || wakes;
    }
    int lock = lock(execution, condition);
    Waited waited =
        execution
            .locks()
            .await(
                lock, execution.places().synchronizer(condition), nanos, interruptible, Sites.here);
    if (waited == Waited.INTERRUPTED) {
      throw Interrupts.exception(execution);
    }
    return wakes || waited == Waited.WOKEN;
  }

  @Enters
  public static void signal(Execution execution, ConditionObject condition) {
    if (isGuard(execution, condition)) {
      return;
    }
    if (isQueued(execution, condition)) {
      execution.queuedLocks().signal(synchronizer(condition), condition, false, Sites.here);
      return;
    }
    execution
        .locks()
        .signal(lock(execution, condition), execution.places().synchronizer(condition), Sites.here);
  }

  @Enters
  public static void signalAll(Execution execution, ConditionObject condition) {
    if (isGuard(execution, condition)) {
      return;
    }
    if (isQueued(execution, condition)) {
      execution.queuedLocks().signal(synchronizer(condition), condition, true, Sites.here);
      return;
    }
    execution
        .locks()
        .signalAll(
            lock(execution, condition), execution.places().synchronizer(condition), Sites.here);
  }
}
