package dev.jacquard.benchmarks.paper;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Threads that are started in order and waited for in order. */
final class Crew {
  private Crew() {}

  /** Starts threads with the same code and nothing that makes a difference, and waits for them. */
  static void work(int threads, Runnable body) {
    startAndJoin(IntStream.range(0, threads).mapToObj(i -> new Thread(body)).toList());
  }

  /** Starts threads with the same code, each with its number from 0 on, and waits for them. */
  static void workNumbered(int threads, IntConsumer body) {
    startAndJoin(
        IntStream.range(0, threads).mapToObj(i -> new Thread(() -> body.accept(i))).toList());
  }

  /** Starts threads and waits for them. */
  static void startAndJoin(List<Thread> threads) {
    threads.forEach(Thread::start);
    threads.forEach(Crew::join);
  }

  /** Waits for a thread. */
  static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
