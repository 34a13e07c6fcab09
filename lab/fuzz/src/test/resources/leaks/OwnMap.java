import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class OwnMap {
  public static class Own {
    public int value;
    public int number;
    volatile int flag;
    Own next;
    final ConcurrentHashMap<Integer, Integer> chm = new ConcurrentHashMap<>();
    final ReentrantLock lock = new ReentrantLock();
  }

  static final Object m = new Object();
  static AtomicInteger at = new AtomicInteger();
  static final Thread[] threads = new Thread[2];
  static final Own[] owns = new Own[2];

  static Thread make(int id, Own own) {
    return new Thread(() -> work(0, own));
  }

  static void work(int id, Own own) {
    try {
      own.chm.put(1, at.incrementAndGet());
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
    for (Thread t : threads) t.join();
    out.append(owns[1].chm.get(1));
    return out.toString();
  }
}
