package dev.jacquard.runtime.thread;

/** What a thread may know that its steps do not tell. */
public final class Insight {
  private int row = -1;
  private boolean open;

  /** Whether the thread is in code whose steps do not tell all that it learns. */
  public boolean isOpen() {
    return open;
  }

  public void open(boolean whether) {
    open = whether;
  }

  /** It may have learned anything behind a step of the run; whether that was not known yet. */
  public boolean behind(int step) {
    boolean known = row == step;
    row = step;
    return !known;
  }
}
