package dev.jacquard.benchmarks.program;

/** A program of some threads over state that is fresh in each run. */
public interface Threaded extends Runnable {
  /** Starts the threads and waits for them. */
  @Override
  void run();

  /** Executes the bodies of the same threads one after the other, without starting any. */
  void runInLine();

  /** Starts two threads and waits for them. */
  static void startAndJoin(Thread a, Thread b) {
    a.start();
    b.start();
    join(a);
    join(b);
  }

  /** Starts four threads and waits for them. */
  static void startAndJoin(Thread a, Thread b, Thread c, Thread d) {
    a.start();
    b.start();
    c.start();
    d.start();
    join(a);
    join(b);
    join(c);
    join(d);
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
