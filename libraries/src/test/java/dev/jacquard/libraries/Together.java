package dev.jacquard.libraries;

/** Starts threads and waits for them, as tests do. */
public final class Together {
  /** What a thread does. */
  public interface Body {
    void run() throws Exception;
  }

  private Together() {}

  public static void run(Body... bodies) throws InterruptedException {
    Thread[] threads = new Thread[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      Body body = bodies[i];
      threads[i] = new Thread(() -> call(body), "thread " + (i + 1));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void call(Body body) {
    try {
      body.run();
    } catch (RuntimeException unexpected) {
      throw unexpected;
    } catch (Exception unexpected) {
      throw new IllegalStateException(unexpected);
    }
  }
}
