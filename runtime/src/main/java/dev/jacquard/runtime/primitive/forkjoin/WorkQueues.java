package dev.jacquard.runtime.primitive.forkjoin;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;

/**
 * Who may begin a task of a pool that has more tasks than workers. The whole is one location; a bit
 * of its state for each task says whether a worker would take it now.
 *
 * <p>Tasks wait in queues, one for each worker and for each other thread that gives tasks. A worker
 * goes on with the last task of its own queue, or the first if the pool is asynchronous. If that is
 * empty it takes the first of any other. A worker that waits for a task of its own queue does it
 * itself; while it waits for something else another one may work in its place.
 */
final class WorkQueues {
  private static final int MOST_TASKS = Long.SIZE - 1;

  private final ForkJoinPool pool;
  private final List<Post> posts = new ArrayList<>();
  private final Job[] byBit = new Job[MOST_TASKS];

  WorkQueues(ForkJoinPool pool) {
    this.pool = pool;
  }

  /** A queue, and the worker or other thread that it belongs to. */
  static final class Post {
    private final int outsider;
    private final List<Job> queue = new ArrayList<>();
    private int tasks;
    private boolean waits;
    private boolean helps;

    Post(int outsider) {
      this.outsider = outsider;
    }

    private boolean isWorker() {
      return outsider < 0;
    }

    /** It has no task, or is between two of them. */
    private boolean isFree() {
      return isWorker() && tasks == 0;
    }

    private boolean isActive() {
      return isWorker() && !waits && (tasks > 0 || !queue.isEmpty());
    }
  }

  // ---- steps -----------------------------------------------------------------------------------

  /** A task is given to the pool, by the worker of another one or by an outsider (null). */
  void push(Execution execution, Job job, Job giver) {
    long before = arrive(execution, 0);
    assign(execution, job);
    Post post = giver == null ? postOf(execution.current().number()) : giver.post();
    post.queue.add(job);
    job.queue(post);
    record(execution, before);
  }

  /** The worker of a task begins with it, as soon as it would; false if the task was taken back. */
  boolean take(Execution execution, Job job) {
    long before = arrive(execution, job.bit());
    if (!job.isDismissed() && !job.isInline()) {
      Post taker = takerOf(job);
      job.queue().queue.remove(job);
      job.post(taker);
      taker.tasks++;
    }
    job.queue(null);
    byBit[Long.numberOfTrailingZeros(job.bit())] = null;
    record(execution, before);
    if (isSingle()) {
      execution.learn(execution.places().synchronizer(pool));
    }
    return !job.isDismissed();
  }

  /** A task is over. */
  void end(Execution execution, Job job) {
    long before = arrive(execution, 0);
    job.end();
    job.post().tasks -= job.isInline() ? 0 : 1;
    record(execution, before);
    if (isSingle()) {
      execution.publish(execution.places().synchronizer(pool));
    }
  }

  /** Takes a task back that nobody has begun. */
  boolean withdraw(Execution execution, Job job, boolean onlyLast) {
    long before = arrive(execution, 0);
    Post post = job.queue();
    boolean withdrawn =
        post != null
            && !job.isInline()
            && (!onlyLast || post.queue.get(post.queue.size() - 1) == job);
    if (withdrawn) {
      post.queue.remove(job);
      job.dismiss();
    }
    record(execution, before);
    return withdrawn;
  }

  /**
   * A thread begins to wait, for a task or for something else (null). It does a task itself that it
   * has put into its own queue.
   *
   * @param waiter the task of the thread, null for an outsider
   * @param does whether it would do the task itself
   * @param helps whether it would do other tasks of its queue meanwhile
   * @return whether it must tell when it goes on
   */
  boolean beginWait(Execution execution, Job waiter, Job awaited, boolean does, boolean helps) {
    long before = arrive(execution, 0);
    Post post = waiter != null ? waiter.post() : postOf(execution.current().number());
    boolean own = does && awaited != null && awaited.queue() == post && !awaited.isInline();
    if (own) {
      post.queue.remove(awaited);
      awaited.doneBy(post);
    }
    post.waits = !own && waiter != null && (awaited == null || !awaited.hasEnded());
    post.helps = post.waits && helps;
    record(execution, before);
    return post.waits;
  }

  /** It goes on. */
  void endWait(Execution execution, Job waiter) {
    long before = arrive(execution, 0);
    waiter.post().waits = false;
    waiter.post().helps = false;
    record(execution, before);
  }

  /** Whether one worker does all tasks, so that they are ordered. */
  private boolean isSingle() {
    return pool.getParallelism() == 1;
  }

  // ---- who would take what ---------------------------------------------------------------------

  private Post takerOf(Job job) {
    if (job.queue().isFree() && isNextOf(job.queue(), job)) {
      return job.queue();
    }
    for (Post post : posts) {
      if (post.isFree() && post.queue.isEmpty()) {
        return post;
      }
    }
    Post fresh = new Post(-1);
    posts.add(fresh);
    return fresh;
  }

  private boolean isNextOf(Post post, Job job) {
    return post.queue.get(pool.getAsyncMode() ? 0 : post.queue.size() - 1) == job;
  }

  private boolean wouldBeTaken(Job job) {
    if (job.isDismissed() || job.isInline()) {
      return true;
    }
    Post post = job.queue();
    boolean next = isNextOf(post, job);
    boolean first = post.queue.get(0) == job;
    return (post.isFree() && next)
        || ((first || (post.helps && next)) && active() < pool.getParallelism());
  }

  private int active() {
    int active = 0;
    for (Post post : posts) {
      active += post.isActive() ? 1 : 0;
    }
    return active;
  }

  private void assign(Execution execution, Job job) {
    for (int i = 0; i < MOST_TASKS; i++) {
      if (byBit[i] == null) {
        byBit[i] = job;
        job.bit(1L << i);
        return;
      }
    }
    throw new IllegalStateException("more than " + MOST_TASKS + " tasks in a ForkJoinPool");
  }

  private Post postOf(int outsider) {
    for (Post post : posts) {
      if (post.outsider == outsider) {
        return post;
      }
    }
    Post post = new Post(outsider);
    posts.add(post);
    return post;
  }

  // ---- the location ----------------------------------------------------------------------------

  private long state() {
    long state = 0;
    for (Job job : byBit) {
      if (job != null && wouldBeTaken(job)) {
        state |= job.bit();
      }
    }
    return state;
  }

  private long arrive(Execution execution, long bit) {
    execution.current().managed(true);
    execution.arrive(Kind.UPDATE, execution.places().synchronizer(pool), bit, Sites.here);
    execution.current().managed(false);
    return state();
  }

  private void record(Execution execution, long before) {
    int location = execution.places().synchronizer(pool);
    long after = state();
    execution.state(location, after);
    execution.recordUnordered(before, after, 0); // tasks order what is done, not their queues
  }
}
