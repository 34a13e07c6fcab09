package dev.jacquard.runtime.primitive.forkjoin;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.execution.RunState;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.setting.Feature;
import dev.jacquard.runtime.thread.LogicalThread;
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
 * for the identity of the workers. If it has not, a {@link WorkQueues} says who begins.
 */
final class ForkJoinModel {
  private static final long OPEN = 0;
  private static final long SHUT_DOWN = 1;
  private static final long STOPPED = 2;
  private static final long IS_CLOSED = Comparison.NOT_EQUAL.with((int) OPEN);

  private static final RunState.Key<Known> KNOWN = new RunState.Key<>(Known::new);

  private final ForkJoinPool pool;
  private final List<Job> jobs = new ArrayList<>();
  private final WorkQueues roster;
  private final List<Integer> outsiders = new ArrayList<>();
  private int awaiter = -1;
  private boolean waited;

  private ForkJoinModel(ForkJoinPool pool) {
    this.pool = pool;
    roster = new WorkQueues(pool);
  }

  /** The pools and tasks of a run. */
  private static final class Known {
    private final Map<ForkJoinPool, ForkJoinModel> byPool = new IdentityHashMap<>();
    private final Map<Thread, Job> byThread = new IdentityHashMap<>();
    private final Map<ForkJoinTask<?>, Job> byTask = new IdentityHashMap<>();
  }

  /** The model of a pool in this run. */
  static ForkJoinModel of(Execution execution, ForkJoinPool pool) {
    return execution.runState().get(KNOWN).byPool.computeIfAbsent(pool, ForkJoinModel::new);
  }

  /** What a thread was made for, or null. */
  @Tells("a worker knows what it was made for")
  static Job jobOf(Execution execution, Thread worker) {
    return execution.runState().get(KNOWN).byThread.get(worker);
  }

  /** The last job that a task was. */
  @Tells("whoever asks has given the task, or got it from the one who did")
  static Job jobOf(Execution execution, ForkJoinTask<?> task) {
    return execution.runState().get(KNOWN).byTask.get(task);
  }

  /** The current thread, under control, gives a task to a pool. */
  static void give(ForkJoinPool pool, ForkJoinTask<?> task) {
    boolean ofProgram = pool.getFactory().getClass().getClassLoader() != null;
    ForkJoinWorkerThread hired = ofProgram ? hire(pool) : null;
    give(Control.execution(), pool, task, hired);
  }

  @Enters
  private static void give(
      Execution execution, ForkJoinPool pool, ForkJoinTask<?> task, ForkJoinWorkerThread hired) {
    of(execution, pool).give(execution, task, hired != null ? hired : hire(pool));
  }

  private static ForkJoinWorkerThread hire(ForkJoinPool pool) {
    ForkJoinWorkerThread worker = pool.getFactory().newThread(pool);
    if (worker == null) {
      throw new RejectedExecutionException("the factory of the pool made no worker");
    }
    return worker;
  }

  private void give(Execution execution, ForkJoinTask<?> task, ForkJoinWorkerThread worker) {
    execution.places().made(task);
    execution.places().made(worker);
    int giver = execution.current().number();
    if (!isWorker(execution.current())) {
      checkOpen(execution);
      outsiders.add(giver);
      checkAwaiter(execution);
    } else if (execution.state(execution.places().modelled(pool)) == STOPPED) {
      execution.limits().uncontrolled("a fork in a ForkJoinPool after shutdownNow");
    }
    Job job = new Job(this, task, worker, giver, execution.lives().reserve());
    job.place(place(execution));
    worker.setDaemon(true);
    name(worker, job.place());
    if (execution.observes(Feature.CROWDS)) {
      roster.push(execution, job, isWorker(execution.current()) ? currentJob(execution) : null);
    } else {
      job.offer(execution);
    }
    jobs.add(job);
    Known known = execution.runState().get(KNOWN);
    known.byThread.put(worker, job);
    known.byTask.put(task, job);
    execution.lives().start(job.thread(), worker, worker, Sites.here);
  }

  private boolean isWorker(LogicalThread thread) {
    return thread.thread() instanceof ForkJoinWorkerThread worker && worker.getPool() == pool;
  }

  private static Job currentJob(Execution execution) {
    return jobOf(execution, execution.current().thread());
  }

  /** The JDK numbers workers as they come; the program's own have the names that it gave them. */
  private void name(ForkJoinWorkerThread worker, int place) {
    String name = worker.getName();
    if (pool.getFactory().getClass().getClassLoader() == null) {
      worker.setName(name.substring(0, name.lastIndexOf('-') + 1) + place);
    }
  }

  /**
   * The lowest place that no other worker may hold. If there are not enough, the exploration begins
   * again with workers that are taken in steps.
   */
  private int place(Execution execution) {
    int place = 1;
    for (int i = 0; i < jobs.size(); i++) {
      if (jobs.get(i).place() == place && !jobs.get(i).isKnownToBeOver(execution)) {
        place++;
        i = -1;
      }
    }
    if (place > pool.getParallelism()) {
      execution.observe(Feature.CROWDS);
      return (place - 1) % pool.getParallelism() + 1;
    }
    return place;
  }

  /** Whether the worker of a task may begin with it; not if it was taken back. */
  boolean begin(Execution execution, Job job) {
    return execution.observes(Feature.CROWDS) ? roster.take(execution, job) : job.claim(execution);
  }

  /** The worker of a task has done it. */
  void end(Execution execution, Job job) {
    checkBlocked(execution);
    if (execution.observes(Feature.CROWDS)) {
      roster.end(execution, job);
    }
  }

  /** Takes a task back that the current thread gave last. */
  boolean takeBack(Execution execution, Job job) {
    return execution.observes(Feature.CROWDS)
        ? roster.withdraw(execution, job, true)
        : job.claim(execution);
  }

  /** Notes that one of its workers waits for a task or for something that the pool sees. */
  void noteWait(Execution execution) {
    waited = true;
    checkBlocked(execution);
  }

  /** Tasks that block may be done by workers that wait, which are then blocked as well. */
  private void checkBlocked(Execution execution) {
    for (int i = 0; i < jobs.size() && waited; i++) {
      LogicalThread worker = execution.threadOf(jobs.get(i).worker());
      if (worker != null && worker.hasBlocked()) {
        execution
            .limits()
            .uncontrolled(
                "a task that blocks in a ForkJoinPool where workers wait for tasks: they may do"
                    + " it");
      }
    }
  }

  WorkQueues roster() {
    return roster;
  }

  // ---- its life --------------------------------------------------------------------------------

  private long phase(Execution execution) {
    int location = execution.places().modelled(pool);
    execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    return readPhase(execution, location);
  }

  private static long readPhase(Execution execution, int location) {
    long phase = execution.state(location);
    execution.record(phase, phase, phase);
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

  boolean isPermanent() {
    return isPermanent(pool);
  }

  /** The common pool can't be shut down. */
  static boolean isPermanent(ForkJoinPool pool) {
    return pool == ForkJoinPool.commonPool();
  }

  boolean isShutDown(Execution execution) {
    return phase(execution) != OPEN;
  }

  /** Whether it takes no more tasks, waiting for that with a time limit. */
  boolean isShutDown(Execution execution, long nanos) {
    int location = execution.places().modelled(pool);
    execution
        .lastLimits()
        .arrive(nanos, Kind.VOLATILE_READ, 0, Kind.VOLATILE_AWAIT, IS_CLOSED, location, Sites.here);
    return readPhase(execution, location) != OPEN;
  }

  boolean isStopped(Execution execution) {
    return phase(execution) == STOPPED;
  }

  /** Takes no more tasks. */
  void shutDown(Execution execution, boolean now) {
    int location = execution.places().modelled(pool);
    execution.arrive(Kind.READ_MODIFY_WRITE, location, 0, Sites.here);
    long before = execution.state(location);
    long after = Math.max(before, now ? STOPPED : SHUT_DOWN);
    execution.state(location, after);
    execution.record(before, after, after);
  }

  /** Dismisses the tasks that no worker has begun; the answer is all tasks so far. */
  Job[] dismiss(Execution execution) {
    for (int i = 0; i < jobs.size(); i++) {
      Job job = jobs.get(i);
      if (execution.observes(Feature.CROWDS)) {
        roster.withdraw(execution, job, false);
      } else if (job.claim(execution)) {
        job.dismiss();
      }
    }
    return jobs.toArray(new Job[0]);
  }

  /**
   * Whether all tasks so far are over, as the current thread sees it.
   *
   * @param nanos how long it waits for that
   */
  boolean isIdle(Execution execution, long nanos) {
    LogicalThread me = execution.current();
    long begin = me.nanos();
    for (int i = 0; i < jobs.size(); i++) { // tasks may add tasks meanwhile
      long left = nanos - (me.nanos() - begin);
      if (!execution.lives().join(jobs.get(i).thread(), left, Sites.here)) {
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
    return isQuiescent(execution, 0);
  }

  /** The same, waiting with a time limit. */
  boolean isQuiescent(Execution execution, long nanos) {
    awaiter = execution.current().number();
    checkAwaiter(execution);
    return isIdle(execution, nanos);
  }

  /** Whether a pool was quiescent when another thread gave it a task is nothing that we see. */
  private void checkAwaiter(Execution execution) {
    for (int outsider : outsiders) {
      if (awaiter >= 0 && outsider != awaiter) {
        execution
            .limits()
            .uncontrolled(
                "quiescence of a ForkJoinPool to which other threads than the one that asks give"
                    + " tasks");
      }
    }
  }
}
