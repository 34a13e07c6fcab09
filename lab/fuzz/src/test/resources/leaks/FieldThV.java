import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class FieldThV {
  public static class Own {
    public int value;
    public int number;
    volatile int flag;
    Own next;
    final ReentrantLock lock = new ReentrantLock();
  }

  static final Object m = new Object();
  static AtomicInteger at = new AtomicInteger();
  static final Thread[] threads = new Thread[2];
  static final Own[] owns = new Own[2];

  static class T extends Thread {
    volatile int mine;

    T(Runnable r) {
      super(r);
    }
  }

  static Thread make(int id, Own own) {
    return new T(() -> work(0, own));
  }

  static void work(int id, Own own) {
    try {
      ((T) Thread.currentThread()).mine = at.incrementAndGet();
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
    out.append(((T) threads[1]).mine);
    for (Thread t : threads) t.join();

    return out.toString();
  }
}
