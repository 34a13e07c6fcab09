package dev.jacquard.benchmarks.program;

/** One thread that reads and writes a plain field in a loop. */
public final class PlainLoop implements Runnable {
  /** Reads and writes together. */
  public static final int ACCESSES = 100_000;

  private int x;

  @Override
  public void run() {
    for (int i = 0; i < ACCESSES / 2; i++) {
      x = 31 * x + i; // each needs the one before
    }
  }
}
