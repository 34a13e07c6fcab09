package dev.jacquard.conformance.threadpoolexecutor;

import static dev.jacquard.conformance.threadpoolexecutor.Pools.MANY;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;

/** When workers are made beyond the core, and when they leave. */
public final class SizePrograms {
  private SizePrograms() {}

  /** Beyond the core a thread is made only if the queue is full. */
  @Expect(
      outcomes = {"1 1 1", "1 1 2", "1 2 2"},
      deep = false,
      reason = MANY)
  public static String growsWhenTheQueueIsFull() throws Exception {
    ThreadPoolExecutor pool = Pools.make(1, 2, 1, new ArrayBlockingQueue<>(1));
    return Pools.threadsOfThreeTasks(pool);
  }

  /** An idle worker is used again, or has left, or has not come back yet. */
  @Expect(
      outcomes = {"1 1", "1 2"},
      deep = false,
      reason = MANY)
  public static String handOver() throws Exception {
    ThreadPoolExecutor pool = Pools.make(0, 2, 1, new SynchronousQueue<>());
    return Pools.threadsOfTwoTasks(pool);
  }

  /** With one thread at most, a task is handed over or rejected. */
  @Expect(
      outcomes = {"1 1", "1 rejected", "1 2"},
      deep = false,
      reason = MANY)
  public static String handOverOrReject() throws Exception {
    ThreadPoolExecutor pool = Pools.make(0, 1, 1, new SynchronousQueue<>());
    String seen = pool.submit(Pools::thread).get();
    try {
      seen += " " + pool.submit(Pools::thread).get();
    } catch (RejectedExecutionException e) {
      seen += " rejected";
    }
    Run.end(pool);
    return seen;
  }

  /** A core worker waits for ever; the second one leaves after its time. */
  @Expect(
      outcomes = {"1 1", "1 2"},
      deep = false,
      reason = MANY)
  public static String handOverToTheCore() throws Exception {
    ThreadPoolExecutor pool = Pools.make(1, 2, 1, new SynchronousQueue<>());
    return Pools.threadsOfTwoTasks(pool);
  }

  /** The worker may leave before the second task comes; another one is made then. */
  @Expect(
      outcomes = {"1 1", "1 2"},
      deep = false,
      reason = MANY)
  public static String coreTimesOut() throws Exception {
    ThreadPoolExecutor pool = Pools.make(1, 1, 1, new LinkedBlockingQueue<>());
    pool.allowCoreThreadTimeOut(true);
    return Pools.threadsOfTwoTasks(pool);
  }

  /** All workers leave by themselves, so nobody has to shut the pool down. */
  @Expect(outcomes = "1", deep = false, reason = MANY)
  public static String timedOutPoolNeedsNoShutdown() throws Exception {
    ThreadPoolExecutor pool = Pools.make(0, 1, 1, new LinkedBlockingQueue<>());
    return pool.submit(Pools::thread).get();
  }
}
