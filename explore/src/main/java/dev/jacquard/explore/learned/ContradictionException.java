package dev.jacquard.explore.learned;

/**
 * A thread did something else than it did before after the same observations: what it does depends
 * on something that is no part of them, so that nothing can be learned of this program.
 */
public final class ContradictionException extends RuntimeException {
  private final int thread;
  private final int step;
  private final String what;

  ContradictionException(int thread, int step, String what) {
    super("thread " + thread + ", at step " + step + ": " + what);
    this.thread = thread;
    this.step = step;
    this.what = what;
  }

  /** The thread that contradicts what was learned of it. */
  public int thread() {
    return thread;
  }

  /** What it does, as a clause in which the thread is called it. */
  public String what() {
    return what;
  }

  /** The step of the run at which it does, from 0. */
  public int step() {
    return step;
  }
}
