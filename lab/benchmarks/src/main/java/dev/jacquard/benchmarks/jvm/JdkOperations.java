package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.measure.Stopwatch;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Operations of {@code java.util.concurrent} on a thread that nobody controls. The agent rewrites
 * these classes for all, so a JVM with it is compared with one without.
 */
final class JdkOperations implements JvmMeasurement {
  private static final int TIMES = 10_000;
  private static final int KEYS = 1000;

  private final Stopwatch stopwatch;
  private final Map<String, Stopwatch.Work> operations = new LinkedHashMap<>();
  private Object sink;

  JdkOperations(Stopwatch stopwatch) {
    this.stopwatch = stopwatch;
    AtomicInteger number = new AtomicInteger();
    ReentrantLock lock = new ReentrantLock();
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    for (int i = 0; i < KEYS; i++) {
      map.put(i, i);
    }
    add("AtomicInteger.incrementAndGet", i -> number.incrementAndGet());
    add("ReentrantLock lock, unlock", i -> lockAndUnlock(lock));
    add("ConcurrentHashMap.get", i -> map.get(i % KEYS));
    add("ConcurrentHashMap.merge", i -> map.merge(i % KEYS, 1, Integer::sum));
    add("LinkedBlockingQueue offer, poll", i -> queue.offer(i) ? queue.poll() : null);
    add("CompletableFuture complete, thenApply", JdkOperations::completed);
  }

  private interface Operation {
    Object execute(int i);
  }

  private void add(String name, Operation operation) {
    operations.put(name, () -> repeat(operation));
  }

  private long repeat(Operation operation) {
    for (int i = 0; i < TIMES; i++) {
      sink = operation.execute(i);
    }
    return TIMES;
  }

  private static Object lockAndUnlock(ReentrantLock lock) {
    lock.lock();
    lock.unlock();
    return lock;
  }

  private static Object completed(int i) {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<Integer> next = future.thenApply(x -> x + 1);
    future.complete(i);
    return next.join();
  }

  /** One line for each operation: its name, a tab, nanoseconds of processor time. */
  @Override
  public void run(PrintStream out) {
    double[] nanos = stopwatch.nanos(operations.values().toArray(new Stopwatch.Work[0]));
    int i = 0;
    for (String name : operations.keySet()) {
      out.printf(Locale.ROOT, "%s\t%.2f%n", name, nanos[i++]);
    }
    if (sink == null) {
      throw new IllegalStateException("nothing was done");
    }
  }
}
