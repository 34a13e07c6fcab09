package dev.jacquard.runtime.primitive.synchronizer;

import static dev.jacquard.runtime.primitive.synchronizer.ReadWriteLocks.WRITE;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock;
import jdk.internal.misc.Unsafe;

/** The half for writers of the locks that {@link ReadWriteLocks} models. */
@Models(value = WriteLock.class, always = true)
public final class WriteLocks {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long SYNC = UNSAFE.objectFieldOffset(WriteLock.class, "sync");

  private WriteLocks() {}

  private static Object synchronizer(WriteLock lock) {
    return UNSAFE.getReference(lock, SYNC);
  }

  @Tells("it looks at how the object was made")
  public static boolean applies(WriteLock lock) {
    return QueuedSteps.concern(synchronizer(lock));
  }

  public static void lock(WriteLock lock) {
    QueuedSteps.lock(Control.execution(), synchronizer(lock), WRITE);
  }

  public static void lockInterruptibly(WriteLock lock) {
    lock(lock);
  }

  public static boolean tryLock(WriteLock lock) {
    return QueuedSteps.tryLock(Control.execution(), synchronizer(lock), WRITE, WRITE);
  }

  public static boolean tryLock(WriteLock lock, long timeout, TimeUnit unit) {
    return QueuedSteps.lock(Control.execution(), synchronizer(lock), WRITE, unit.toNanos(timeout));
  }

  public static void unlock(WriteLock lock) {
    QueuedSteps.unlock(Control.execution(), synchronizer(lock), WRITE);
  }

  public static String toString(WriteLock lock) {
    ReadWriteLocks.goDeep(Control.execution());
    return "";
  }
}
