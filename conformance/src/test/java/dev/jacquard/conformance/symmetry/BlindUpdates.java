package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Updates of memory by which a thread learns nothing: what it reads goes into what it writes back.
 * By values there are as few executions as if nothing were in the critical sections.
 */
public final class BlindUpdates {
  private static final Object LOCK = new Object();
  private static final VarHandle COUNT;

  static {
    try {
      COUNT = MethodHandles.lookup().findVarHandle(Counters.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static int total;
  private static long sum;

  private BlindUpdates() {}

  private static final class Counters {
    int count;
    long big;
    short small;
    byte tiny;
    char letter;
    float single;
    double twice;
    boolean odd;
    Counters next;
  }

  private static void sections(int workers, int rounds, Runnable section) throws Exception {
    Object lock = new Object();
    Workers.run(
        workers,
        () -> {
          for (int round = 0; round < rounds; round++) {
            synchronized (lock) {
              section.run();
            }
          }
        });
  }

  @Expect(outcomes = "6", executions = 90, values = 5, readsFrom = 15)
  public static String aField() throws Exception {
    Counters counters = new Counters();
    sections(3, 2, () -> counters.count++);
    return "" + counters.count;
  }

  @Expect(large = true, outcomes = "12", values = 462)
  public static String aFieldByFourWorkers() throws Exception {
    Counters counters = new Counters();
    sections(4, 3, () -> counters.count++);
    return "" + counters.count;
  }

  @Expect(
      large = true,
      outcomes = "12",
      values = 462,
      deep = false,
      reason = "too many executions without models")
  public static String aFieldByFourWorkersWithReentrantLock() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Counters counters = new Counters();
    Workers.run(
        4,
        () -> {
          for (int round = 0; round < 3; round++) {
            lock.lock();
            try {
              counters.count += 1;
            } finally {
              lock.unlock();
            }
          }
        });
    return "" + counters.count;
  }

  @Expect(outcomes = "6 30", executions = 90, values = 5, readsFrom = 15)
  public static String staticFields() throws Exception {
    Workers.run(
        3,
        () -> {
          for (int round = 0; round < 2; round++) {
            synchronized (LOCK) {
              total++;
              sum = sum + 5;
            }
          }
        });
    return total + " " + sum;
  }

  @Expect(outcomes = "6 -6 64", executions = 90, values = 5, readsFrom = 15)
  public static String elements() throws Exception {
    int[] ints = new int[2];
    long[][] longs = {{1}};
    sections(
        3,
        2,
        () -> {
          ints[0]++;
          ints[1] = ints[1] - 1;
          longs[0][0] <<= 1;
        });
    return ints[0] + " " + ints[1] + " " + longs[0][0];
  }

  @Expect(outcomes = "6 6 6 6 1.5 64.0 false", executions = 90, values = 5, readsFrom = 15)
  public static String allSortsOfNumbers() throws Exception {
    Counters counters = new Counters();
    counters.twice = 1;
    sections(
        3,
        2,
        () -> {
          counters.big++;
          counters.small += 1;
          counters.tiny++;
          counters.letter++;
          counters.single += 0.25f;
          counters.twice *= 2;
          counters.odd ^= true;
        });
    return counters.big
        + " "
        + counters.small
        + " "
        + counters.tiny
        + " "
        + (int) counters.letter
        + " "
        + counters.single
        + " "
        + counters.twice
        + " "
        + counters.odd;
  }

  @Expect(outcomes = "63 9", executions = 90, values = 5, readsFrom = 15)
  public static String theSameValueTwice() throws Exception {
    Counters counters = new Counters();
    sections(
        3,
        2,
        () -> {
          counters.count = counters.count + counters.count + 1;
          counters.big = Math.max(counters.big, 9);
        });
    return counters.count + " " + counters.big;
  }

  @Expect(outcomes = "6", executions = 90, values = 5, readsFrom = 15)
  public static String aFieldOfAField() throws Exception {
    Counters counters = new Counters();
    counters.next = new Counters();
    sections(3, 2, () -> counters.next.count = 1 + counters.next.count);
    return "" + counters.next.count;
  }

  /** The update does not come to its end; of the value nothing is left all the same. */
  @Expect(outcomes = "0 6", executions = 90, values = 5, readsFrom = 15)
  public static String somethingIsThrownInBetween() throws Exception {
    Counters counters = new Counters();
    sections(
        3,
        2,
        () -> {
          try {
            counters.count = counters.count + counters.next.count;
          } catch (NullPointerException e) {
            counters.big++;
          }
        });
    return counters.count + " " + counters.big;
  }

  @Expect(outcomes = "6", executions = 90, values = 5, readsFrom = 15)
  public static String anAtomic() throws Exception {
    AtomicInteger count = new AtomicInteger();
    Workers.run(
        3,
        () -> {
          count.incrementAndGet();
          count.getAndIncrement();
        });
    return "" + count;
  }

  @Expect(large = true, outcomes = "12 24 true", values = 1)
  public static String severalAtomics() throws Exception {
    AtomicInteger ints = new AtomicInteger();
    AtomicLong longs = new AtomicLong();
    AtomicBoolean flag = new AtomicBoolean();
    Workers.run(
        4,
        () -> {
          ints.getAndAdd(3);
          longs.addAndGet(6);
          flag.getAndSet(true);
        });
    return ints + " " + longs + " " + flag;
  }

  @Expect(outcomes = "[0, 6] [3]", executions = 36, values = 1, readsFrom = 6)
  public static String arraysOfAtomics() throws Exception {
    AtomicIntegerArray ints = new AtomicIntegerArray(2);
    AtomicLongArray longs = new AtomicLongArray(1);
    Workers.run(
        3,
        () -> {
          ints.getAndAdd(1, 2);
          longs.getAndIncrement(0);
        });
    return ints + " " + longs;
  }

  @Expect(outcomes = "4", executions = 2, values = 1, readsFrom = 1)
  public static String byAHandle() throws Exception {
    Counters counters = new Counters();
    Workers.run(2, () -> COUNT.getAndAdd(counters, 2));
    return "" + COUNT.getVolatile(counters);
  }

  /** Nobody is in a critical section: that is a race, whoever learns nothing by it. */
  @Expect(
      outcomes = {"2"},
      failures = "race",
      values = 1)
  public static String aRace() throws Exception {
    Counters counters = new Counters();
    Workers.run(2, () -> counters.count++);
    return "" + counters.count;
  }

  /** As steps the read and the write are apart, so that the value is kept in between. */
  @Expect(
      outcomes = {"1", "2", "3"},
      races = "explore")
  public static String lostUpdates() throws Exception {
    Counters counters = new Counters();
    Workers.run(3, () -> counters.count++);
    return "" + counters.count;
  }

  /** One of two increments is not in a critical section, and only in some orders do they race. */
  @Expect(failures = "race")
  public static void aRaceBehindASection() throws Exception {
    Counters counters = new Counters();
    Object lock = new Object();
    Workers.run(
        3,
        () -> {
          boolean first;
          synchronized (lock) {
            counters.big++;
            first = counters.next == null;
            counters.next = counters;
          }
          if (first) {
            counters.small++;
          } else {
            synchronized (lock) {
              counters.small++;
            }
          }
        });
  }
}
