package dev.jacquard.benchmarks.learned.program;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A cached pool that is given two tasks, and two of which one is enough. */
final class AllAndAny implements Runnable {
  @Override
  public void run() {
    ExecutorService pool = Executors.newCachedThreadPool();
    List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
    try {
      pool.invokeAll(tasks);
      int any = pool.invokeAny(tasks);
      if (any != 1 && any != 2) {
        throw new AssertionError(any + " is no result");
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    } finally {
      pool.shutdown();
    }
  }
}
