package dev.jacquard.benchmarks.program;

import java.util.function.IntConsumer;

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

  /** Starts three threads and waits for them. */
  static void startAndJoin(Thread a, Thread b, Thread c) {
    a.start();
    b.start();
    c.start();
    join(a);
    join(b);
    join(c);
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

  /** Starts some threads with the same code, each with a number, and waits for them. */
  static void startAndJoin(int threads, IntConsumer body) {
    Thread[] started = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      int number = i + 1;
      started[i] = new Thread(() -> body.accept(number));
      started[i].start();
    }
    for (Thread thread : started) {
      join(thread);
    }
  }

  /** Starts some threads with the same code and nothing that makes a difference. */
  static void startAndJoin(int threads, Runnable body) {
    Thread[] started = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      started[i] = new Thread(body);
      started[i].start();
    }
    for (Thread thread : started) {
      join(thread);
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
