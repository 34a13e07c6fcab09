package dev.jacquard.conformance.testimony.programs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** Programs that fail, and whose plain accesses tell why. */
public final class Accesses {
  private Accesses() {}

  /** Runs both bodies at once, each with the same lock held. */
  private static void guarded(Runnable one, Runnable other) throws InterruptedException {
    Object lock = new Object();
    Thread left = new Thread(() -> holding(lock, one), "left");
    Thread right = new Thread(() -> holding(lock, other), "right");
    left.start();
    right.start();
    left.join();
    right.join();
  }

  private static void holding(Object lock, Runnable body) {
    synchronized (lock) {
      body.run();
    }
  }

  private static void fail() {
    throw new AssertionError("as expected");
  }

  private static class Account {
    int balance = 100;
    private final int limit = 80;

    synchronized int balance() {
      return balance;
    }

    synchronized void withdraw(int amount) {
      balance -= amount;
    }

    void customer() {
      if (balance() >= limit) {
        withdraw(80);
      }
    }
  }

  public static void checkThenAct() throws InterruptedException {
    Account account = new Account();
    Thread ada = new Thread(account::customer, "ada");
    Thread ben = new Thread(account::customer, "ben");
    ada.start();
    ben.start();
    ada.join();
    ben.join();
    if (account.balance < 0) {
      fail();
    }
  }

  private static long total;
  private static final int[] CELLS = new int[4];

  public static void staticField() throws InterruptedException {
    guarded(() -> total += 5_000_000_000L, () -> total *= 2);
    fail();
  }

  public static void arrayElements() throws InterruptedException {
    guarded(() -> CELLS[1] = CELLS[3] + 7, () -> CELLS[3] = CELLS[1] + 1);
    fail();
  }

  private enum Colour {
    RED,
    GREEN {
      @Override
      public String toString() {
        throw new IllegalStateException("nobody asks me");
      }
    }
  }

  private static final class Box {
    boolean full;
    byte small;
    char letter;
    short number;
    float half;
    double exact;
    String text;
    Colour colour;
    Integer boxed;
    Object any;
    Box next;
    Runnable code;

    @Override
    public String toString() {
      throw new IllegalStateException("nobody asks me");
    }

    @Override
    public boolean equals(Object other) {
      throw new IllegalStateException("nobody asks me");
    }

    @Override
    public int hashCode() {
      throw new IllegalStateException("nobody asks me");
    }
  }

  public static void allTypes() throws InterruptedException {
    Box box = new Box();
    guarded(
        () -> {
          box.full = true;
          box.small = -1;
          box.letter = '\n';
          box.number = 300;
          box.half = 0.5f;
          box.exact = 1e100;
        },
        () -> {
          box.full = !box.full;
          box.small++;
          box.letter++;
          box.number++;
          box.half += 1;
          box.exact = -box.exact;
        });
    fail();
  }

  public static void references() throws InterruptedException {
    Box box = new Box();
    guarded(
        () -> {
          box.text = "say \"hello\"\tto\n\u202e" + "x".repeat(50);
          box.colour = Colour.GREEN;
          box.boxed = 1000;
          box.any = Thread.currentThread();
          box.next = new Box();
          box.code = () -> box.full = true;
        },
        () -> {
          box.text = box.text == null ? "" : null;
          box.colour = box.colour == null ? Colour.RED : null;
          box.boxed = box.boxed == null ? -1 : null;
          box.any = box.any == null ? new int[2] : Accesses.class;
          box.next = box.next == null ? box : null;
          box.code = null;
        });
    fail();
  }

  /** What was set up before, or by a constructor, tells nothing. */
  public static void setUp() throws InterruptedException {
    Account account = new Account();
    CELLS[0] = 3;
    guarded(
        () -> total = account.balance + CELLS[0] + account.limit,
        () -> total = account.balance + CELLS[0] + account.limit);
    fail();
  }

  private record Point(int x, int y) {}

  public static void components() throws InterruptedException {
    Point point = new Point(1, 2);
    guarded(() -> total += point.x(), () -> total += point.y());
    fail();
  }

  /** A thread's own things are told only just before it fails. */
  public static void ownThings() throws InterruptedException {
    guarded(
        () -> {
          Box own = new Box();
          own.number = 1;
        },
        () -> {
          Box own = new Box();
          own.small = 1;
          own.number = 2;
          own.half = 3;
          own.exact = own.half;
          fail();
        });
  }

  private static int plain;
  private static final VarHandle PLAIN;
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  static {
    try {
      PLAIN = MethodHandles.lookup().findStaticVarHandle(Accesses.class, "plain", int.class);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void handles() throws InterruptedException {
    guarded(
        () -> PLAIN.set((int) PLAIN.get() + 1), () -> ELEMENT.set(CELLS, 2, (int) PLAIN.get() + 1));
    total = (int) ELEMENT.get(CELLS, 2);
    fail();
  }

  public static void reflection() throws InterruptedException {
    Box box = new Box();
    guarded(
        Accesses.class.hashCode() == 0 ? () -> {} : () -> set(box, 1), () -> set(box, box.number));
    fail();
  }

  private static void set(Box box, int number) {
    try {
      Box.class.getDeclaredField("number").setShort(box, (short) (number + 1));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void copies() throws InterruptedException {
    String[] names = {"a", "b", "c"};
    guarded(() -> System.arraycopy(names, 0, names, 1, 2), () -> names[0] = names[2]);
    fail();
  }

  public static void collections() throws InterruptedException {
    List<String> list = new ArrayList<>();
    Map<String, Integer> map = new HashMap<>();
    guarded(
        () -> list.add("one"),
        () -> {
          if (list.isEmpty()) {
            map.put("two", 2);
          }
        });
    list.addAll(map.keySet());
    fail();
  }

  /** Only the last accesses between two steps are told. */
  public static void manyInAGap() throws InterruptedException {
    guarded(
        () -> {
          for (int i = 0; i < 30; i++) {
            plain = i;
          }
        },
        () -> plain = -1);
    fail();
  }

  /** Only the last of all accesses are told, and no read twice in a row. */
  public static void manyInAll() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Runnable worker =
        () -> {
          for (int i = 0; i < 60; i++) {
            lock.lock();
            plain = plain + plain - plain + 1;
            lock.unlock();
          }
        };
    Thread other = new Thread(worker, "other");
    other.start();
    worker.run();
    other.join();
    fail();
  }

  private static Box shared;

  /** Racing accesses are told, though only a constructor and the one before the start write. */
  public static void unsafePublication() throws InterruptedException {
    Thread reader =
        new Thread(
            () -> {
              Box found = shared;
              if (found != null) {
                plain = found.number;
              }
            },
            "reader");
    reader.start();
    Box made = new Box();
    made.number = 42;
    shared = made;
    reader.join();
  }

  /** The first thread to write came late: what it left is no setting up. */
  public static void result() throws InterruptedException {
    Box box = new Box();
    Thread worker = new Thread(() -> box.exact = 2.5, "worker");
    worker.start();
    worker.join();
    if (box.exact != 0) {
      fail();
    }
  }

  /** Fields of superclasses, on objects of anonymous classes. */
  public static void inherited() throws InterruptedException {
    Account account = new Account() {};
    guarded(() -> account.balance++, () -> account.balance--);
    fail();
  }
}
