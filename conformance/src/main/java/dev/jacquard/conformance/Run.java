package dev.jacquard.conformance;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/** Starts threads and waits for them. */
public final class Run {
  /** What a thread does. */
  @FunctionalInterface
  public interface Body {
    void run() throws Exception;
  }

  private Run() {}

  /** Runs two threads to their ends. */
  public static void both(Runnable one, Runnable other) throws InterruptedException {
    all(one, other);
  }

  /** Runs some threads to their ends. */
  public static void all(Runnable... bodies) throws InterruptedException {
    Thread[] threads = new Thread[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      threads[i] = new Thread(bodies[i]);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /** Shuts a pool down and waits for its end, however long it takes. */
  public static void end(ExecutorService pool) throws InterruptedException {
    pool.shutdown();
    while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
      continue;
    }
  }

  /** The same code, where checked exceptions are not expected. */
  public static Runnable unchecked(Body body) {
    return () -> {
      try {
        body.run();
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    };
  }
}
