package dev.jacquard.runtime.primitive.collection;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.synchronizer.Synchronizers;
import java.util.Collection;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import jdk.internal.misc.Unsafe;

/** A queue with a fixed capacity; see {@link BlockingQueues}. */
@Tells("what is inside is told, or that it is not")
@Models(ArrayBlockingQueue.class)
public final class ArrayBlockingQueues {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long LOCK = UNSAFE.objectFieldOffset(ArrayBlockingQueue.class, "lock");

  private ArrayBlockingQueues() {}

  private static ReentrantLock lock(ArrayBlockingQueue<?> queue) {
    return (ReentrantLock) UNSAFE.getReference(queue, LOCK);
  }

  public static void constructed(ArrayBlockingQueue<?> queue) {
    BlockingQueues.constructed(queue, ArrayBlockingQueue.class, lock(queue));
  }

  public static boolean applies(ArrayBlockingQueue<?> queue) {
    return BlockingQueues.applies(queue, lock(queue));
  }

  public static void put(ArrayBlockingQueue<?> queue, Object element) {
    BlockingQueues.put(Control.execution(), queue, lock(queue), element, false);
  }

  public static boolean offer(ArrayBlockingQueue<?> queue, Object element) {
    return BlockingQueues.offer(Control.execution(), queue, lock(queue), element, false);
  }

  public static boolean offer(
      ArrayBlockingQueue<?> queue, Object element, long timeout, TimeUnit unit) {
    return BlockingQueues.offer(queue, lock(queue), element, false, timeout, unit);
  }

  public static Object take(ArrayBlockingQueue<?> queue) {
    return BlockingQueues.take(Control.execution(), queue, lock(queue), false);
  }

  public static Object poll(ArrayBlockingQueue<?> queue) {
    return BlockingQueues.poll(Control.execution(), queue, lock(queue), false);
  }

  public static Object poll(ArrayBlockingQueue<?> queue, long timeout, TimeUnit unit) {
    return BlockingQueues.poll(queue, lock(queue), false, timeout, unit);
  }

  public static Object peek(ArrayBlockingQueue<?> queue) {
    return BlockingQueues.peek(Control.execution(), queue, lock(queue), false);
  }

  public static int size(ArrayBlockingQueue<?> queue) {
    return BlockingQueues.size(queue, lock(queue));
  }

  public static int remainingCapacity(ArrayBlockingQueue<?> queue) {
    return BlockingQueues.remainingCapacity(queue, lock(queue));
  }

  @SuppressWarnings("unchecked") // whatever its elements are
  public static boolean removeIf(ArrayBlockingQueue<?> queue, Predicate<?> filter) {
    return removeSome(queue, () -> queue.removeIf((Predicate<Object>) filter));
  }

  public static boolean removeAll(ArrayBlockingQueue<?> queue, Collection<?> elements) {
    return removeSome(queue, () -> queue.removeAll(elements));
  }

  public static boolean retainAll(ArrayBlockingQueue<?> queue, Collection<?> elements) {
    return removeSome(queue, () -> queue.retainAll(elements));
  }

  /**
   * Here the JDK makes room and wakes nobody who waits for it: who began to wait before goes on
   * waiting, who comes later does not. The model does not tell the two apart.
   */
  private static boolean removeSome(ArrayBlockingQueue<?> queue, BooleanSupplier removal) {
    deepUnlessAlone(Control.execution());
    Object guard = Synchronizers.of(lock(queue));
    BlockingQueues.enter(Control.execution(), guard);
    try {
      return removal.getAsBoolean();
    } finally {
      BlockingQueues.exit(Control.execution(), guard);
    }
  }

  @Enters
  private static void deepUnlessAlone(Execution execution) {
    if (!execution.current().isAlone()) {
      execution.goDeep(ArrayBlockingQueue.class);
    }
  }
}
