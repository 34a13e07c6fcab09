package dev.jacquard.conformance.threadpoolexecutor;

import static dev.jacquard.conformance.threadpoolexecutor.Pools.MANY;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;

/** What a pool tells of itself. */
public final class NumbersPrograms {
  private NumbersPrograms() {}

  @Expect(outcomes = "0 1 2 0", deep = false, reason = MANY)
  public static String numbersAfterTheEnd() throws Exception {
    ThreadPoolExecutor pool = Pools.fixed(1);
    pool.execute(() -> {});
    pool.execute(() -> {});
    Run.end(pool);
    return pool.getPoolSize()
        + " "
        + pool.getLargestPoolSize()
        + " "
        + pool.getCompletedTaskCount()
        + " "
        + pool.getActiveCount();
  }

  /** Who asks for numbers while the pool works sees them in the middle of the JDK's steps. */
  @Expect(outcomes = "1", deep = false, reason = MANY)
  public static String numbersMeanwhile() {
    ThreadPoolExecutor pool = Pools.fixed(1);
    pool.execute(() -> {});
    String seen = "" + pool.getPoolSize();
    pool.shutdown();
    return seen;
  }

  @Expect(
      outcomes = {"0", "1"},
      deep = false,
      reason = MANY)
  public static String queueMeanwhile() {
    ThreadPoolExecutor pool = Pools.make(0, 1, 0, new LinkedBlockingQueue<>());
    pool.execute(() -> {});
    String seen = "" + pool.getQueue().size();
    pool.shutdown();
    return seen;
  }
}
