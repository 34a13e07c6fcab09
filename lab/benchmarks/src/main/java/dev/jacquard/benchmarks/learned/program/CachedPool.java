package dev.jacquard.benchmarks.learned.program;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** A cached pool with some tasks, each of which counts. */
final class CachedPool implements Runnable {
  private final int tasks;

  CachedPool(int tasks) {
    this.tasks = tasks;
  }

  @Override
  public void run() {
    ExecutorService pool = Executors.newCachedThreadPool();
    AtomicInteger done = new AtomicInteger();
    List<Future<Integer>> results = new ArrayList<>();
    for (int i = 0; i < tasks; i++) {
      results.add(pool.submit(done::incrementAndGet));
    }
    for (Future<Integer> result : results) {
      require(result);
    }
    pool.shutdown();
  }

  private void require(Future<Integer> result) {
    try {
      if (result.get() > tasks) {
        throw new AssertionError("too many have counted");
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }
}
