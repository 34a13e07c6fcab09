package dev.jacquard.conformance.virtualthreads;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Virtual threads are threads, and executors that start one for each task. */
public final class VirtualThreadPrograms {
  private static final String MANY = "the JDK's code has too many steps";

  private VirtualThreadPrograms() {}

  @Expect(outcomes = "true 1", minJdk = 21)
  public static String start() throws Exception {
    AtomicInteger runs = new AtomicInteger();
    Thread thread = Virtual.start(runs::incrementAndGet);
    thread.join();
    return Virtual.isVirtual(thread) + " " + runs.get();
  }

  @Expect(
      outcomes = {"1", "2", "3"},
      minJdk = 21)
  public static String threeThreads() throws Exception {
    AtomicInteger turn = new AtomicInteger();
    int[] first = new int[1];
    Thread one = Virtual.start(() -> first[0] = turn.incrementAndGet());
    Thread two = Virtual.start(turn::incrementAndGet);
    Thread three = Virtual.start(turn::incrementAndGet);
    one.join();
    two.join();
    three.join();
    return "" + first[0];
  }

  @Expect(failures = "race", minJdk = 21)
  public static String race() throws Exception {
    int[] count = new int[1];
    Thread one = Virtual.start(() -> count[0]++);
    Thread two = Virtual.start(() -> count[0]++);
    one.join();
    two.join();
    return "done";
  }

  @Expect(outcomes = "v true", minJdk = 21)
  public static String builder() throws Exception {
    String[] seen = new String[1];
    Thread thread =
        Virtual.unstarted(
            Virtual.builder("v"),
            () ->
                seen[0] =
                    Thread.currentThread().getName() + " " + Thread.currentThread().isDaemon());
    thread.start();
    thread.join();
    return seen[0];
  }

  /** The numbers of a factory go to whoever comes first. */
  @Expect(
      outcomes = {"w-0 w-1", "w-1 w-0"},
      minJdk = 21)
  public static String factory() throws Exception {
    ThreadFactory factory = Virtual.factory(Virtual.builder("w-", 0));
    String[] names = new String[2];
    Run.both(
        () -> names[0] = factory.newThread(() -> {}).getName(),
        () -> names[1] = factory.newThread(() -> {}).getName());
    return names[0] + " " + names[1];
  }

  @Expect(outcomes = "unparked", minJdk = 21)
  public static String park() throws Exception {
    Thread thread = Virtual.start(LockSupport::park);
    LockSupport.unpark(thread);
    thread.join();
    return "unparked";
  }

  @Expect(outcomes = "interrupted", minJdk = 21)
  public static String interrupt() throws Exception {
    String[] seen = new String[1];
    CountDownLatch never = new CountDownLatch(1);
    Thread thread =
        Virtual.start(
            () -> {
              try {
                never.await();
              } catch (InterruptedException e) {
                seen[0] = "interrupted";
              }
            });
    thread.interrupt();
    thread.join();
    return seen[0];
  }

  /** They are daemons: the program ends without them. */
  @Expect(outcomes = "done", minJdk = 21)
  public static String daemons() throws Exception {
    Virtual.start(LockSupport::park);
    return "done";
  }

  @Expect(outcomes = "1 2", minJdk = 21)
  public static String threadLocals() throws Exception {
    ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 1);
    int[] seen = new int[1];
    Thread thread =
        Virtual.start(
            () -> {
              local.set(2);
              seen[0] = local.get();
            });
    thread.join();
    return local.get() + " " + seen[0];
  }

  @Expect(outcomes = "3", minJdk = 21, deep = false, reason = MANY)
  public static String executor() throws Exception {
    ExecutorService executor = Virtual.executor();
    AtomicInteger runs = new AtomicInteger();
    for (int i = 0; i < 3; i++) {
      executor.execute(runs::incrementAndGet);
    }
    Virtual.close(executor);
    return "" + runs.get();
  }

  @Expect(
      outcomes = {"12", "21"},
      minJdk = 21,
      deep = false,
      reason = MANY)
  public static String submit() throws Exception {
    ExecutorService executor = Virtual.executor();
    AtomicInteger turn = new AtomicInteger();
    Future<Integer> one = executor.submit(turn::incrementAndGet);
    Future<Integer> two = executor.submit(turn::incrementAndGet);
    String seen = "" + one.get() + two.get();
    Virtual.close(executor);
    return seen;
  }

  @Expect(
      outcomes = {"true", "false"},
      minJdk = 21,
      deep = false,
      reason = MANY)
  public static String awaitTermination() throws Exception {
    ExecutorService executor = Virtual.executor();
    executor.execute(() -> {});
    executor.shutdown();
    return "" + executor.awaitTermination(1, TimeUnit.SECONDS);
  }

  @Expect(
      outcomes = {"accepted 1", "rejected 0"},
      minJdk = 21,
      deep = false,
      reason = MANY)
  public static String shutdownAgainstExecute() throws Exception {
    ExecutorService executor = Virtual.executor();
    AtomicInteger runs = new AtomicInteger();
    String[] seen = {"accepted"};
    Run.both(
        executor::shutdown,
        () -> {
          try {
            executor.execute(runs::incrementAndGet);
          } catch (RejectedExecutionException e) {
            seen[0] = "rejected";
          }
        });
    Virtual.close(executor);
    return seen[0] + " " + runs.get();
  }

  @Expect(outcomes = "interrupted true", minJdk = 21, deep = false, reason = MANY)
  public static String shutdownNow() throws Exception {
    ExecutorService executor = Virtual.executor();
    String[] seen = new String[1];
    CountDownLatch never = new CountDownLatch(1);
    executor.execute(
        () -> {
          try {
            never.await();
          } catch (InterruptedException e) {
            seen[0] = "interrupted";
          }
        });
    executor.shutdownNow();
    Virtual.close(executor);
    return seen[0] + " " + executor.isTerminated();
  }

  @Expect(outcomes = "6", minJdk = 21, deep = false, reason = MANY)
  public static String invokeAll() throws Exception {
    ExecutorService executor = Virtual.executor();
    int sum = 0;
    List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2, () -> 3);
    for (Future<Integer> future : executor.invokeAll(tasks)) {
      sum += future.get();
    }
    Virtual.close(executor);
    return "" + sum;
  }

  @Expect(outcomes = "mine 1", minJdk = 21, deep = false, reason = MANY)
  public static String ownFactory() throws Exception {
    AtomicInteger made = new AtomicInteger();
    ExecutorService executor =
        Virtual.executor(body -> new Thread(body, "mine " + made.incrementAndGet()));
    String seen = executor.submit(() -> Thread.currentThread().getName()).get();
    Virtual.close(executor);
    return seen;
  }
}
