import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class ReflGet {
  public static class Own {
    public int value;
    public int number;
    volatile int flag;
    Own next;
    final ReentrantLock lock = new ReentrantLock();
  }

  static final Object m = new Object();
  static volatile int v;
  int x;
  static final Thread[] threads = new Thread[2];
  static final Own[] owns = new Own[2];

  static Own num(int i) {
    Own o = new Own();
    o.number = i;
    return o;
  }

  static Thread make(int id, Own own) {
    return new Thread(() -> work(0, own));
  }

  static void work(int id, Own own) {
    try {
      try {
        v = (int) Own.class.getField("number").get(own);
      } catch (Exception e) {
        throw new Error(e);
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
      owns[i] = num(i);
    }
    for (int i = 0; i < 2; i++) {
      threads[i] = make(i, owns[i]);
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    out.append(v);
    return out.toString();
  }
}
