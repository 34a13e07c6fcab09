package dev.jacquard.benchmarks.program;

/**
 * Three threads that write a volatile field of their own twice each: nobody can tell their order.
 */
public final class IndependentWrites3x2 implements Threaded {
  private static final class Own {
    private volatile int x;

    private void write() {
      x = 1;
      x = 2;
    }
  }

  @Override
  public void run() {
    Threaded.startAndJoin(
        new Thread(new Own()::write, "a"),
        new Thread(new Own()::write, "b"),
        new Thread(new Own()::write, "c"));
  }

  @Override
  public void runInLine() {
    new Thread(new Own()::write, "a").run();
    new Thread(new Own()::write, "b").run();
    new Thread(new Own()::write, "c").run();
  }
}
