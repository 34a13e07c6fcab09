package dev.jacquard.fuzz.hostile;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.function.Supplier;

/** Other ways to memory than fields and elements: handles, reflection, copies. */
public final class Access {
  private Access() {}

  private static final class Cell implements Serializable, Cloneable {
    private static final long serialVersionUID = 1;

    int plain;
    volatile int number;
    volatile String text = "";
    final int fixed;

    Cell(int fixed) {
      this.fixed = fixed;
    }

    int next() {
      return ++number;
    }

    Cell copy() throws CloneNotSupportedException {
      return (Cell) clone();
    }
  }

  private static final VarHandle PLAIN = handle("plain", int.class);
  private static final VarHandle NUMBER = handle("number", int.class);
  private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final AtomicIntegerFieldUpdater<Cell> UPDATER =
      AtomicIntegerFieldUpdater.newUpdater(Cell.class, "number");
  private static final AtomicReferenceFieldUpdater<Cell, String> TEXTS =
      AtomicReferenceFieldUpdater.newUpdater(Cell.class, String.class, "text");

  private static VarHandle handle(String field, Class<?> type) {
    try {
      return MethodHandles.lookup().findVarHandle(Cell.class, field, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  public static String opaqueAccess() {
    Cell cell = new Cell(0);
    Seen seen = new Seen();
    Threads.run(
        () -> {
          PLAIN.setOpaque(cell, 1);
          PLAIN.setOpaque(cell, 2);
        },
        () -> seen.add(PLAIN.getOpaque(cell) + " " + PLAIN.getOpaque(cell)));
    return seen.words;
  }

  public static String plainAccessBehindALock() {
    Cell cell = new Cell(0);
    Seen seen = new Seen();
    Threads.run(
        () -> {
          synchronized (cell) {
            PLAIN.set(cell, 1);
          }
        },
        () -> {
          synchronized (cell) {
            seen.add(PLAIN.get(cell));
          }
        });
    return seen.words;
  }

  public static String acquireAndRelease() {
    Cell cell = new Cell(0);
    Seen seen = new Seen();
    Threads.run(
        () -> NUMBER.setRelease(cell, 1),
        () -> seen.add(NUMBER.getAcquire(cell) + " " + NUMBER.getAndAdd(cell, 2)));
    return seen.words + cell.number;
  }

  public static String compareAndExchange() {
    Cell cell = new Cell(0);
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(
        () -> one.add(NUMBER.compareAndExchange(cell, 0, 1)),
        () -> two.add(NUMBER.compareAndExchange(cell, 0, 2)));
    return one + " " + two;
  }

  public static String weakCompareAndSet() {
    Cell cell = new Cell(0);
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(
        () -> one.add(NUMBER.weakCompareAndSetPlain(cell, 0, 1)),
        () -> two.add(NUMBER.compareAndSet(cell, 0, 2)));
    return one + " " + two + cell.number;
  }

  public static String elements() {
    int[] numbers = new int[2];
    Seen seen = new Seen();
    Threads.run(
        () -> ELEMENTS.setVolatile(numbers, 1, 5),
        () -> seen.add(ELEMENTS.getVolatile(numbers, 1) + " " + ELEMENTS.getAndAdd(numbers, 1, 1)));
    return seen.words;
  }

  public static String updaters() {
    Cell cell = new Cell(0);
    Seen seen = new Seen();
    Threads.run(
        () -> UPDATER.incrementAndGet(cell),
        () -> seen.add(UPDATER.getAndUpdate(cell, x -> x * 2 + 1)),
        () -> TEXTS.accumulateAndGet(cell, "x", String::concat));
    return seen.words + cell.number + cell.text;
  }

  public static String fieldsByName() {
    Cell cell = new Cell(0);
    Seen seen = new Seen();
    Threads.run(
        () -> field("number").setInt(cell, 3), () -> seen.add(field("number").getInt(cell)));
    return seen.words;
  }

  private static Field field(String name) throws NoSuchFieldException {
    Field field = Cell.class.getDeclaredField(name);
    field.setAccessible(true);
    return field;
  }

  public static String methodsByName() {
    Cell cell = new Cell(0);
    Seen seen = new Seen();
    Threads.run(() -> method().invoke(cell), () -> seen.add(method().invoke(cell)));
    return seen.words;
  }

  private static Method method() throws NoSuchMethodException {
    return Cell.class.getDeclaredMethod("next");
  }

  public static String exceptionsOfMethodsByName() {
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(
        () -> number.set(1),
        () -> {
          try {
            Access.class.getDeclaredMethod("checked", int.class).invoke(null, number.get());
            seen.add("none");
          } catch (InvocationTargetException e) {
            seen.add(e.getCause().getMessage());
          }
        });
    return seen.words;
  }

  static void checked(int number) {
    if (number == 1) {
      throw new IllegalArgumentException("one");
    }
  }

  public static String methodHandles() {
    Cell cell = new Cell(0);
    Seen seen = new Seen();
    Threads.run(() -> bound(cell), () -> seen.add(bound(cell)));
    return seen.words;
  }

  private static int bound(Cell cell) throws Exception {
    try {
      MethodHandle next =
          MethodHandles.lookup()
              .findVirtual(Cell.class, "next", MethodType.methodType(int.class))
              .bindTo(cell);
      return (int) next.invoke();
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  public static String arraysByReflection() {
    int[] numbers = new int[1];
    Seen seen = new Seen();
    Threads.run(
        () -> {
          synchronized (numbers) {
            Array.setInt(numbers, 0, 4);
          }
        },
        () -> {
          synchronized (numbers) {
            seen.add(Array.getInt(numbers, 0));
          }
        });
    return seen.words;
  }

  public static String proxies() {
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    InvocationHandler handler = (proxy, method, arguments) -> "found " + number.get();
    Supplier<?> proxy =
        (Supplier<?>)
            Proxy.newProxyInstance(
                Access.class.getClassLoader(), new Class<?>[] {Supplier.class}, handler);
    Threads.run(() -> number.set(1), () -> seen.add(proxy.get()));
    return seen.words;
  }

  public static String clones() {
    Cell cell = new Cell(3);
    Seen seen = new Seen();
    Threads.run(
        () -> cell.number = 1,
        () -> {
          Cell copy = cell.copy();
          cell.number = 5;
          seen.add(copy.number + " " + copy.fixed);
        });
    return seen.words + cell.number;
  }

  public static String finalFieldsOfCopies() {
    AtomicInteger number = new AtomicInteger();
    Cell[] made = new Cell[1];
    Object lock = new Object();
    Seen seen = new Seen();
    Threads.run(
        () -> number.set(1),
        () -> {
          Cell cell = new Cell(number.get()).copy();
          synchronized (lock) {
            made[0] = cell;
          }
        },
        () -> {
          synchronized (lock) {
            seen.add(made[0] == null ? "none" : made[0].fixed);
          }
        });
    return seen.words;
  }

  public static String serialised() {
    Cell cell = new Cell(0);
    Seen seen = new Seen();
    Threads.run(
        () -> cell.number = 1,
        () -> {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(cell);
          }
          try (ObjectInputStream in =
              new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            seen.add(((Cell) in.readObject()).number);
          }
        });
    return seen.words;
  }

  public static String stampedReferences() {
    AtomicStampedReference<String> shared = new AtomicStampedReference<>("a", 0);
    Seen seen = new Seen();
    Threads.run(
        () -> shared.compareAndSet("a", "b", 0, 1),
        () -> {
          int[] stamp = new int[1];
          seen.add(shared.get(stamp) + stamp[0]);
          seen.add(shared.attemptStamp("b", 7));
        });
    return seen.words + shared.getStamp();
  }

  public static String markedReferences() {
    AtomicMarkableReference<String> shared = new AtomicMarkableReference<>("a", false);
    Seen seen = new Seen();
    Threads.run(
        () -> shared.attemptMark("a", true),
        () -> seen.add(shared.compareAndSet("a", "b", false, false)));
    return seen.words + shared.isMarked() + shared.getReference();
  }

  public static String messagesOfExceptions() {
    AtomicInteger number = new AtomicInteger();
    int[] numbers = new int[1];
    Seen seen = new Seen();
    Threads.run(
        () -> number.set(1),
        () -> {
          try {
            numbers[number.get()] = 1;
            seen.add("none");
          } catch (ArrayIndexOutOfBoundsException e) {
            seen.add(e.getMessage() + e.getStackTrace()[0].getMethodName().length());
          }
        });
    return seen.words;
  }

  public static String exceptionsHandedOver() {
    AtomicInteger number = new AtomicInteger();
    Exception[] thrown = new Exception[1];
    Seen seen = new Seen();
    Threads.run(
        () -> number.set(1),
        () -> {
          synchronized (thrown) {
            thrown[0] = new IllegalStateException("found " + number.get());
          }
        },
        () -> {
          synchronized (thrown) {
            seen.add(thrown[0] == null ? "none" : thrown[0].getMessage());
          }
        });
    return seen.words;
  }

  public static String depthOfStacks() {
    AtomicInteger number = new AtomicInteger();
    Seen seen = new Seen();
    Threads.run(() -> number.set(1), () -> seen.add(number.get() == 1 ? depth() : deeper()));
    return seen.words.replaceAll("[0-9]", "") + (seen.words.length() > 1);
  }

  private static int depth() {
    return new Throwable().getStackTrace().length;
  }

  private static int deeper() {
    return depth();
  }
}
