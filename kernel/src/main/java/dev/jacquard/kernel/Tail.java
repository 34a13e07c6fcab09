package dev.jacquard.kernel;

/** How a run goes on after the prefix of its plan: who moves next when the plan no longer says. */
public sealed interface Tail {

  /** Rules that need no randomness. */
  enum Fixed implements Tail {
    /** The thread with the lowest number. */
    LOWEST,
    /** The thread with the highest number. */
    HIGHEST,
    /**
     * If threads are about to release a lock or a semaphore, the lowest of those and nobody else,
     * even if it is asleep; otherwise the thread with the lowest number.
     */
    RELEASE_FIRST,
    /** The thread that moved last as long as it can, else the one with the lowest number. */
    STAY
  }

  /** Every thread that can move is equally likely, at every step. */
  record Uniform(long seed) implements Tail {}

  /**
   * Probabilistic concurrency testing (Burckhardt et al. 2010): the enabled thread with the highest
   * random priority moves, and at {@code depth - 1} random steps out of {@code length} the thread
   * about to move falls below all others.
   */
  record Priorities(long seed, int depth, int length) implements Tail {}
}
