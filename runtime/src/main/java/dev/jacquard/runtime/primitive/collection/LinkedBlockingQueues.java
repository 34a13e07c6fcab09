package dev.jacquard.runtime.primitive.collection;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.synchronizer.Synchronizers;
import java.util.Collection;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import jdk.internal.misc.Unsafe;

/**
 * A queue with a lock for each end; see {@link BlockingQueues}. Each call takes effect at one
 * moment, so it does not matter that there are two locks. Only who drains the queue into a
 * collection that others look at meanwhile could tell, and makes it run deep.
 */
@Tells("what is inside is told, or that it is not")
@Models(LinkedBlockingQueue.class)
public final class LinkedBlockingQueues {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long LOCK = UNSAFE.objectFieldOffset(LinkedBlockingQueue.class, "takeLock");
  private static final long PUT_LOCK =
      UNSAFE.objectFieldOffset(LinkedBlockingQueue.class, "putLock");

  private LinkedBlockingQueues() {}

  private static ReentrantLock lock(LinkedBlockingQueue<?> queue) {
    return (ReentrantLock) UNSAFE.getReference(queue, LOCK);
  }

  public static void constructed(LinkedBlockingQueue<?> queue) {
    ReentrantLock other = (ReentrantLock) UNSAFE.getReference(queue, PUT_LOCK);
    BlockingQueues.constructed(queue, LinkedBlockingQueue.class, lock(queue));
    BlockingQueues.constructed(queue, LinkedBlockingQueue.class, other);
  }

  public static boolean applies(LinkedBlockingQueue<?> queue) {
    return BlockingQueues.applies(queue, lock(queue));
  }

  public static void put(LinkedBlockingQueue<?> queue, Object element) {
    BlockingQueues.put(Control.execution(), queue, lock(queue), element, false);
  }

  public static boolean offer(LinkedBlockingQueue<?> queue, Object element) {
    return BlockingQueues.offer(Control.execution(), queue, lock(queue), element, false);
  }

  public static boolean offer(
      LinkedBlockingQueue<?> queue, Object element, long timeout, TimeUnit unit) {
    return BlockingQueues.offer(queue, lock(queue), element, false, timeout, unit);
  }

  public static Object take(LinkedBlockingQueue<?> queue) {
    return BlockingQueues.take(Control.execution(), queue, lock(queue), false);
  }

  public static Object poll(LinkedBlockingQueue<?> queue) {
    return BlockingQueues.poll(Control.execution(), queue, lock(queue), false);
  }

  public static Object poll(LinkedBlockingQueue<?> queue, long timeout, TimeUnit unit) {
    return BlockingQueues.poll(queue, lock(queue), false, timeout, unit);
  }

  public static Object peek(LinkedBlockingQueue<?> queue) {
    return BlockingQueues.peek(Control.execution(), queue, lock(queue), false);
  }

  public static int size(LinkedBlockingQueue<?> queue) {
    return BlockingQueues.count(queue, lock(queue));
  }

  public static int remainingCapacity(LinkedBlockingQueue<?> queue) {
    return BlockingQueues.room(queue, lock(queue));
  }

  @SuppressWarnings("unchecked") // whatever its elements are
  public static int drainTo(LinkedBlockingQueue<?> queue, Collection<?> target, int most) {
    Object guard = Synchronizers.of(lock(queue));
    beginDrain(Control.execution(), guard, target);
    try {
      return queue.drainTo((Collection<Object>) target, most);
    } finally {
      BlockingQueues.exit(Control.execution(), guard);
    }
  }

  @Enters
  private static void beginDrain(Execution execution, Object guard, Collection<?> target) {
    if (target != null && !target.getClass().getName().matches("java\\.util\\.\\w+")) {
      execution.goDeep(LinkedBlockingQueue.class);
    }
    execution.guards().enter(guard, Sites.here);
  }
}
