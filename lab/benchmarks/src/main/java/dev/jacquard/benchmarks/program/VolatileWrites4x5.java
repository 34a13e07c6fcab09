package dev.jacquard.benchmarks.program;

/** Four threads that write one volatile field five times each. */
public final class VolatileWrites4x5 implements Threaded {
  private static final class Shared {
    private volatile int x;

    private void write(int value) {
      x = value;
      x = value;
      x = value;
      x = value;
      x = value;
    }
  }

  @Override
  public void run() {
    Shared shared = new Shared();
    Threaded.startAndJoin(
        new Thread(() -> shared.write(1), "a"),
        new Thread(() -> shared.write(2), "b"),
        new Thread(() -> shared.write(3), "c"),
        new Thread(() -> shared.write(4), "d"));
  }

  @Override
  public void runInLine() {
    Shared shared = new Shared();
    new Thread(() -> shared.write(1), "a").run();
    new Thread(() -> shared.write(2), "b").run();
    new Thread(() -> shared.write(3), "c").run();
    new Thread(() -> shared.write(4), "d").run();
  }
}
