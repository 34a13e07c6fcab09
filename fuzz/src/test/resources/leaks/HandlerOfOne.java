import java.util.concurrent.atomic.AtomicInteger;

public class HandlerOfOne {
  static final AtomicInteger at = new AtomicInteger();
  static final Thread[] threads = new Thread[2];
  static final Thread.UncaughtExceptionHandler handler = (thread, thrown) -> {};
  static volatile String seen = "";

  static void work() {
    if (at.incrementAndGet() == 1) {
      seen = "" + (Thread.currentThread().getUncaughtExceptionHandler() == handler);
    }
  }

  public static String body() throws Exception {
    for (int i = 0; i < threads.length; i++) {
      int number = i;
      threads[i] = new Thread(() -> work());
      if (i == 1) threads[i].setUncaughtExceptionHandler(handler);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return seen;
  }
}
