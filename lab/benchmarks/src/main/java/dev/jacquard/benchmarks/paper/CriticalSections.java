package dev.jacquard.benchmarks.paper;

/**
 * Identical threads, each entering one critical section some times: what remains of {@code aget} in
 * Yang 2009, Table 7.1, where 4 threads with 3 sections have 462 symmetric runs.
 */
public final class CriticalSections implements Runnable {
  private final int threads;
  private final int sections;

  public CriticalSections(int threads, int sections) {
    this.threads = threads;
    this.sections = sections;
  }

  @Override
  public void run() {
    Object lock = new Object();
    Crew.work(threads, () -> enterAll(lock));
  }

  private void enterAll(Object lock) {
    for (int i = 0; i < sections; i++) {
      synchronized (lock) {
        // nothing to do here but to be alone
      }
    }
  }
}
