package dev.jacquard.libraries.bugs;

/** Starts two threads and waits for them. */
final class Both {
  /** What a thread does. */
  interface Body {
    void run() throws Exception;
  }

  private Both() {}

  static void run(Body one, Body other) throws InterruptedException {
    Thread first = new Thread(() -> call(one), "one");
    Thread second = new Thread(() -> call(other), "other");
    first.start();
    second.start();
    first.join();
    second.join();
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
