import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class FreshPub {
  public static class Own {
    public int value;
    public int number;
    volatile int flag;
    Own next;
    final ReentrantLock lock = new ReentrantLock();
  }

  static final Object m = new Object();
  static volatile Object p;
  static final Thread[] threads = new Thread[2];
  static final Own[] owns = new Own[2];

  static Thread make(int id, Own own) {
    return new Thread(() -> work(0, own));
  }

  static void work(int id, Own own) {
    try {
      synchronized (m) {
        Own n = new Own();
        n.number = 1;
        if (p == null) p = n;
        else own.next = (Own) p;
      }
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
    out.append(owns[0].next == null).append(owns[1].next == null);
    return out.toString();
  }
}
