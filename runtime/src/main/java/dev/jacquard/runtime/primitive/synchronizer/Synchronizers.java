package dev.jacquard.runtime.primitive.synchronizer;

import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.ReentrantLock;
import jdk.internal.misc.Unsafe;

/** The object inside a lock that is its location; the lock's conditions know nothing else. */
@Tells("it looks at what never changes")
public final class Synchronizers {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long SYNC = UNSAFE.objectFieldOffset(ReentrantLock.class, "sync");

  private static final long OWNER =
      UNSAFE.objectFieldOffset(AbstractOwnableSynchronizer.class, "exclusiveOwnerThread");

  private Synchronizers() {}

  public static Object of(ReentrantLock lock) {
    return UNSAFE.getReference(lock, SYNC);
  }

  /** Who really owns a lock, or null. */
  static Thread owner(ReentrantLock lock) {
    return (Thread) UNSAFE.getReference(of(lock), OWNER);
  }
}
