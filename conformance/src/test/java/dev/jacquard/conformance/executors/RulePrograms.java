package dev.jacquard.conformance.executors;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import dev.jacquard.conformance.Words;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What the methods of {@link Executors} make, and what they refuse. */
public final class RulePrograms {
  private static final String MANY = "the JDK's code has too many steps";

  private RulePrograms() {}

  @Expect(outcomes = "IIIINNNNNNNN", executions = 1)
  public static String refusals() {
    return Words.thrownByEach(
            () -> Executors.newFixedThreadPool(0),
            () -> Executors.newFixedThreadPool(-1, Thread::new),
            () -> Executors.newScheduledThreadPool(-1),
            () -> Executors.newWorkStealingPool(0),
            () -> Executors.newFixedThreadPool(1, null),
            () -> Executors.newCachedThreadPool(null),
            () -> Executors.newSingleThreadExecutor(null),
            () -> Executors.newSingleThreadScheduledExecutor(null),
            () -> Executors.unconfigurableExecutorService(null),
            () -> Executors.unconfigurableScheduledExecutorService(null),
            () -> Executors.callable((Runnable) null),
            () -> Executors.callable(null, 1))
        .replace("IllegalArgumentException", "I")
        .replace("NullPointerException", "N")
        .replace(" ", "");
  }

  private static String numbers(ExecutorService service) {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) service;
    return Words.of(
        pool.getCorePoolSize(),
        pool.getMaximumPoolSize() == Integer.MAX_VALUE ? "all" : pool.getMaximumPoolSize(),
        pool.getKeepAliveTime(TimeUnit.SECONDS),
        pool.getQueue() instanceof LinkedBlockingQueue,
        pool.getQueue() instanceof SynchronousQueue);
  }

  @Expect(
      outcomes =
          "3 3 0 true false / 0 all 60 false true / 2 all 0 false false / false false true true",
      executions = 1,
      deep = false,
      reason = MANY)
  public static String numbers() {
    ThreadFactory factory = Thread::new;
    ExecutorService given = Executors.newCachedThreadPool(factory);
    return String.join(
        " / ",
        numbers(Executors.newFixedThreadPool(3)),
        numbers(given),
        numbers(Executors.newScheduledThreadPool(2, factory)),
        Words.of(
            Executors.newSingleThreadExecutor() instanceof ThreadPoolExecutor,
            Executors.newSingleThreadScheduledExecutor(factory)
                instanceof ScheduledThreadPoolExecutor,
            ((ThreadPoolExecutor) given).getThreadFactory() == factory,
            ((ThreadPoolExecutor) Executors.newFixedThreadPool(1, factory)).getThreadFactory()
                == factory));
  }

  @Expect(outcomes = "null 1 7 1", executions = 1)
  public static String callables() throws Exception {
    int[] runs = new int[1];
    Callable<Object> plain = Executors.callable((Runnable) () -> runs[0]++);
    Object nothing = plain.call();
    Object once = runs[0];
    return Words.of(nothing, once, Executors.callable(() -> {}, 7).call(), runs[0]);
  }

  /** Names go by the factory and by the thread; threads are no daemons, even if a daemon asks. */
  @Expect(outcomes = "pool-n-thread-1 pool-n-thread-2 pool-n-thread-1 false 5 true", executions = 1)
  public static String defaultFactory() throws Exception {
    ThreadFactory one = Executors.defaultThreadFactory();
    Thread[] made = new Thread[3];
    Thread daemon =
        new Thread(
            () -> {
              made[0] = one.newThread(() -> {});
              made[1] = one.newThread(() -> {});
              made[2] = Executors.defaultThreadFactory().newThread(() -> {});
            });
    daemon.setDaemon(true);
    daemon.setPriority(7);
    daemon.start();
    daemon.join();
    return Words.of(
            made[0].getName(),
            made[1].getName(),
            made[2].getName(),
            made[0].isDaemon(),
            made[1].getPriority(),
            made[1].getThreadGroup() == Thread.currentThread().getThreadGroup())
        .replaceAll("pool-\\d+-", "pool-n-");
  }

  @Expect(outcomes = "false 3 true true 4", deep = false, reason = MANY)
  public static String unconfigurable() throws Exception {
    ScheduledExecutorService pool =
        Executors.unconfigurableScheduledExecutorService(Executors.newScheduledThreadPool(1));
    boolean configurable = pool instanceof ScheduledThreadPoolExecutor;
    int three = pool.schedule(() -> 3, 1, TimeUnit.MILLISECONDS).get();
    int four = pool.submit(() -> 4).get();
    Run.end(pool);
    return Words.of(configurable, three, pool.isShutdown(), pool.isTerminated(), four);
  }

  @Expect(outcomes = "3 true", deep = false, reason = MANY)
  public static String workStealing() throws Exception {
    ExecutorService pool = Executors.newWorkStealingPool(2);
    int sum = pool.submit(() -> 1).get() + pool.submit(() -> 2).get();
    Run.end(pool);
    return Words.of(sum, pool.isTerminated());
  }
}
