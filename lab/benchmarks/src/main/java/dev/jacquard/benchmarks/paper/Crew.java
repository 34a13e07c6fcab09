package dev.jacquard.benchmarks.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** Threads that are started in order and waited for in order. */
record Crew(List<Thread> threads) {
  /** Starts threads with the same code and nothing that makes a difference, and waits for them. */
  static void work(int threads, Runnable body) {
    start(threads, body).join();
  }

  /** Starts threads with the same code and nothing that makes a difference. */
  static Crew start(int threads, Runnable body) {
    List<Thread> crew = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      crew.add(new Thread(body));
    }
    return start(crew);
  }

  /** Starts threads with the same code, each with its number from 0 on, and waits for them. */
  static void workNumbered(int threads, IntConsumer body) {
    List<Thread> crew = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int number = i;
      crew.add(new Thread(() -> body.accept(number)));
    }
    startAndJoin(crew);
  }

  /** Starts threads and waits for them. */
  static void startAndJoin(List<Thread> threads) {
    start(threads).join();
  }

  /** Starts threads. */
  static Crew start(List<Thread> threads) {
    threads.forEach(Thread::start);
    return new Crew(threads);
  }

  /** Waits for the threads. */
  void join() {
    threads.forEach(Crew::join);
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
