package dev.jacquard.runtime.primitive.collection;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.Guards;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Depth;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.synchronizer.Synchronizers;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What the models of blocking queues have in common: the queue is one location, and each of the
 * usual calls one step there. The queue itself is changed by the JDK's code, between two steps.
 * Which of the waiting threads comes next is left open: nobody can see who began to wait first. But
 * an interrupt can tell who has been woken from who has not; when there are any, queues run deep.
 */
@Tells("what is inside is told, or that it is not")
final class BlockingQueues {
  private static final long CAN_TAKE = 2;
  private static final long CAN_PUT = 4;
  private static final int LOCK = Depth.number(ReentrantLock.class);

  private BlockingQueues() {}

  /** A queue has been made, with this lock. */
  static void constructed(BlockingQueue<?> queue, Class<?> type, ReentrantLock lock) {
    if (!Control.onControlledThread()
        || queue.getClass() != type
        || Depth.isDeep(Depth.number(type))
        || Depth.isDeep(LOCK)) {
      return;
    }
    constructed(Control.execution(), queue, lock);
  }

  @Enters
  private static void constructed(Execution execution, BlockingQueue<?> queue, ReentrantLock lock) {
    if (!execution.lives().usesInterrupts()) {
      execution
          .guards()
          .add(
              Synchronizers.of(lock),
              queue,
              BlockingQueues::abilities,
              inside -> ((BlockingQueue<?>) inside).toArray());
    }
  }

  private static long abilities(Object object) {
    BlockingQueue<?> queue = (BlockingQueue<?>) object;
    return (queue.isEmpty() ? 0 : CAN_TAKE) | (queue.remainingCapacity() > 0 ? CAN_PUT : 0);
  }

  /** The JDK's own code runs for queues of earlier runs, and inside of its own calls. */
  static boolean applies(BlockingQueue<?> queue, ReentrantLock lock) {
    if (!Control.on(queue)) {
      return false;
    }
    return applies(Control.execution(), lock);
  }

  @Enters
  private static boolean applies(Execution execution, ReentrantLock lock) {
    Object guard = Synchronizers.of(lock);
    return execution.guards().contains(guard) && !execution.guards().isHeld(guard);
  }

  // ---- inserting -------------------------------------------------------------------------------

  @Enters
  static void put(
      Execution execution,
      BlockingQueue<?> queue,
      ReentrantLock lock,
      Object element,
      boolean first) {
    require(element);
    await(execution, lock, CAN_PUT);
    insert(execution, queue, lock, element, first);
    called(execution, lock, 1);
  }

  @Enters
  static boolean offer(
      Execution execution,
      BlockingQueue<?> queue,
      ReentrantLock lock,
      Object element,
      boolean first) {
    return offered(execution, queue, lock, element, first, 0);
  }

  @Enters
  private static boolean offer(
      Execution execution,
      BlockingQueue<?> queue,
      ReentrantLock lock,
      Object element,
      boolean first,
      long nanos) {
    return offered(execution, queue, lock, element, first, nanos);
  }

  private static boolean offered(
      Execution execution,
      BlockingQueue<?> queue,
      ReentrantLock lock,
      Object element,
      boolean first,
      long nanos) {
    require(element);
    boolean done =
        attempt(execution, lock, CAN_PUT, nanos) && insert(execution, queue, lock, element, first);
    end(execution, lock, done);
    return done;
  }

  static boolean offer(
      BlockingQueue<?> queue,
      ReentrantLock lock,
      Object element,
      boolean first,
      long timeout,
      TimeUnit unit) {
    require(element);
    boolean done = offer(Control.execution(), queue, lock, element, first, unit.toNanos(timeout));
    if (!done) {
      pass(Control.execution(), timeout, unit);
    }
    return done;
  }

  // ---- removing --------------------------------------------------------------------------------

  @Enters
  static Object take(
      Execution execution, BlockingQueue<?> queue, ReentrantLock lock, boolean last) {
    await(execution, lock, CAN_TAKE);
    Object element = remove(queue, last);
    called(execution, lock, 1);
    return element;
  }

  @Enters
  static Object poll(
      Execution execution, BlockingQueue<?> queue, ReentrantLock lock, boolean last) {
    return polled(execution, queue, lock, last, 0);
  }

  @Enters
  private static Object poll(
      Execution execution, BlockingQueue<?> queue, ReentrantLock lock, boolean last, long nanos) {
    return polled(execution, queue, lock, last, nanos);
  }

  private static Object polled(
      Execution execution, BlockingQueue<?> queue, ReentrantLock lock, boolean last, long nanos) {
    Object element = attempt(execution, lock, CAN_TAKE, nanos) ? remove(queue, last) : null;
    end(execution, lock, element != null);
    return element;
  }

  static Object poll(
      BlockingQueue<?> queue, ReentrantLock lock, boolean last, long timeout, TimeUnit unit) {
    Object element = poll(Control.execution(), queue, lock, last, unit.toNanos(timeout));
    if (element == null) {
      pass(Control.execution(), timeout, unit);
    }
    return element;
  }

  // ---- looking ---------------------------------------------------------------------------------

  @Enters
  static Object peek(
      Execution execution, BlockingQueue<?> queue, ReentrantLock lock, boolean last) {
    int location = look(execution, lock, true);
    Object element = last ? ((BlockingDeque<?>) queue).peekLast() : queue.peek();
    execution.guards().looked(location, element == null ? 0 : 1);
    return element;
  }

  static int size(BlockingQueue<?> queue, ReentrantLock lock) {
    return size(Control.execution(), queue, lock, true);
  }

  /** The size of a queue that counts its elements without lock. */
  static int count(BlockingQueue<?> queue, ReentrantLock lock) {
    return size(Control.execution(), queue, lock, false);
  }

  @Enters
  private static int size(
      Execution execution, BlockingQueue<?> queue, ReentrantLock lock, boolean waits) {
    int location = look(execution, lock, waits);
    int size = queue.size();
    execution.guards().looked(location, size);
    return size;
  }

  static int remainingCapacity(BlockingQueue<?> queue, ReentrantLock lock) {
    return remainingCapacity(Control.execution(), queue, lock, true);
  }

  /** The remaining capacity of a queue that counts its elements without lock. */
  static int room(BlockingQueue<?> queue, ReentrantLock lock) {
    return remainingCapacity(Control.execution(), queue, lock, false);
  }

  @Enters
  private static int remainingCapacity(
      Execution execution, BlockingQueue<?> queue, ReentrantLock lock, boolean waits) {
    int location = look(execution, lock, waits);
    int remaining = queue.remainingCapacity();
    execution.guards().looked(location, remaining);
    return remaining;
  }

  // ---- steps -----------------------------------------------------------------------------------

  /** Arrives at a look at the queue, which waits for its lock or not. */
  private static int look(Execution execution, ReentrantLock lock, boolean waits) {
    int location = location(execution, lock);
    if (waits) {
      execution.arrive(Kind.VOLATILE_AWAIT, location, Guards.IS_FREE, Sites.here);
    } else {
      execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    }
    return location;
  }

  /** Arrives at a call that waits until the queue is able to do it. */
  private static void await(Execution execution, ReentrantLock lock, long ability) {
    int location = location(execution, lock);
    execution.arrive(Kind.UPDATE, location, ability, Sites.here);
  }

  /**
   * Arrives at a call that fails if the queue is not able to do it; the answer is whether it is
   * worth trying. A lock that is held has to be waited for: who can't tell whether the queue is
   * able looks once more when it is free.
   *
   * @param nanos how long it waits for that, which passes at any moment or last
   */
  private static boolean attempt(
      Execution execution, ReentrantLock lock, long ability, long nanos) {
    int location = location(execution, lock);
    execution
        .lastLimits()
        .arrive(nanos, Kind.TRY_UPDATE, ability, Kind.UPDATE, ability, location, Sites.here);
    if (execution.guards().isTaken(location)) {
      execution.guards().looked(location, 0);
      execution.arrive(Kind.UPDATE, location, Guards.FREE, Sites.here);
      return true;
    }
    return (execution.state(location) & ability) != 0;
  }

  private static void end(Execution execution, ReentrantLock lock, boolean done) {
    if (done) {
      called(execution, lock, 1);
    } else {
      execution.guards().looked(location(execution, lock), 0);
    }
  }

  private static void called(Execution execution, ReentrantLock lock, long result) {
    execution.guards().called(Synchronizers.of(lock), location(execution, lock), result);
  }

  private static int location(Execution execution, ReentrantLock lock) {
    return execution.guards().location(Synchronizers.of(lock));
  }

  /** Begins a call that the JDK's own code makes, with the methods of the program in it. */
  @Enters
  static void enter(Execution execution, Object guard) {
    execution.guards().enter(guard, Sites.here);
  }

  /** Ends such a call. */
  @Enters
  static void exit(Execution execution, Object guard) {
    if (!execution.isUnwinding()) {
      execution.guards().exit(guard, Sites.here);
    }
  }

  /** The same for a call that waits for an element. */
  @Enters
  static void enterForElement(Execution execution, ReentrantLock lock) {
    await(execution, lock, CAN_TAKE);
    execution.guards().take(location(execution, lock));
  }

  /** The same for a call that wants an element; false if there is none. */
  @Enters
  static boolean enterIfElement(Execution execution, ReentrantLock lock, long nanos) {
    int location = location(execution, lock);
    boolean worthTrying = attempt(execution, lock, CAN_TAKE, nanos);
    if (worthTrying) {
      execution.guards().take(location);
    } else {
      execution.guards().looked(location, 0);
    }
    return worthTrying;
  }

  @Enters
  static void pass(Execution execution, long timeout, TimeUnit unit) {
    execution.lastLimits().pass(unit.toNanos(timeout));
  }

  // ---- the queue itself ------------------------------------------------------------------------

  /** A queue that compares its elements refuses one that can't be compared: a step as well. */
  private static boolean insert(
      Execution execution,
      BlockingQueue<?> queue,
      ReentrantLock lock,
      Object element,
      boolean first) {
    try {
      return insert(queue, element, first);
    } catch (RuntimeException refused) {
      called(execution, lock, 0);
      throw refused;
    }
  }

  @SuppressWarnings("unchecked") // whatever its elements are
  private static boolean insert(BlockingQueue<?> queue, Object element, boolean first) {
    return first
        ? ((BlockingDeque<Object>) queue).offerFirst(element)
        : ((BlockingQueue<Object>) queue).offer(element);
  }

  private static Object remove(BlockingQueue<?> queue, boolean last) {
    return last ? ((BlockingDeque<?>) queue).pollLast() : queue.poll();
  }

  private static void require(Object element) {
    if (element == null) {
      throw new NullPointerException();
    }
  }
}
