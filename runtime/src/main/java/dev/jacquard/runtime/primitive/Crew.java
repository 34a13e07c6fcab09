package dev.jacquard.runtime.primitive;

import dev.jacquard.kernel.Kind;
import dev.jacquard.runtime.control.Control;
import dev.jacquard.runtime.control.Execution;
import dev.jacquard.runtime.control.LogicalThread;
import dev.jacquard.runtime.control.Sites;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.RejectedExecutionException;

/**
 * What a fork/join pool does in one run: each task has a worker of its own, which begins when the
 * task is given to the pool. A pool that has a free worker for each task shows just the same, but
 * for the identity of the workers.
 */
final class Crew {
  private static final long OPEN = 0;
  private static final long SHUT_DOWN = 1;
  private static final long STOPPED = 2;

  private static Map<ForkJoinPool, Crew> crews = new IdentityHashMap<>();
  private static Map<Thread, Job> byThread = new IdentityHashMap<>();
  private static Map<ForkJoinTask<?>, Job> byTask = new IdentityHashMap<>();
  private static int run;

  private final ForkJoinPool pool;
  private final List<Job> jobs = new ArrayList<>();
  private int awaiter = -1;

  private Crew(ForkJoinPool pool) {
    this.pool = pool;
  }

  /** The crew of a pool in this run. */
  static Crew of(ForkJoinPool pool) {
    renew();
    return crews.computeIfAbsent(pool, Crew::new);
  }

  /** What the current thread was made for, or null. */
  static Job jobOf(Thread worker) {
    renew();
    return byThread.get(worker);
  }

  /** The last job that a task was. */
  static Job jobOf(ForkJoinTask<?> task) {
    renew();
    return byTask.get(task);
  }

  private static void renew() {
    if (run != Initialisers.run) {
      run = Initialisers.run;
      crews = new IdentityHashMap<>();
      byThread = new IdentityHashMap<>();
      byTask = new IdentityHashMap<>();
    }
  }

  /** The current thread, under control, gives a task to a pool. */
  static void give(ForkJoinPool pool, ForkJoinTask<?> task) {
    boolean ofProgram = pool.getFactory().getClass().getClassLoader() != null;
    ForkJoinWorkerThread hired = ofProgram ? hire(pool) : null;
    Execution execution = Control.enter();
    try {
      of(pool).give(execution, task, ofProgram ? hired : hire(pool));
    } finally {
      Control.leave();
    }
  }

  private static ForkJoinWorkerThread hire(ForkJoinPool pool) {
    ForkJoinWorkerThread worker = pool.getFactory().newThread(pool);
    if (worker == null) {
      throw new RejectedExecutionException("the factory of the pool made no worker");
    }
    return worker;
  }

  private void give(Execution execution, ForkJoinTask<?> task, ForkJoinWorkerThread worker) {
    execution.made(task);
    execution.made(worker);
    int giver = execution.current().number();
    if (!isWorker(execution.current())) {
      checkOpen(execution);
      checkAwaiter(execution, giver);
    }
    worker.setDaemon(true);
    worker.setName(name(place(execution)));
    Job job = new Job(task, worker, giver, execution.lives().reserve());
    jobs.add(job);
    byThread.put(worker, job);
    byTask.put(task, job);
    job.offer(execution);
    execution.lives().start(job.thread(), worker, worker, Sites.here);
  }

  private boolean isWorker(LogicalThread thread) {
    return thread.thread() instanceof ForkJoinWorkerThread worker && worker.getPool() == pool;
  }

  private String name(int place) {
    return pool == ForkJoinPool.commonPool()
        ? "ForkJoinPool.commonPool-worker-" + place
        : pool.getFactory() == ForkJoinPool.defaultForkJoinWorkerThreadFactory
            ? "ForkJoinPool-" + number() + "-worker-" + place
            : "worker-" + place;
  }

  private int number() {
    return 1;
  }

  /** The lowest place for a worker that no other one may hold. */
  private int place(Execution execution) {
    int busy = 0;
    for (Job job : jobs) {
      busy += job.isKnownToBeOver(execution) ? 0 : 1;
    }
    if (busy >= pool.getParallelism()) {
      execution.uncontrolled("a ForkJoinPool with more tasks at once than workers");
    }
    return busy + 1;
  }

  // ---- its life --------------------------------------------------------------------------------

  private long phase(Execution execution) {
    int location = execution.content(pool);
    execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    long phase = execution.state(location);
    execution.record(phase, phase, phase);
    execution.learn(location);
    return phase;
  }

  private void checkOpen(Execution execution) {
    if (isPermanent()) {
      return;
    }
    if (phase(execution) != OPEN) {
      throw new RejectedExecutionException();
    }
  }

  private boolean isPermanent() {
    return isPermanent(pool);
  }

  /** The common pool can't be shut down. */
  static boolean isPermanent(ForkJoinPool pool) {
    return pool == ForkJoinPool.commonPool();
  }

  boolean isShutDown(Execution execution) {
    return phase(execution) != OPEN;
  }

  boolean isStopped(Execution execution) {
    return phase(execution) == STOPPED;
  }

  /** Takes no more tasks. */
  void shutDown(Execution execution, boolean now) {
    int location = execution.content(pool);
    execution.arrive(Kind.READ_MODIFY_WRITE, location, 0, Sites.here);
    long before = execution.state(location);
    long after = Math.max(before, now ? STOPPED : SHUT_DOWN);
    execution.state(location, after);
    execution.record(before, after, after);
    execution.learn(location);
    execution.publish(location);
  }

  /** Dismisses the tasks that no worker has begun; the answer is all tasks so far. */
  Job[] dismiss(Execution execution) {
    for (int i = 0; i < jobs.size(); i++) {
      jobs.get(i).dismiss(execution);
    }
    return jobs.toArray(new Job[0]);
  }

  /** Whether all tasks so far are over, as the current thread sees it. */
  boolean isIdle(Execution execution) {
    for (int i = 0; i < jobs.size(); i++) { // tasks may add tasks meanwhile
      if (!execution.lives().tryJoin(jobs.get(i).thread(), Sites.here)) {
        return false;
      }
    }
    return true;
  }

  /** Waits until all tasks are over; false if it was interrupted. */
  boolean awaitIdle(Execution execution) {
    for (int i = 0; i < jobs.size(); i++) {
      if (!execution.lives().join(jobs.get(i).thread(), Sites.here)) {
        return false;
      }
    }
    return true;
  }

  /** The current thread waits until nothing is left to do, though more may come. */
  boolean isQuiescent(Execution execution) {
    awaiter = execution.current().number();
    for (Job job : jobs) {
      checkAwaiter(execution, job.giver());
    }
    return isIdle(execution);
  }

  /** Whether a pool was quiescent when another thread gave it a task is nothing that we see. */
  private void checkAwaiter(Execution execution, int giver) {
    if (awaiter >= 0 && giver != awaiter) {
      execution.uncontrolled(
          "quiescence of a ForkJoinPool to which other threads than the one that asks give tasks");
    }
  }
}
