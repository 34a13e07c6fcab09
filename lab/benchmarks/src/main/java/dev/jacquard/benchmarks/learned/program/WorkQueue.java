package dev.jacquard.benchmarks.learned.program;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Servers that take jobs from a queue for ever. */
final class WorkQueue implements Runnable {
  private static final int CAPACITY = 2;

  private final int servers;
  private final int clients;
  private final int jobs;

  private WorkQueue(int servers, int clients, int jobs) {
    this.servers = servers;
    this.clients = clients;
    this.jobs = jobs;
  }

  /** The first thread has so many jobs, then the program ends. */
  static WorkQueue ofJobs(int servers, int jobs) {
    return new WorkQueue(servers, 0, jobs);
  }

  /** Clients have jobs for ever. */
  static WorkQueue forEver(int servers, int clients) {
    return new WorkQueue(servers, clients, 0);
  }

  @Override
  public void run() {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>(CAPACITY);
    AtomicInteger sum = new AtomicInteger();
    for (int i = 0; i < servers; i++) {
      start(() -> serve(queue, sum), clients == 0);
    }
    for (int i = 0; i < clients; i++) {
      start(() -> order(queue), false);
    }
    for (int job = 1; job <= jobs; job++) {
      put(queue, job);
    }
  }

  private static void start(Runnable body, boolean daemon) {
    Thread thread = new Thread(body);
    thread.setDaemon(daemon);
    thread.start();
  }

  private static void serve(BlockingQueue<Integer> queue, AtomicInteger sum) {
    try {
      while (true) {
        sum.set(queue.take());
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void order(BlockingQueue<Integer> queue) {
    while (true) {
      put(queue, 1);
    }
  }

  private static void put(BlockingQueue<Integer> queue, int job) {
    try {
      queue.put(job);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
