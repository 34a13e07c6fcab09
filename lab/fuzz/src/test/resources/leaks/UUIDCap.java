import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class UUIDCap {
  public static class Own {
    public int value;
    public int number;
    volatile int flag;
    Own next;
    final ReentrantLock lock = new ReentrantLock();
  }

  static final Object m = new Object();
  static volatile int v;
  static Object[] shared = {new Object(), new Object()};
  static final Thread[] threads = new Thread[2];
  static final Own[] owns = new Own[2];

  record Rec(int i) {}

  static Own deep(int id) {
    Own o = new Own();
    o.next = new Own();
    o.next.next = new Own();
    o.next.next.number = id;
    return o;
  }

  static void w2(UUID cap) {
    v = (int) cap.getLeastSignificantBits();
  }

  static Thread mk(int id) {
    UUID cap = new UUID(0, id);
    return new Thread(() -> w2(cap));
  }

  static Thread make(int id, Own own) {
    return mk(id);
  }

  static void work(int id, Own own) {
    try {
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
