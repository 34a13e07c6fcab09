package dev.jacquard.benchmarks.program;

/** Threads that are started, do nothing, and are waited for. */
public final class IdleThreads implements Runnable {
  private final int threads;

  public IdleThreads(int threads) {
    this.threads = threads;
  }

  @Override
  public void run() {
    Threaded.startAndJoin(threads, () -> {});
  }
}
