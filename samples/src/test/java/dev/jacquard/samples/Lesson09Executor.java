package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Lesson 9: a task that waits in its own pool.
 *
 * <p><b>The bug.</b> Each request submits a query to the pool that it runs in and waits for the
 * answer. With two threads that works, until two requests come at the same time: both threads are
 * busy waiting, and nobody is left for the queries.
 *
 * <p><b>The report.</b> Both threads of the pool wait for a future, and so does main. The queries
 * were submitted, but no thread took them.
 *
 * <p><b>The fix.</b> Another pool for what is waited for; or not to wait, as in lesson 10.
 */
class Lesson09Executor {
  private static int answer(ExecutorService queries) throws Exception {
    Future<Integer> query = queries.submit(() -> 21);
    return query.get();
  }

  @EveryInterleaving
  void poolWaitsForItself() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> first = pool.submit(() -> answer(pool));
    Future<Integer> second = pool.submit(() -> answer(pool));
    assertEquals(42, first.get() + second.get());
    pool.shutdown();
  }

  @EveryInterleaving
  void fixedByAnotherPool() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    ExecutorService queries = Executors.newFixedThreadPool(1);
    Future<Integer> first = pool.submit(() -> answer(queries));
    Future<Integer> second = pool.submit(() -> answer(queries));
    assertEquals(42, first.get() + second.get());
    pool.shutdown();
    queries.shutdown();
  }
}
