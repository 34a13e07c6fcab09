package dev.jacquard.lab.chaos;

/** Threads that enter the same critical section again and again. */
public final class Sections {
  static final int THREADS = 4;
  static final int SECTIONS = 3;

  /** In so many orders. */
  static final long EXECUTIONS = 369_600;

  private Sections() {}

  /** The program. */
  public static void main(String[] arguments) throws InterruptedException {
    Object lock = new Object();
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
      threads[i] =
          new Thread(
              () -> {
                for (int k = 0; k < SECTIONS; k++) {
                  synchronized (lock) {
                    // the order of entering is what there is to explore
                  }
                }
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
