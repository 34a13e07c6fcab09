package dev.jacquard.conformance.abstractexecutorservice;

import dev.jacquard.conformance.Expect;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** An executor of the program itself, with a thread for each task. */
public final class AbstractExecutorServicePrograms {
  private AbstractExecutorServicePrograms() {}

  private static final class ThreadPerTask extends AbstractExecutorService {
    private volatile boolean shutdown;

    @Override
    public void execute(Runnable task) {
      new Thread(task).start();
    }

    @Override
    public void shutdown() {
      shutdown = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
      shutdown = true;
      return List.of();
    }

    @Override
    public boolean isShutdown() {
      return shutdown;
    }

    @Override
    public boolean isTerminated() {
      return shutdown;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
      return shutdown;
    }
  }

  @Expect(outcomes = "3", deep = false, reason = "the tasks' own states are many steps")
  public static String resultsOfTwoTasks() throws Exception {
    ThreadPerTask executor = new ThreadPerTask();
    Future<Integer> one = executor.submit(() -> 1);
    Future<Integer> two = executor.submit(() -> 2);
    return "" + (one.get() + two.get());
  }

  @Expect(
      outcomes = {"1 2", "2 1"},
      deep = false,
      reason = "the tasks' own states are many steps")
  public static String invokeAllWaitsForAll() throws Exception {
    AtomicInteger next = new AtomicInteger();
    List<Future<Integer>> results =
        new ThreadPerTask().invokeAll(List.of(next::incrementAndGet, next::incrementAndGet));
    return results.get(0).get() + " " + results.get(1).get();
  }
}
