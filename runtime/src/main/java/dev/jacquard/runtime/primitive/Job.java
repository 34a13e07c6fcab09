package dev.jacquard.runtime.primitive;

import dev.jacquard.kernel.Kind;
import dev.jacquard.runtime.control.Execution;
import dev.jacquard.runtime.control.LogicalThread;
import dev.jacquard.runtime.control.Sites;
import java.util.concurrent.ForkJoinTask;

/** A task that was given to a fork/join pool, to be claimed by its worker or taken back. */
final class Job {
  private static final long FREE = 1;

  private final ForkJoinTask<?> task;
  private final Thread worker;
  private final int giver;
  private final int thread;
  private boolean dismissed;

  Job(ForkJoinTask<?> task, Thread worker, int giver, int thread) {
    this.task = task;
    this.worker = worker;
    this.giver = giver;
    this.thread = thread;
  }

  ForkJoinTask<?> task() {
    return task;
  }

  Thread worker() {
    return worker;
  }

  /** The number of the thread that gave it to the pool. */
  int giver() {
    return giver;
  }

  /** The number of the thread that it has for itself. */
  int thread() {
    return thread;
  }

  /**
   * From now on it can be claimed. No step: whoever claims it comes after the one that gives it.
   */
  void offer(Execution execution) {
    execution.state(execution.content(task), FREE);
  }

  /** Whether the current thread is the first to claim it. */
  boolean claim(Execution execution) {
    int location = execution.content(task);
    execution.arrive(Kind.TRY_UPDATE, location, FREE, Sites.here);
    long before = execution.state(location);
    execution.state(location, 0);
    execution.record(before, 0, before);
    execution.learn(location);
    execution.publish(location);
    return before == FREE;
  }

  /** Takes it from its worker, unless that one has begun. */
  void dismiss(Execution execution) {
    dismissed = claim(execution) || dismissed;
  }

  /** Whether nobody will do it. */
  boolean isDismissed() {
    return dismissed;
  }

  /** Whether it is over, and the current thread is ordered after that. */
  boolean isKnownToBeOver(Execution execution) {
    LogicalThread logical = execution.threadOf(worker);
    return logical != null && logical.hasEnded() && execution.knowsDeedsOf(thread);
  }
}
