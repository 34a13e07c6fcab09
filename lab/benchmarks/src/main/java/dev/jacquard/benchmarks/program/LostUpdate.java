package dev.jacquard.benchmarks.program;

/** Two threads that increment a volatile field in two steps; one of the increments can be lost. */
public final class LostUpdate implements Runnable {
  private static final class Shared {
    private volatile int x;

    private void increment() {
      int old = x;
      x = old + 1;
    }
  }

  @Override
  public void run() {
    Shared shared = new Shared();
    Threaded.startAndJoin(new Thread(shared::increment, "a"), new Thread(shared::increment, "b"));
    if (shared.x != 2) {
      throw new AssertionError("x is " + shared.x);
    }
  }
}
