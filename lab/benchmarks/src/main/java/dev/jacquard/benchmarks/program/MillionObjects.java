package dev.jacquard.benchmarks.program;

/** Two threads that make a million objects between them, each of which is written and dropped. */
public final class MillionObjects implements Runnable {
  private static final int EACH = 500_000;

  private static final class Cell {
    private int value;
  }

  private static final class Shared {
    private volatile int sum;

    private void fill() {
      int last = 0;
      for (int i = 0; i < EACH; i++) {
        Cell cell = new Cell();
        cell.value = i;
        last += cell.value;
      }
      sum = last;
    }
  }

  @Override
  public void run() {
    Shared shared = new Shared();
    Threaded.startAndJoin(new Thread(shared::fill, "a"), new Thread(shared::fill, "b"));
  }
}
