package dev.jacquard.benchmarks.program;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The same as {@link Needle}, but marks are left by {@code updateAndGet}, which tries again where
 * the other thread was faster.
 */
public final class NeedleOfUpdates implements Runnable {
  private static final int FIRST = 1;
  private static final int SECOND = 2;
  private static final int IN_TURNS = 212121;

  @Override
  public void run() {
    AtomicInteger marks = new AtomicInteger();
    Threaded.startAndJoin(
        new Thread(() -> leave(FIRST, marks), "a"), new Thread(() -> leave(SECOND, marks), "b"));
    if (marks.get() == IN_TURNS) {
      throw new AssertionError("the threads took turns");
    }
  }

  private static void leave(int mark, AtomicInteger marks) {
    for (int i = 0; i < 3; i++) {
      marks.updateAndGet(before -> 10 * before + mark);
    }
  }
}
