package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import jdk.internal.misc.Unsafe;

/** The JDK's own fields of a thread pool. They are the truth also for what is not modelled. */
@Tells("what is inside of a pool is told by its steps")
final class PoolFields {
  private static final int COUNT_BITS = Integer.SIZE - 3;
  private static final int COUNT = (1 << COUNT_BITS) - 1;

  /** Run states, as the JDK orders them; before them it is running. */
  static final int SHUTDOWN = 0;

  static final int STOP = 1 << COUNT_BITS;
  static final int TIDYING = 2 << COUNT_BITS;
  static final int TERMINATED = 3 << COUNT_BITS;

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Class<?> TYPE = ThreadPoolExecutor.class;
  private static final long CTL = Members.offset(TYPE, "ctl");
  private static final long VALUE = Members.offset(AtomicInteger.class, "value");
  private static final long QUEUE = Members.offset(TYPE, "workQueue");
  private static final long WORKERS = Members.offset(TYPE, "workers");
  private static final long LARGEST = Members.offset(TYPE, "largestPoolSize");
  private static final long COMPLETED = Members.offset(TYPE, "completedTaskCount");
  private static final long CORE = Members.offset(TYPE, "corePoolSize");
  private static final long MAXIMUM = Members.offset(TYPE, "maximumPoolSize");
  private static final long KEEP_ALIVE = Members.offset(TYPE, "keepAliveTime");
  private static final long CORE_TIMES_OUT = Members.offset(TYPE, "allowCoreThreadTimeOut");
  private static final long FACTORY = Members.offset(TYPE, "threadFactory");
  private static final long HANDLER = Members.offset(TYPE, "handler");
  private static final long CONTAINER;
  private static final MethodHandle CLOSE_CONTAINER;

  static {
    boolean contained = Runtime.version().feature() >= 19;
    CONTAINER = contained ? Members.offset(TYPE, "container") : -1;
    CLOSE_CONTAINER =
        contained
            ? Members.method(Members.type("jdk.internal.vm.SharedThreadContainer"), "close")
            : null;
  }

  private final ThreadPoolExecutor executor;

  /** Read and written as memory: its own methods have hooks. */
  private final Object ctl;

  PoolFields(ThreadPoolExecutor executor) {
    this.executor = executor;
    ctl = UNSAFE.getReference(executor, CTL);
  }

  /** What is known of a pool; from now on it stands where the JDK would have the workers. */
  static Pool pool(ThreadPoolExecutor executor) {
    Object workers = UNSAFE.getReference(executor, WORKERS);
    if (workers instanceof Pool known) {
      return known;
    }
    Pool pool = new Pool(executor);
    UNSAFE.putReference(executor, WORKERS, pool);
    return pool;
  }

  static BlockingQueue<?> queue(ThreadPoolExecutor executor) {
    return (BlockingQueue<?>) UNSAFE.getReference(executor, QUEUE);
  }

  @SuppressWarnings("unchecked")
  BlockingQueue<Runnable> queue() {
    return (BlockingQueue<Runnable>) queue(executor);
  }

  ThreadFactory factory() {
    return (ThreadFactory) UNSAFE.getReference(executor, FACTORY);
  }

  RejectedExecutionHandler handler() {
    return (RejectedExecutionHandler) UNSAFE.getReference(executor, HANDLER);
  }

  int core() {
    return UNSAFE.getInt(executor, CORE);
  }

  int maximum() {
    return UNSAFE.getInt(executor, MAXIMUM);
  }

  long keepAlive() {
    return UNSAFE.getLong(executor, KEEP_ALIVE);
  }

  boolean coreTimesOut() {
    return UNSAFE.getBoolean(executor, CORE_TIMES_OUT);
  }

  private int control() {
    return UNSAFE.getInt(ctl, VALUE);
  }

  private void control(int value) {
    UNSAFE.putInt(ctl, VALUE, value);
  }

  boolean isRunning() {
    return !isAtLeast(SHUTDOWN);
  }

  boolean isAtLeast(int runState) {
    return control() >= runState;
  }

  boolean isTidying() {
    return isAtLeast(TIDYING) && !isAtLeast(TERMINATED);
  }

  /** The run state as a small number. */
  int phase() {
    return (control() >> COUNT_BITS) + 1;
  }

  int count() {
    return control() & COUNT;
  }

  void count(int more) {
    control(control() + more);
  }

  /** Goes on to a run state, never back. */
  void advance(int runState) {
    if (!isAtLeast(runState)) {
      control(runState | count());
    }
  }

  void grown(int workers) {
    UNSAFE.putInt(executor, LARGEST, Math.max(workers, UNSAFE.getInt(executor, LARGEST)));
  }

  int largest() {
    return UNSAFE.getInt(executor, LARGEST);
  }

  void completed(long tasks) {
    UNSAFE.putLong(executor, COMPLETED, completed() + tasks);
  }

  long completed() {
    return UNSAFE.getLong(executor, COMPLETED);
  }

  /** Newer JDKs keep a list of all pools. */
  void closeContainer() {
    if (CLOSE_CONTAINER != null) {
      try {
        CLOSE_CONTAINER.invoke(UNSAFE.getReference(executor, CONTAINER));
      } catch (Throwable thrown) {
        throw Members.<RuntimeException>raise(thrown);
      }
    }
  }

  /** What stands for the word with run state and number of workers in the memory model. */
  int controlClock(Execution execution) {
    return execution.places().memory(executor, CTL);
  }

  /** What stands for the queue in the memory model. */
  int queueClock(Execution execution) {
    return execution.places().memory(executor, QUEUE);
  }
}
