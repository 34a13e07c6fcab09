package dev.jacquard.runtime.primitive.forkjoin;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.concurrent.ForkJoinTask;

/** A task that was given to a fork/join pool, to be claimed by its worker or taken back. */
public final class Job {
  private static final long FREE = 1;

  private final ForkJoinModel crew;
  private final ForkJoinTask<?> task;
  private final Thread worker;
  private final int giver;
  private final int thread;
  private int place;
  private boolean dismissed;
  private boolean ended;
  private boolean inline;
  private long bit;
  private WorkQueues.Post queue;
  private WorkQueues.Post post;

  Job(ForkJoinModel crew, ForkJoinTask<?> task, Thread worker, int giver, int thread) {
    this.crew = crew;
    this.task = task;
    this.worker = worker;
    this.giver = giver;
    this.thread = thread;
  }

  ForkJoinModel crew() {
    return crew;
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

  /** Which of the workers of its pool does it, from 1. */
  int place() {
    return place;
  }

  void place(int newPlace) {
    place = newPlace;
  }

  /**
   * From now on it can be claimed. No step: whoever claims it comes after the one that gives it.
   */
  void offer(Execution execution) {
    execution.state(execution.places().modelled(task), FREE);
  }

  /** Whether the current thread is the first to claim it. */
  boolean claim(Execution execution) {
    int location = execution.places().modelled(task);
    execution.arrive(Kind.TRY_UPDATE, location, FREE, Sites.here);
    long before = execution.state(location);
    execution.state(location, 0);
    execution.record(before, 0, before);
    execution.publish(location); // also if it was claimed before
    return before == FREE;
  }

  /** Nobody will do it. */
  void dismiss() {
    dismissed = true;
  }

  boolean isDismissed() {
    return dismissed;
  }

  /** Whether it is over, and the current thread is ordered after that. */
  boolean isKnownToBeOver(Execution execution) {
    LogicalThread logical = execution.threadOf(worker);
    if (logical == null || !logical.hasEnded()) {
      return false;
    }
    execution.lives().hearsay("ForkJoinPool");
    return execution.current().knowsDeedsOf(thread);
  }

  // ---- in a pool with more tasks than workers --------------------------------------------------

  /** Its bit in the state of the pool. */
  long bit() {
    return bit;
  }

  void bit(long newBit) {
    bit = newBit;
  }

  /** Where it waits until somebody begins with it. */
  WorkQueues.Post queue() {
    return queue;
  }

  void queue(WorkQueues.Post newQueue) {
    queue = newQueue;
  }

  /** Who does it. */
  WorkQueues.Post post() {
    return post;
  }

  void post(WorkQueues.Post newPost) {
    post = newPost;
  }

  /** The thread that waits for it does it itself. */
  void doneBy(WorkQueues.Post waiter) {
    post = waiter;
    inline = true;
  }

  boolean isInline() {
    return inline;
  }

  void end() {
    ended = true;
  }

  boolean hasEnded() {
    return ended;
  }
}
