package dev.jacquard.conformance.forkjoinpool;

import dev.jacquard.conformance.Digits;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Interrupts, the end of a pool, later moments, several pools. */
public final class MorePools {
  private MorePools() {}

  @Expect(outcomes = {"1", "interrupted"})
  public static String getIsInterrupted() throws Exception {
    ForkJoinTask<Integer> task = ForkJoinTask.adapt(() -> 1);
    String[] seen = new String[1];
    Thread getter =
        new Thread(
            Run.unchecked(
                () -> {
                  try {
                    seen[0] = "" + task.get();
                  } catch (InterruptedException e) {
                    seen[0] = "interrupted";
                  }
                }));
    getter.start();
    task.fork();
    getter.interrupt();
    getter.join();
    return seen[0];
  }

  @Expect(outcomes = {"1", "interrupted"})
  public static String futureIsInterrupted() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    String[] seen = new String[1];
    Thread getter =
        new Thread(
            Run.unchecked(
                () -> {
                  try {
                    seen[0] = "" + future.get();
                  } catch (InterruptedException e) {
                    seen[0] = "interrupted";
                  }
                }));
    getter.start();
    getter.interrupt();
    future.complete(1);
    getter.join();
    return seen[0];
  }

  @Expect(outcomes = {"interrupted", "never begun"})
  public static String shutdownNowInterrupts() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    CountDownLatch never = new CountDownLatch(1);
    String[] seen = {"never begun"};
    ForkJoinTask<?> task =
        ForkJoinTask.adapt(
            () -> {
              try {
                never.await();
              } catch (InterruptedException e) {
                seen[0] = "interrupted";
              }
            });
    pool.execute(task);
    pool.shutdownNow();
    task.quietlyJoin();
    return seen[0];
  }

  @Expect(outcomes = "7")
  public static String workStealingPool() throws Exception {
    ExecutorService pool = Executors.newWorkStealingPool();
    Future<Integer> future = pool.submit(() -> 7);
    return "" + future.get();
  }

  @Expect(outcomes = "4")
  public static String processors() {
    return "" + Runtime.getRuntime().availableProcessors();
  }

  @Expect(outcomes = "1", minJdk = 21)
  public static String closeWaits() throws Exception {
    AtomicInteger ran = new AtomicInteger();
    ForkJoinPool pool = new ForkJoinPool(2);
    pool.execute(ran::incrementAndGet);
    ((AutoCloseable) (Object) pool).close();
    return "" + ran.get();
  }

  @Expect(
      outcomes = {"0 1", "1 1"},
      minJdk = 25)
  public static String schedule() throws Exception {
    AtomicInteger ran = new AtomicInteger();
    ScheduledExecutorService pool = (ScheduledExecutorService) (Object) new ForkJoinPool(2);
    ScheduledFuture<Integer> later = pool.schedule(ran::incrementAndGet, 1, TimeUnit.SECONDS);
    int before = ran.get();
    later.get();
    return before + " " + ran.get();
  }

  @Expect(
      outcomes = {"true 0", "false 1", "true 1"},
      minJdk = 25)
  public static String cancelWhatIsScheduled() throws Exception {
    AtomicInteger ran = new AtomicInteger();
    ScheduledExecutorService pool = (ScheduledExecutorService) (Object) new ForkJoinPool(2);
    ScheduledFuture<?> later = pool.schedule(ran::incrementAndGet, 1, TimeUnit.SECONDS);
    boolean cancelled = later.cancel(false);
    return cancelled + " " + (cancelled ? ran.get() : 1);
  }

  @Expect(outcomes = {"12", "21"})
  public static String twoPools() throws Exception {
    Digits digits = new Digits();
    ForkJoinTask<?> one = new ForkJoinPool(1).submit(() -> digits.add(1));
    ForkJoinTask<?> two = new ForkJoinPool(1).submit(() -> digits.add(2));
    one.get();
    two.get();
    return digits.toString();
  }

  @Expect(outcomes = "3")
  public static String futuresWithAPoolOfTheirOwn() {
    ForkJoinPool pool = new ForkJoinPool(1);
    return ""
        + CompletableFuture.supplyAsync(() -> 1, pool).thenApplyAsync(x -> x + 2, pool).join();
  }

  @Expect(outcomes = "done")
  public static String aTaskWaitsForAFutureOfTheSamePool() {
    ForkJoinPool pool = new ForkJoinPool(1);
    ForkJoinTask<String> task =
        pool.submit(() -> CompletableFuture.supplyAsync(() -> "done", pool).join());
    return task.join();
  }

  @Expect(outcomes = {"12", "21"})
  public static String twoThreadsSubmit() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    Digits digits = new Digits();
    Run.both(
        () -> pool.submit(() -> digits.add(1)).join(),
        () -> pool.submit(() -> digits.add(2)).join());
    return digits.toString();
  }
}
