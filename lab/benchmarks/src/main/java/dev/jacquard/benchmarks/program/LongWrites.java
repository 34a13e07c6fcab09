package dev.jacquard.benchmarks.program;

/** Two threads with so many volatile writes that all but their steps can be neglected. */
public final class LongWrites implements Runnable {
  /** How many each of them has. */
  public static final int WRITES = 1000;

  private static final class Shared {
    private volatile int x;

    private void write() {
      for (int i = 0; i < WRITES; i++) {
        x = i;
      }
    }
  }

  @Override
  public void run() {
    Shared shared = new Shared();
    Threaded.startAndJoin(new Thread(shared::write, "a"), new Thread(shared::write, "b"));
  }
}
