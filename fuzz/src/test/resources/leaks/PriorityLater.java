import java.util.concurrent.atomic.AtomicInteger;

public class PriorityLater {
  static final AtomicInteger at = new AtomicInteger();
  static final Thread[] threads = new Thread[2];
  static final Thread.UncaughtExceptionHandler handler = (thread, thrown) -> {};
  static volatile String seen = "";

  static void work() {
    if (at.incrementAndGet() == 1) {
      seen = "" + Thread.currentThread().getPriority();
    }
  }

  public static String body() throws Exception {
    for (int i = 0; i < threads.length; i++) {
      int number = i;
      threads[i] = new Thread(() -> work());
    }
    for (Thread thread : threads) {
      thread.start();
    }
    threads[1].setPriority(7);
    for (Thread thread : threads) {
      thread.join();
    }
    return seen;
  }
}
