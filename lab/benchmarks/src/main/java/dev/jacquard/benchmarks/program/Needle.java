package dev.jacquard.benchmarks.program;

/**
 * Two threads that leave their mark three times each, and fail in one of the 20 orders only: that
 * in which they take turns, the second thread first. Whoever has seen all orders has found it.
 */
public final class Needle implements Runnable {
  private static final int FIRST = 1;
  private static final int SECOND = 2;
  private static final int IN_TURNS = 212121;

  private static final class Marks {
    private int all;

    private synchronized void leave(int mark) {
      all = 10 * all + mark;
    }

    private synchronized int all() {
      return all;
    }
  }

  @Override
  public void run() {
    Marks marks = new Marks();
    Threaded.startAndJoin(
        new Thread(() -> leave(FIRST, marks), "a"), new Thread(() -> leave(SECOND, marks), "b"));
    if (marks.all() == IN_TURNS) {
      throw new AssertionError("the threads took turns");
    }
  }

  private static void leave(int mark, Marks marks) {
    for (int i = 0; i < 3; i++) {
      marks.leave(mark);
    }
  }
}
