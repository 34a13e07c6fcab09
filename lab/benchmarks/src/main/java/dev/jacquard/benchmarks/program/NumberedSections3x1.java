package dev.jacquard.benchmarks.program;

/**
 * Three threads with the same code and different numbers, which they add up in plain fields under a
 * lock: much is observed between the steps, and none is like another.
 */
public final class NumberedSections3x1 implements Runnable {
  private static final int ROUNDS = 10;

  private static final class Shared {
    private int sum;
    private int count;

    private synchronized void add(int number) {
      for (int i = 0; i < ROUNDS; i++) {
        sum += number;
        count++;
      }
    }
  }

  @Override
  public void run() {
    Shared shared = new Shared();
    Threaded.startAndJoin(3, shared::add);
  }
}
