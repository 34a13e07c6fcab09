package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.world.Timeouts;
import java.lang.reflect.Field;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer.ConditionObject;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import jdk.internal.misc.Unsafe;

/**
 * The conditions of a {@link ReentrantReadWriteLock}, where the JDK has its state in a long; the
 * same as {@link Conditions} otherwise. They are deep when their lock is.
 */
@Models(value = ConditionObject.class, always = true)
public final class LongConditions {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long OUTER = outerOffset();

  private LongConditions() {}

  private static long outerOffset() {
    for (Field field : ConditionObject.class.getDeclaredFields()) {
      if (field.getType() == AbstractQueuedLongSynchronizer.class) {
        return UNSAFE.objectFieldOffset(field);
      }
    }
    throw new IllegalStateException("a ConditionObject without its synchronizer");
  }

  private static Object synchronizer(ConditionObject condition) {
    return UNSAFE.getReference(condition, OUTER);
  }

  @Tells("it looks at how the object was made")
  public static boolean applies(ConditionObject condition) {
    return Control.on(synchronizer(condition)) && Control.isQueued(synchronizer(condition));
  }

  public static void await(ConditionObject condition) {
    await(Control.execution(), condition, 0);
  }

  public static void awaitUninterruptibly(ConditionObject condition) {
    await(Control.execution(), condition, 0);
  }

  public static boolean await(ConditionObject condition, long time, TimeUnit unit) {
    return await(Control.execution(), condition, Math.max(1, unit.toNanos(time)));
  }

  public static long awaitNanos(ConditionObject condition, long nanos) {
    return await(Control.execution(), condition, Math.max(1, nanos)) ? Math.max(1, nanos / 2) : 0;
  }

  public static boolean awaitUntil(ConditionObject condition, Date deadline) {
    return await(
        Control.execution(), condition, Math.max(1, Timeouts.untilMillis(deadline.getTime())));
  }

  @Enters
  private static boolean await(Execution execution, ConditionObject condition, long nanos) {
    return execution.queuedLocks().await(synchronizer(condition), condition, nanos, Sites.here);
  }

  public static void signal(ConditionObject condition) {
    signal(Control.execution(), condition, false);
  }

  public static void signalAll(ConditionObject condition) {
    signal(Control.execution(), condition, true);
  }

  @Enters
  private static void signal(Execution execution, ConditionObject condition, boolean everybody) {
    execution.queuedLocks().signal(synchronizer(condition), condition, everybody, Sites.here);
  }
}
