package dev.jacquard.runtime.primitive.synchronizer;

import static dev.jacquard.runtime.primitive.synchronizer.ReadWriteLocks.READ;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock.ReadLock;
import jdk.internal.misc.Unsafe;

/** The half for readers of the locks that {@link ReadWriteLocks} models. */
@Models(value = ReadLock.class, always = true)
public final class ReadLocks {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long SYNC = UNSAFE.objectFieldOffset(ReadLock.class, "sync");

  private ReadLocks() {}

  private static Object synchronizer(ReadLock lock) {
    return UNSAFE.getReference(lock, SYNC);
  }

  @Tells("it looks at how the object was made")
  public static boolean applies(ReadLock lock) {
    return QueuedSteps.concern(synchronizer(lock));
  }

  public static void lock(ReadLock lock) {
    QueuedSteps.lock(Control.execution(), synchronizer(lock), READ);
  }

  public static void lockInterruptibly(ReadLock lock) {
    lock(lock);
  }

  public static boolean tryLock(ReadLock lock) {
    return QueuedSteps.tryLock(Control.execution(), synchronizer(lock), READ, READ);
  }

  public static boolean tryLock(ReadLock lock, long timeout, TimeUnit unit) {
    return QueuedSteps.lock(Control.execution(), synchronizer(lock), READ, unit.toNanos(timeout));
  }

  public static void unlock(ReadLock lock) {
    QueuedSteps.unlock(Control.execution(), synchronizer(lock), READ);
  }

  public static String toString(ReadLock lock) {
    ReadWriteLocks.goDeep(Control.execution());
    return "";
  }
}
