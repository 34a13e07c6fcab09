package dev.jacquard.benchmarks.program;

/** Two threads that write one volatile field three times each. */
public final class VolatileWrites2x3 implements Threaded {
  private static final class Shared {
    private volatile int x;

    private void write(int value) {
      x = value;
      x = value;
      x = value;
    }
  }

  @Override
  public void run() {
    Shared shared = new Shared();
    Threaded.startAndJoin(
        new Thread(() -> shared.write(1), "a"), new Thread(() -> shared.write(2), "b"));
  }

  @Override
  public void runInLine() {
    Shared shared = new Shared();
    new Thread(() -> shared.write(1), "a").run();
    new Thread(() -> shared.write(2), "b").run();
  }
}
