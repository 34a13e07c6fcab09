package dev.jacquard.conformance.executors;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The pools that everybody makes. */
public final class ExecutorsPrograms {
  private static final String MANY = "the JDK's code has too many steps";

  private ExecutorsPrograms() {}

  private static String thread() {
    return Thread.currentThread().getName();
  }

  @Expect(outcomes = "pool-1-thread-1 pool-2-thread-1", deep = false, reason = MANY)
  public static String poolsAreNumbered() throws Exception {
    ExecutorService one = Executors.newFixedThreadPool(1);
    ExecutorService other = Executors.newFixedThreadPool(1);
    String seen =
        one.submit(ExecutorsPrograms::thread).get()
            + " "
            + other.submit(ExecutorsPrograms::thread).get();
    Run.end(one);
    Run.end(other);
    return seen;
  }

  @Expect(outcomes = "01", deep = false, reason = MANY)
  public static String single() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    StringBuilder order = new StringBuilder();
    pool.execute(() -> order.append(0));
    pool.execute(() -> order.append(1));
    Run.end(pool);
    return order.toString();
  }

  @Expect(
      outcomes = {"1 1", "1 2"},
      deep = false,
      reason = MANY)
  public static String cached() throws Exception {
    ExecutorService pool = Executors.newCachedThreadPool();
    String first = pool.submit(ExecutorsPrograms::thread).get();
    String second = pool.submit(ExecutorsPrograms::thread).get();
    Run.end(pool);
    return first.substring(14) + " " + second.substring(14);
  }

  @Expect(outcomes = "2", deep = false, reason = MANY)
  public static String cachedPoolRunsAllAtOnce() throws Exception {
    ExecutorService pool = Executors.newCachedThreadPool();
    AtomicInteger sum = new AtomicInteger();
    Future<?> first = pool.submit(sum::incrementAndGet);
    Future<?> second = pool.submit(sum::incrementAndGet);
    first.get();
    second.get();
    Run.end(pool);
    return "" + sum.get();
  }

  @Expect(outcomes = "5", deep = false, reason = MANY)
  public static String singleScheduled() throws Exception {
    ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
    int seen = pool.schedule(() -> 5, 1, TimeUnit.SECONDS).get();
    Run.end(pool);
    return "" + seen;
  }

  @Expect(outcomes = "4", deep = false, reason = MANY)
  public static String unconfigurable() throws Exception {
    ExecutorService pool = Executors.unconfigurableExecutorService(Executors.newFixedThreadPool(1));
    int seen = pool.submit(() -> 4).get();
    Run.end(pool);
    return "" + seen;
  }

  @Expect(outcomes = "made", deep = false, reason = MANY)
  public static String factory() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor(body -> new Thread(body, "made"));
    String seen = pool.submit(ExecutorsPrograms::thread).get();
    Run.end(pool);
    return seen;
  }
}
