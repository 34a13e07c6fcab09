package dev.jacquard.fuzz.hostile;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** What threads learn from pools, tasks and futures. */
public final class Tasks {
  private Tasks() {}

  /** Uses a pool and ends it. */
  private static String pooled(ExecutorService pool, Callable<String> use) {
    try {
      return use.call();
    } catch (Exception e) {
      return e.getClass().getSimpleName() + " " + e.getMessage();
    } finally {
      pool.shutdown();
      Threads.call(() -> pool.awaitTermination(1, TimeUnit.DAYS));
    }
  }

  public static String resultsOfTasks() {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger number = new AtomicInteger();
    return pooled(
        pool,
        () -> {
          Future<Integer> one = pool.submit(number::incrementAndGet);
          Future<Integer> two = pool.submit(number::incrementAndGet);
          return one.get() + " " + two.get();
        });
  }

  public static String isDone() {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    AtomicInteger number = new AtomicInteger();
    return pooled(
        pool,
        () -> {
          Future<Integer> one = pool.submit(number::incrementAndGet);
          return number.get() + " " + one.isDone() + " " + one.get();
        });
  }

  public static String activeWorkers() {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    AtomicInteger number = new AtomicInteger();
    return pooled(
        pool,
        () -> {
          pool.submit(number::incrementAndGet);
          return pool.getActiveCount()
              + " "
              + pool.getQueue().size()
              + " "
              + pool.getPoolSize()
              + " "
              + number.get();
        });
  }

  public static String namesOfWorkers() {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    return pooled(
        pool,
        () -> {
          Callable<String> name =
              () -> Thread.currentThread().getName().replaceAll(".*thread-", "worker ");
          Future<String> one = pool.submit(name);
          Future<String> two = pool.submit(name);
          Future<String> three = pool.submit(name);
          return one.get() + two.get() + three.get();
        });
  }

  public static String localsOfWorkers() {
    ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 0);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    return pooled(
        pool,
        () -> {
          Callable<Integer> count =
              () -> {
                local.set(local.get() + 1);
                return local.get();
              };
          Future<Integer> one = pool.submit(count);
          Future<Integer> two = pool.submit(count);
          Future<Integer> three = pool.submit(count);
          return one.get() + " " + two.get() + " " + three.get();
        });
  }

  public static String cancelled() {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    AtomicInteger number = new AtomicInteger();
    return pooled(
        pool,
        () -> {
          Future<Integer> one = pool.submit(number::incrementAndGet);
          boolean did = one.cancel(true);
          try {
            return did + " " + one.get();
          } catch (CancellationException e) {
            return did + " cancelled";
          }
        });
  }

  public static String exceptionsOfTasks() {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger number = new AtomicInteger();
    return pooled(
        pool,
        () -> {
          pool.execute(() -> number.set(1));
          Future<Object> failing =
              pool.submit(
                  () -> {
                    throw new IllegalStateException("found " + number.get());
                  });
          try {
            return "none" + failing.get();
          } catch (ExecutionException e) {
            return e.getCause().getMessage();
          }
        });
  }

  public static String timedGet() {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    AtomicInteger number = new AtomicInteger();
    return pooled(
        pool,
        () -> {
          Future<Integer> one = pool.submit(number::incrementAndGet);
          try {
            return "" + one.get(1, TimeUnit.MILLISECONDS);
          } catch (TimeoutException e) {
            return "late " + number.get();
          }
        });
  }

  public static String rejected() {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> {
          try {
            pool.execute(number::incrementAndGet);
            seen.add("accepted");
          } catch (RejectedExecutionException e) {
            seen.add("rejected");
          }
        },
        pool::shutdown);
    Threads.call(() -> pool.awaitTermination(1, TimeUnit.DAYS));
    return seen.words + number.get();
  }

  public static String leftOver() {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    AtomicInteger number = new AtomicInteger();
    pool.execute(number::incrementAndGet);
    pool.execute(number::incrementAndGet);
    int left = pool.shutdownNow().size();
    Threads.call(() -> pool.awaitTermination(1, TimeUnit.DAYS));
    return left + " " + number.get();
  }

  public static String completionOrder() {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    return pooled(
        pool,
        () -> {
          ExecutorCompletionService<String> service = new ExecutorCompletionService<>(pool);
          service.submit(() -> "a");
          service.submit(() -> "b");
          return service.take().get() + service.take().get();
        });
  }

  public static String invokeAny() {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    return pooled(pool, () -> pool.invokeAny(List.of(() -> "a", () -> "b")));
  }

  public static String scheduled() {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    AtomicInteger number = new AtomicInteger();
    return pooled(
        pool,
        () -> {
          pool.schedule(() -> number.addAndGet(1), 5, TimeUnit.MILLISECONDS);
          Future<?> two = pool.schedule(() -> number.addAndGet(10), 1, TimeUnit.MILLISECONDS);
          two.get();
          return "" + number.get();
        });
  }

  public static String completion() {
    CompletableFuture<String> future = new CompletableFuture<>();
    Seen seen = new Seen();
    Threads.run(
        () -> future.complete("a"),
        () -> future.complete("b"),
        () -> seen.add(future.getNow("none") + future.isDone()));
    return seen.words + future.join();
  }

  public static String dependents() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Seen seen = new Seen();
    Threads.run(
        () -> future.complete(1),
        () -> {
          future.thenAccept(value -> seen.add("first " + value));
          future.thenAccept(value -> seen.add("second " + value));
        });
    return seen.words + future.getNumberOfDependents();
  }

  public static String textOfAFuture() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Seen seen = new Seen();
    Threads.run(
        () -> future.complete(1), () -> seen.add(future.toString().replaceAll(".*\\[", "")));
    return seen.words;
  }

  public static String exceptionsOfFutures() {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> future.completeExceptionally(new IllegalStateException("found " + number.get())),
        () -> number.set(1),
        () -> {
          try {
            seen.add(future.thenApply(value -> value + 1).join());
          } catch (CompletionException e) {
            seen.add(e.getCause().getMessage());
          }
        });
    return seen.words;
  }

  public static String eitherFuture() {
    CompletableFuture<String> one = new CompletableFuture<>();
    CompletableFuture<String> two = new CompletableFuture<>();
    CompletableFuture<Object> any = CompletableFuture.anyOf(one, two);
    Threads.run(() -> one.complete("one"), () -> two.complete("two"));
    return any.join() + "" + one.thenCombine(two, String::concat).join();
  }

  public static String asynchronous() {
    AtomicInteger number = new AtomicInteger();
    CompletableFuture<Integer> one = CompletableFuture.supplyAsync(number::incrementAndGet);
    CompletableFuture<Integer> two = CompletableFuture.supplyAsync(number::incrementAndGet);
    return one.join() + " " + two.join();
  }

  public static String futureTasks() {
    AtomicInteger number = new AtomicInteger();
    FutureTask<Integer> task = new FutureTask<>(number::incrementAndGet);
    Seen seen = new Seen();
    Threads.run(task::run, () -> seen.add(task.cancel(false)), task::run);
    return seen.words + number.get() + task.isCancelled();
  }

  private static final class Sum extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;

    private final int from;
    private final int to;
    private final transient StringBuffer order;

    Sum(int from, int to, StringBuffer order) {
      this.from = from;
      this.to = to;
      this.order = order;
    }

    @Override
    protected Integer compute() {
      if (to - from == 1) {
        order.append(from);
        return from;
      }
      int middle = (from + to) / 2;
      Sum left = new Sum(from, middle, order);
      left.fork();
      int right = new Sum(middle, to, order).compute();
      return right + left.join();
    }
  }

  public static String forkAndJoin() {
    ForkJoinPool pool = new ForkJoinPool(2);
    StringBuffer order = new StringBuffer();
    int sum = pool.invoke(new Sum(0, 2, order));
    pool.shutdown();
    return sum + " " + order;
  }

  public static String stoppedPool() {
    ForkJoinPool pool = new ForkJoinPool(1);
    Seen seen = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> {
          try {
            pool.execute(number::incrementAndGet);
          } catch (RejectedExecutionException e) {
            seen.add("rejected");
          }
        },
        pool::shutdownNow);
    boolean stops = pool.isTerminating() || pool.isTerminated();
    Threads.call(() -> pool.awaitTermination(1, TimeUnit.DAYS));
    return seen.words + stops + pool.isShutdown() + number.get();
  }

  public static String parallelStream() {
    List<Integer> order = new ArrayList<>();
    IntStream.range(0, 2)
        .parallel()
        .forEach(
            i -> {
              synchronized (order) {
                order.add(i);
              }
            });
    return order.toString();
  }

  public static String workersInALoop() {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    CountDownLatch done = new CountDownLatch(2);
    AtomicInteger sum = new AtomicInteger();
    Seen one = new Seen();
    Threads.Code work =
        () -> {
          while (true) {
            int next = queue.take();
            if (next < 0) {
              done.countDown();
              return;
            }
            sum.set(2 * sum.get() + next);
          }
        };
    queue.add(1);
    queue.add(3);
    queue.add(-1);
    queue.add(-1);
    Threads.run(work, work, () -> one.add(done.getCount()));
    return one + "" + sum.get();
  }
}
