package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Contents;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;

/**
 * A thread pool with all that belongs to it as one location: run state, number of workers, queue.
 * What the JDK has fields for stays there; this object takes the place of the JDK's set of workers.
 *
 * <p>Its methods are parts of steps; hooks are off while they run.
 */
@Tells("what is inside is told, or that it is not")
final class Pool extends HashSet<Object> {
  /** A condition of the state: there is a task in the queue. */
  static final long HAS_TASK = 1;

  /** A worker without a task has to leave. */
  static final long QUIT = 2;

  /** A worker leaves that has waited for its keep-alive time. */
  static final long MAY_LEAVE = 4;

  /** A new task is accepted. */
  static final long ACCEPTS = 8;

  /** Nobody holds the pool's lock. */
  static final long UNLOCKED = 16;

  /** There are fewer workers than there should be. */
  static final long SHORT = 32;

  /** There is work for one more worker, and room. */
  static final long ROOM = 64;

  /** The state while the program is told of the end: the pool's lock is held. */
  private static final int TIDYING = 1 << 30;

  /** The condition of reading operations that need the pool's lock. */
  static final long IS_UNLOCKED = Comparison.NOT_EQUAL.with(TIDYING);

  /** The condition of operations that wait for the end. */
  private static final long HAS_ENDED = Comparison.LESS.with(0);

  /** The bits of workers that wait for a task to be handed over begin here. */
  private static final int FIRST_WORKER = 8;

  private static final int MOST_WORKER_BITS = 32;

  final transient ThreadPoolExecutor executor;
  final transient BlockingQueue<Runnable> queue;
  final transient PoolFields fields;

  /** What it has more if it is a scheduled pool, or null. */
  final transient DelayedPool delayed;

  private final transient List<PoolWorker> workers = new ArrayList<>();
  private final transient List<PoolWorker> waiting = new ArrayList<>();
  private int hired;
  private boolean held;
  private long before;

  Pool(ThreadPoolExecutor executor) {
    this.executor = executor;
    fields = new PoolFields(executor);
    queue = fields.queue();
    delayed = DelayedPool.isQueue(queue) ? new DelayedPool(executor, queue) : null;
  }

  /** What is known of a pool. */
  static Pool of(ThreadPoolExecutor executor) {
    return PoolFields.pool(executor);
  }

  // ---- steps -----------------------------------------------------------------------------------

  /** Brings the current thread before an operation on the pool. */
  void arrive(Execution execution, Kind kind, long conditions) {
    int location = location(execution);
    execution.arrive(kind, location, conditions, Sites.here);
    before = execution.state(location);
  }

  /** Brings the current thread before an operation on the pool that waits with a time limit. */
  void arriveWithin(Execution execution, long nanos, Kind attempt, long conditions, long awaited) {
    int location = location(execution);
    execution
        .lastLimits()
        .arrive(nanos, attempt, conditions, Kind.UPDATE, awaited, location, Sites.here);
    before = execution.state(location);
  }

  /** Waits until the pool has ended or a time limit passes, at any moment or last. */
  void awaitEnd(Execution execution, long nanos) {
    int location = location(execution);
    execution
        .lastLimits()
        .arrive(
            nanos,
            Kind.VOLATILE_AWAIT,
            IS_UNLOCKED,
            Kind.VOLATILE_AWAIT,
            HAS_ENDED,
            location,
            Sites.here);
    before = execution.state(location);
  }

  /** Waits until the pool has ended; whether the current thread was interrupted before that. */
  boolean awaitEnd(Execution execution) {
    int location = location(execution);
    boolean interrupted =
        execution.arriveInterruptibly(Kind.VOLATILE_AWAIT, location, HAS_ENDED, Sites.here);
    before = execution.state(location);
    return interrupted && !fields.isAtLeast(PoolFields.TERMINATED);
  }

  private int location(Execution execution) {
    int location = execution.places().synchronizer(executor);
    if (execution.isFresh(location)) {
      execution.state(location, state(execution));
      execution.locations().tellsContent(location);
    }
    return location;
  }

  /**
   * The operation was executed.
   *
   * @param code how it went, as a small number of its own
   * @param given what it gave to the current thread
   */
  void record(Execution execution, int code, Object... given) {
    boolean tells = execution.recording().learns();
    int location = location(execution);
    long after = state(execution);
    long result = tells ? PoolContent.result(execution, this, code, given) : 0;
    execution.state(location, after);
    execution.recordUnordered(before, after, result); // its fields have clocks of their own
    if (tells && !Contents.areTold(before)) {
      execution.recording().hide("a thread pool");
    }
  }

  /** Whether one of some conditions held before the operation. */
  boolean held(long conditions) {
    return (before & conditions) != 0;
  }

  private long state(Execution execution) {
    long state = state();
    return execution.recording().learns() && state != TIDYING
        ? Contents.state(state, PoolContent.of(execution, this))
        : state;
  }

  private long state() {
    if (fields.isTidying()) {
      return TIDYING;
    }
    int count = fields.count();
    boolean idle = queue.isEmpty();
    boolean stops = fields.isAtLeast(PoolFields.STOP);
    boolean works = fields.isRunning() || !(stops || idle);
    long state = idle || handsOver() ? 0 : HAS_TASK;
    state |= mustQuit() ? QUIT : 0;
    state |= mustQuit() || (isTimed() && (count > 1 || idle)) ? MAY_LEAVE : 0;
    state |= fields.isRunning() && accepts() ? ACCEPTS : 0;
    state |= works && count < wanted() ? SHORT : 0;
    state |= works && count < fields.maximum() ? ROOM : 0;
    for (PoolWorker worker : workers) {
      state |= worker.isHanded() ? bit(worker) : 0;
    }
    state |= (long) (count & 0xFF) << 40 | (long) (queue.size() & 0xFF) << 48;
    state |= (long) fields.phase() << 56 | UNLOCKED;
    return fields.isAtLeast(PoolFields.TERMINATED) ? state | Long.MIN_VALUE : state;
  }

  private boolean accepts() {
    return fields.count() < fields.maximum()
        || (handsOver() ? !waiting.isEmpty() : queue.remainingCapacity() > 0);
  }

  /** How many workers there should be at least. */
  private int wanted() {
    int least = fields.coreTimesOut() ? 0 : fields.core();
    return least == 0 && !queue.isEmpty() ? 1 : least;
  }

  /** Tells what is in the queue, and what all workers do. */
  void tell(List<Long> numbers, List<Object> things) {
    numbers.add((long) hired);
    numbers.add(held ? 1L : 0);
    numbers.add((long) queue.size());
    things.addAll(Arrays.asList(queue.toArray()));
    numbers.add((long) workers.size());
    workers.forEach(worker -> worker.tell(numbers, things));
    waiting.forEach(worker -> numbers.add((long) worker.number()));
  }

  // ---- questions -------------------------------------------------------------------------------

  /** Whether tasks go from hand to hand, without a queue that holds them. */
  boolean handsOver() {
    return queue.getClass() == SynchronousQueue.class;
  }

  /** Whether a worker that asks for a task now waits for its keep-alive time only. */
  boolean isTimed() {
    return fields.coreTimesOut() || fields.count() > fields.core();
  }

  /** Whether workers always wait for ever. */
  boolean isNeverTimed() {
    boolean bounded = delayed == null ? fields.core() == fields.maximum() : fields.core() > 0;
    return bounded && !fields.coreTimesOut();
  }

  /** Whether workers never wait for ever. */
  boolean isAlwaysTimed() {
    return fields.coreTimesOut() || fields.core() == 0;
  }

  boolean mustQuit() {
    return fields.isAtLeast(PoolFields.STOP) || (!fields.isRunning() && queue.isEmpty());
  }

  /** Whether no thread has been made for it. */
  boolean isUntouched() {
    return hired == 0 && fields.count() == 0 && queue.isEmpty();
  }

  /** The bit by which a worker learns that it was given a task. */
  long bit(PoolWorker worker) {
    return 1L << FIRST_WORKER + worker.number() % MOST_WORKER_BITS;
  }

  List<PoolWorker> workers() {
    return workers;
  }

  // ---- changes ---------------------------------------------------------------------------------

  /** Withdraws a task that nobody has taken yet. */
  boolean withdraw(Runnable task) {
    return !handsOver() && queue.remove(task);
  }

  /** Takes a place for a worker. */
  void reserve() {
    fields.count(1);
  }

  void add(PoolWorker worker) {
    worker.number(hired++);
    workers.add(worker);
    fields.grown(workers.size());
  }

  /** Gives up the place of a worker; whether the pool has come to its end by that. */
  boolean remove(PoolWorker worker) {
    if (workers.remove(worker)) {
      fields.completed(worker.completed());
    }
    fields.count(-1);
    return tryTerminate();
  }

  /** Gives a task to whoever waited last, or puts it into the queue; false if that can't be. */
  boolean offer(Runnable task) {
    if (!handsOver()) {
      return queue.offer(task);
    }
    if (waiting.isEmpty()) {
      return false;
    }
    waiting.remove(waiting.size() - 1).hand(task);
    return true;
  }

  /** Takes the next task out of the queue. */
  Runnable take(LogicalThread worker) {
    return delayed == null ? queue.poll() : delayed.take(worker);
  }

  /** Takes all tasks out of the queue. */
  void drainTo(List<Runnable> all) {
    if (delayed == null) {
      queue.drainTo(all);
    } else {
      delayed.drainTo(all);
    }
  }

  void waits(PoolWorker worker) {
    waiting.add(worker);
  }

  void waitsNoMore(PoolWorker worker) {
    waiting.remove(worker);
  }

  /** Ends a pool that has nothing left to do; whether the program has to be told of its end. */
  boolean tryTerminate() {
    if (held || !mustQuit() || fields.count() > 0 || fields.isAtLeast(PoolFields.TIDYING)) {
      return false;
    }
    fields.advance(PoolFields.TIDYING);
    if (PoolHooks.hearsOfEnd(executor.getClass())) {
      return true;
    }
    terminate();
    return false;
  }

  /** Keeps the pool from its end while it is being shut down. */
  void hold(boolean value) {
    held = value;
  }

  void terminate() {
    fields.advance(PoolFields.TERMINATED);
    fields.closeContainer();
  }

  // ---- the memory model ------------------------------------------------------------------------

  /** The current thread has read what the pool's run state and number of workers are. */
  void readControl(Execution execution) {
    execution.learn(fields.controlClock(execution));
  }

  /** It has changed them. */
  void changeControl(Execution execution) {
    int clock = fields.controlClock(execution);
    execution.learn(clock);
    execution.publish(clock);
  }

  /** It has put a task into the queue, or taken one. */
  void useQueue(Execution execution) {
    int clock = fields.queueClock(execution);
    execution.learn(clock);
    execution.publish(clock);
  }
}
