package dev.jacquard.kernel;

/**
 * How a run goes on after the prefix of its plan: who moves next when the plan no longer says.
 *
 * <p>A tail knows threads by their {@linkplain dev.jacquard.kernel.trace.BirthOrder births}, which
 * follow from the steps of the run: numbers depend on what else the process did before.
 */
public sealed interface Tail {

  /** Rules that need no randomness. */
  enum Fixed implements Tail {
    /** Of the threads that can move, the one that was born first. */
    LOWEST,
    /** Of the threads that can move, the one that was born last. */
    HIGHEST,
    /**
     * If threads are about to release a lock or a semaphore, the first-born of those and nobody
     * else, even if it is asleep; otherwise as {@link #LOWEST}.
     */
    RELEASE_FIRST,
    /** The thread that moved last as long as it can, else as {@link #LOWEST}. */
    STAY,
    /**
     * The thread that moved last as long as it can; then a thread whose operation depends on what
     * that thread did last; else as {@link #LOWEST}. Cycles of a program close early this way, with
     * few threads in them.
     */
    PURSUE
  }

  /** Every thread that can move is equally likely, at every step. */
  record Uniform(long seed) implements Tail {}

  /**
   * Probabilistic concurrency testing (Burckhardt et al. 2010): the enabled thread with the highest
   * random priority moves, and at {@code depth - 1} random steps out of {@code length} the thread
   * about to move falls below all others.
   */
  record Priorities(long seed, int depth, int length) implements Tail {}

  /**
   * As {@link Fixed#LOWEST} for the first steps of the run. Behind them nobody sleeps any more, and
   * every thread that can move is equally likely: for a search that branches no deeper.
   *
   * @param from how many steps these are, those of the prefix included
   */
  record Wandering(int from, long seed) implements Tail {}

  /**
   * As another tail, but who is about to start a thread goes first. That hardly ever depends on a
   * step of others, so little is left out; and drawn executions in which many threads are under way
   * at the same time are no longer rare.
   */
  record Assembling(Tail then) implements Tail {}
}
