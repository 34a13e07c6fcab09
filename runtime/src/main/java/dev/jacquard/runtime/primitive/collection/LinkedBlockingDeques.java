package dev.jacquard.runtime.primitive.collection;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import jdk.internal.misc.Unsafe;

/** A queue with two ends; see {@link BlockingQueues}. */
@Tells("what is inside is told, or that it is not")
@Models(LinkedBlockingDeque.class)
public final class LinkedBlockingDeques {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long LOCK = UNSAFE.objectFieldOffset(LinkedBlockingDeque.class, "lock");

  private LinkedBlockingDeques() {}

  private static ReentrantLock lock(LinkedBlockingDeque<?> deque) {
    return (ReentrantLock) UNSAFE.getReference(deque, LOCK);
  }

  public static void constructed(LinkedBlockingDeque<?> deque) {
    BlockingQueues.constructed(deque, LinkedBlockingDeque.class, lock(deque));
  }

  public static boolean applies(LinkedBlockingDeque<?> deque) {
    return BlockingQueues.applies(deque, lock(deque));
  }

  public static void putFirst(LinkedBlockingDeque<?> deque, Object element) {
    BlockingQueues.put(Control.execution(), deque, lock(deque), element, true);
  }

  public static void putLast(LinkedBlockingDeque<?> deque, Object element) {
    BlockingQueues.put(Control.execution(), deque, lock(deque), element, false);
  }

  public static boolean offerFirst(LinkedBlockingDeque<?> deque, Object element) {
    return BlockingQueues.offer(Control.execution(), deque, lock(deque), element, true);
  }

  public static boolean offerLast(LinkedBlockingDeque<?> deque, Object element) {
    return BlockingQueues.offer(Control.execution(), deque, lock(deque), element, false);
  }

  public static boolean offerFirst(
      LinkedBlockingDeque<?> deque, Object element, long timeout, TimeUnit unit) {
    return BlockingQueues.offer(deque, lock(deque), element, true, timeout, unit);
  }

  public static boolean offerLast(
      LinkedBlockingDeque<?> deque, Object element, long timeout, TimeUnit unit) {
    return BlockingQueues.offer(deque, lock(deque), element, false, timeout, unit);
  }

  public static Object takeFirst(LinkedBlockingDeque<?> deque) {
    return BlockingQueues.take(Control.execution(), deque, lock(deque), false);
  }

  public static Object takeLast(LinkedBlockingDeque<?> deque) {
    return BlockingQueues.take(Control.execution(), deque, lock(deque), true);
  }

  public static Object pollFirst(LinkedBlockingDeque<?> deque) {
    return BlockingQueues.poll(Control.execution(), deque, lock(deque), false);
  }

  public static Object pollLast(LinkedBlockingDeque<?> deque) {
    return BlockingQueues.poll(Control.execution(), deque, lock(deque), true);
  }

  public static Object pollFirst(LinkedBlockingDeque<?> deque, long timeout, TimeUnit unit) {
    return BlockingQueues.poll(deque, lock(deque), false, timeout, unit);
  }

  public static Object pollLast(LinkedBlockingDeque<?> deque, long timeout, TimeUnit unit) {
    return BlockingQueues.poll(deque, lock(deque), true, timeout, unit);
  }

  public static Object peekFirst(LinkedBlockingDeque<?> deque) {
    return BlockingQueues.peek(Control.execution(), deque, lock(deque), false);
  }

  public static Object peekLast(LinkedBlockingDeque<?> deque) {
    return BlockingQueues.peek(Control.execution(), deque, lock(deque), true);
  }

  public static int size(LinkedBlockingDeque<?> deque) {
    return BlockingQueues.size(deque, lock(deque));
  }

  public static int remainingCapacity(LinkedBlockingDeque<?> deque) {
    return BlockingQueues.remainingCapacity(deque, lock(deque));
  }
}
