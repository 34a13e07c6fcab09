package dev.jacquard.benchmarks.program;

/**
 * Three threads with the same code and different numbers, which they write: none is like another.
 */
public final class NumberedWrites3x2 implements Runnable {
  private static final class Shared {
    private volatile int x;
  }

  @Override
  public void run() {
    Shared shared = new Shared();
    Threaded.startAndJoin(
        3,
        number -> {
          shared.x = number;
          shared.x = -number;
        });
  }
}
