import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class Daemon {
  public static class Own {
    public int value;
    public int number;
    volatile int flag;
    Own next;
    final ReentrantLock lock = new ReentrantLock();
  }

  static final Object m = new Object();
  static volatile boolean v;
  static final Thread[] threads = new Thread[2];
  static final Own[] owns = new Own[2];

  static Thread prio(Thread t, int id) {
    t.setDaemon(id == 0);
    return t;
  }

  static Thread make(int id, Own own) {
    return prio(new Thread(() -> work(0, own)), id);
  }

  static void work(int id, Own own) {
    try {
      v = Thread.currentThread().isDaemon();
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
    out.append(v);
    return out.toString();
  }
}
