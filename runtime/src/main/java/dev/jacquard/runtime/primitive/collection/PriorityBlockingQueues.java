package dev.jacquard.runtime.primitive.collection;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.synchronizer.Synchronizers;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import jdk.internal.misc.Unsafe;

/**
 * A queue that compares its elements; see {@link BlockingQueues}. If it is code of the program that
 * compares them, the JDK's own code runs, with the queue for itself.
 */
@Tells("what is inside is told, or that it is not")
@Models(PriorityBlockingQueue.class)
public final class PriorityBlockingQueues {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long LOCK = UNSAFE.objectFieldOffset(PriorityBlockingQueue.class, "lock");
  private static final long COMPARATOR =
      UNSAFE.objectFieldOffset(PriorityBlockingQueue.class, "comparator");

  private PriorityBlockingQueues() {}

  private static ReentrantLock lock(PriorityBlockingQueue<?> queue) {
    return (ReentrantLock) UNSAFE.getReference(queue, LOCK);
  }

  private static Object guard(PriorityBlockingQueue<?> queue) {
    return Synchronizers.of(lock(queue));
  }

  public static void constructed(PriorityBlockingQueue<?> queue) {
    BlockingQueues.constructed(queue, PriorityBlockingQueue.class, lock(queue));
  }

  public static boolean applies(PriorityBlockingQueue<?> queue) {
    return BlockingQueues.applies(queue, lock(queue));
  }

  /** Whether only code of the JDK compares a new element with the others. */
  private static boolean isPlain(PriorityBlockingQueue<?> queue, Object element) {
    return UNSAFE.getReference(queue, COMPARATOR) == null
        && element.getClass().getClassLoader() == null;
  }

  @SuppressWarnings("unchecked") // whatever its elements are
  public static boolean offer(PriorityBlockingQueue<?> queue, Object element) {
    if (element == null || isPlain(queue, element)) {
      return BlockingQueues.offer(Control.execution(), queue, lock(queue), element, false);
    }
    BlockingQueues.enter(Control.execution(), guard(queue));
    try {
      return ((PriorityBlockingQueue<Object>) queue).offer(element);
    } finally {
      BlockingQueues.exit(Control.execution(), guard(queue));
    }
  }

  public static Object take(PriorityBlockingQueue<?> queue) {
    BlockingQueues.enterForElement(Control.execution(), lock(queue));
    try {
      return queue.poll();
    } finally {
      BlockingQueues.exit(Control.execution(), guard(queue));
    }
  }

  public static Object poll(PriorityBlockingQueue<?> queue) {
    return poll(queue, 0);
  }

  private static Object poll(PriorityBlockingQueue<?> queue, long nanos) {
    if (!BlockingQueues.enterIfElement(Control.execution(), lock(queue), nanos)) {
      return null;
    }
    try {
      return queue.poll();
    } finally {
      BlockingQueues.exit(Control.execution(), guard(queue));
    }
  }

  public static Object poll(PriorityBlockingQueue<?> queue, long timeout, TimeUnit unit) {
    Object element = poll(queue, unit.toNanos(timeout));
    if (element == null) {
      BlockingQueues.pass(Control.execution(), timeout, unit);
    }
    return element;
  }

  public static Object peek(PriorityBlockingQueue<?> queue) {
    return BlockingQueues.peek(Control.execution(), queue, lock(queue), false);
  }

  public static int size(PriorityBlockingQueue<?> queue) {
    return BlockingQueues.size(queue, lock(queue));
  }
}
