package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Updates that look like those by which a thread learns nothing, but it keeps what it found. */
public final class KeptValues {
  private static final VarHandle SHOWN;

  static {
    try {
      SHOWN = MethodHandles.lookup().findVarHandle(Cell.class, "shown", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private KeptValues() {}

  private static final class Cell {
    int count;
    int copy;
    volatile int shown;
    Cell next;
  }

  private interface Section {
    int run(Cell cell);
  }

  /**
   * What three threads found, each in one section, in ascending order. Then each acts by it, and
   * the last one to do so leaves its number.
   */
  private static String found(Section section) throws InterruptedException {
    Object lock = new Object();
    Cell cell = new Cell();
    cell.next = new Cell();
    int[] times = new int[4];
    int[] last = new int[1];
    Workers.run(
        3,
        () -> {
          int found;
          synchronized (lock) {
            found = section.run(cell);
          }
          synchronized (lock) {
            times[found]++;
            last[0] = found;
          }
        });
    StringBuilder outcome = new StringBuilder();
    for (int i = 0; i < times.length; i++) {
      outcome.append(times[i]);
    }
    return outcome + " " + last[0];
  }

  @Expect(outcomes = {"1110 0", "1110 1", "1110 2"})
  public static String beforeTheUpdate() throws Exception {
    return found(cell -> cell.count++);
  }

  @Expect(outcomes = {"0111 1", "0111 2", "0111 3"})
  public static String afterTheUpdate() throws Exception {
    return found(cell -> ++cell.count);
  }

  @Expect(outcomes = {"1110 0", "1110 1", "1110 2"})
  public static String inAVariable() throws Exception {
    return found(
        cell -> {
          int old = cell.count;
          cell.count = old + 1;
          return old;
        });
  }

  @Expect(outcomes = {"1200 0", "1200 1"})
  public static String compared() throws Exception {
    return found(
        cell -> {
          if (cell.count++ == 0) {
            return 0;
          }
          return 1;
        });
  }

  @Expect(outcomes = {"0111 1", "0111 2", "0111 3"})
  public static String lookedAtAfterwards() throws Exception {
    return found(
        cell -> {
          cell.count++;
          return cell.count;
        });
  }

  @Expect(outcomes = {"1110 0", "1110 1", "1110 2"})
  public static String copiedToAnotherField() throws Exception {
    return found(
        cell -> {
          cell.copy = cell.count;
          cell.count++;
          return cell.copy;
        });
  }

  @Expect(outcomes = {"0111 1", "0111 2", "0111 3"})
  public static String chained() throws Exception {
    return found(
        cell -> {
          cell.next.count = cell.count += 1;
          return cell.next.count;
        });
  }

  /**
   * The same field of an object that the thread has for itself: what it reads there it has seen.
   */
  @Expect(outcomes = {"1110 0", "1110 1", "1110 2"})
  public static String toAnObjectOfItsOwn() throws Exception {
    return found(
        cell -> {
          Cell mine = new Cell();
          mine.count = cell.count + mine.count;
          cell.count++;
          return mine.count;
        });
  }

  @Expect(outcomes = {"1110 0", "1110 1", "1110 2"})
  public static String toAnArrayOfItsOwn() throws Exception {
    int[] shared = new int[1];
    return found(
        cell -> {
          int[] mine = new int[1];
          mine[0] = shared[0] + mine[0];
          shared[0]++;
          return mine[0];
        });
  }

  @Expect(outcomes = {"1110 0", "1110 1", "1110 2"})
  public static String asAnIndex() throws Exception {
    int[] shared = new int[8];
    return found(
        cell -> {
          int[] mine = {0, 1, 2};
          mine[shared[0]] += 4;
          shared[0]++;
          return mine[0] > 3 ? 0 : mine[1] > 3 ? 1 : 2;
        });
  }

  /** Dividing by the value fails for one of them. */
  @Expect(outcomes = {"1200 0", "1200 1"})
  public static String asADivisor() throws Exception {
    return found(
        cell -> {
          try {
            cell.count = 6 / cell.count;
            return 1;
          } catch (ArithmeticException e) {
            cell.count = 1;
            return 0;
          }
        });
  }

  @Expect(outcomes = {"1110 0", "1110 1", "1110 2"})
  public static String handedToAMethod() throws Exception {
    int[] box = new int[3];
    return found(
        cell -> {
          int[] mine = new int[1];
          cell.count = keep(cell.count, mine) + 1;
          box[0]++;
          return mine[0];
        });
  }

  private static int keep(int value, int[] where) {
    where[0] = value;
    return value;
  }

  /** Between the read and the write there is a step, before which the thread has the value. */
  @Expect(outcomes = "3", executions = 6)
  public static String acrossAStep() throws Exception {
    Cell cell = new Cell();
    Object lock = new Object();
    Workers.run(
        3,
        () -> {
          synchronized (lock) {
            cell.count = cell.count + cell.shown + 1;
          }
        });
    return "" + cell.count;
  }

  @Expect(failures = "race")
  public static void acrossALock() throws Exception {
    Cell cell = new Cell();
    Object lock = new Object();
    Workers.run(3, () -> cell.count = cell.count + one(lock));
  }

  private static int one(Object lock) {
    synchronized (lock) {
      return 1;
    }
  }

  private interface Source {
    int next();
  }

  /** Three threads draw a number each; the last one to do so leaves it. */
  private static String drawn(Source before, Source numbers) throws InterruptedException {
    AtomicInteger last = new AtomicInteger();
    Workers.run(
        3,
        () -> {
          before.next();
          last.set(numbers.next());
        });
    return "" + last;
  }

  @Expect(outcomes = {"0", "1", "2"})
  public static String fromAnAtomic() throws Exception {
    AtomicInteger count = new AtomicInteger();
    return drawn(() -> 0, () -> count.getAndIncrement());
  }

  /** The call has no place of its own: the place before is one where the result is dropped. */
  @Expect(outcomes = {"0", "1", "2"})
  public static String fromAReferenceToAMethod() throws Exception {
    AtomicInteger other = new AtomicInteger();
    AtomicInteger count = new AtomicInteger();
    return drawn(
        () -> {
          other.incrementAndGet();
          return 0;
        },
        count::getAndIncrement);
  }

  @Expect(outcomes = {"0", "1", "2"})
  public static String fromAReferenceAfterSomethingWasThrown() throws Exception {
    AtomicInteger[] nothing = new AtomicInteger[1];
    AtomicInteger count = new AtomicInteger();
    return drawn(
        () -> {
          try {
            nothing[0].incrementAndGet();
            return 0;
          } catch (NullPointerException e) {
            return 1;
          }
        },
        count::getAndIncrement);
  }

  @Expect(outcomes = {"0", "1", "2"})
  public static String fromAReferenceAfterAnIndexOutOfBounds() throws Exception {
    AtomicIntegerArray none = new AtomicIntegerArray(0);
    AtomicInteger count = new AtomicInteger();
    return drawn(
        () -> {
          try {
            none.incrementAndGet(0);
            return 0;
          } catch (IndexOutOfBoundsException e) {
            return 1;
          }
        },
        count::getAndIncrement);
  }

  @Expect(outcomes = {"0", "1", "2"})
  public static String fromAHandle() throws Exception {
    Cell cell = new Cell();
    return drawn(() -> 0, () -> (int) SHOWN.getAndAdd(cell, 1));
  }

  /** What a thread has read in a race decides whether it is like the others, and no plan tells. */
  @Expect(failures = "race", toldApart = "in a race")
  public static void inARace() throws Exception {
    Cell shared = new Cell();
    AtomicInteger order = new AtomicInteger();
    AtomicInteger count = new AtomicInteger();
    Object lock = new Object();
    Workers.run(
        2,
        () -> {
          int found;
          synchronized (lock) {
            found = shared.count;
          }
          order.getAndIncrement();
          count.getAndAdd(2);
          shared.count = found + 1;
        });
  }

  /** Nobody looks but the main thread, in the end. */
  @Expect(outcomes = {"3", "4", "5", "6"})
  public static String byAnotherThread() throws Exception {
    Cell cell = new Cell();
    Object lock = new Object();
    Thread doubles =
        new Thread(
            () -> {
              synchronized (lock) {
                cell.count *= 2;
              }
            });
    doubles.start();
    Workers.run(
        3,
        () -> {
          synchronized (lock) {
            cell.count++;
          }
        });
    doubles.join();
    return "" + cell.count;
  }
}
