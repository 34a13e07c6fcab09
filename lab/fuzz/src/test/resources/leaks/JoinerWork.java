import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class JoinerWork {
  public static class Own {
    public int value;
    public int number;
    volatile int flag;
    Own next;
    final ReentrantLock lock = new ReentrantLock();
  }

  static final Object m = new Object();
  static volatile int v;
  static final Thread[] threads = new Thread[2];
  static final Own[] owns = new Own[2];
  static int at;

  static Thread make(int id, Own own) {
    return new Thread(() -> work(0, own));
  }

  static void work(int id, Own own) {
    try {
      v++;
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e.toString());
    }
  }

  public static String body() throws Exception {
    StringBuilder out = new StringBuilder();

    for (int i = 0; i < 2; i++) {
      owns[i] = new Own();
    }
    for (int i = 0; i < 2; i++) {
      threads[i] = make(i, owns[i]);
    }
    for (Thread t : threads) t.start();
    Thread j =
        new Thread(
            () -> {
              try {
                threads[0].join();
                at = v;
                threads[1].join();
              } catch (InterruptedException e) {
              }
            });
    j.start();
    j.join();
    out.append(at);

    return out.toString();
  }
}
