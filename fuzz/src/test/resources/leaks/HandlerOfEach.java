import java.util.concurrent.atomic.AtomicInteger;

public class HandlerOfEach {
  static final AtomicInteger at = new AtomicInteger();
  static final Thread[] threads = new Thread[2];
  static final Thread.UncaughtExceptionHandler handler = (thread, thrown) -> {};
  static volatile String seen = "";

  static void work() {
    if (at.incrementAndGet() == 1) {
      throw new IllegalStateException();
    }
  }

  public static String body() throws Exception {
    for (int i = 0; i < threads.length; i++) {
      int number = i;
      threads[i] = new Thread(() -> work());
      threads[i].setUncaughtExceptionHandler((t, e) -> seen = "handler " + number);
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
