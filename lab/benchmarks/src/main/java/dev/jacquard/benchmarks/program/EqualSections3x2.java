package dev.jacquard.benchmarks.program;

/** Three interchangeable threads, each in a critical section twice. */
public final class EqualSections3x2 implements Runnable {
  private static void enterTwice(Object lock) {
    for (int i = 0; i < 2; i++) {
      synchronized (lock) {
        // nothing to do here but to be alone
      }
    }
  }

  @Override
  public void run() {
    Object lock = new Object();
    Threaded.startAndJoin(3, () -> enterTwice(lock));
  }
}
