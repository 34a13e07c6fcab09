package dev.jacquard.worker.programs;

/** Starts threads and waits for them. */
final class Run {
  private Run() {}

  static void both(Runnable one, Runnable other) throws InterruptedException {
    Thread first = new Thread(one);
    Thread second = new Thread(other);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  static void all(Runnable... bodies) throws InterruptedException {
    Thread[] threads = new Thread[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      threads[i] = new Thread(bodies[i]);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
