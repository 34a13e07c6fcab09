import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class IntOne {
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

  static Thread make(int id, Own own) {
    return new Thread(() -> work(0, own));
  }

  static void work(int id, Own own) {
    try {
      if (Thread.interrupted()) v += 5;
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
    threads[1].interrupt();
    for (Thread t : threads) t.join();
    out.append(v);
    return out.toString();
  }
}
