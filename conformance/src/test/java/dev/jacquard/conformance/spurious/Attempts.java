package dev.jacquard.conformance.spurious;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;

/** Weak compare-and-set that fails without a reason. */
public final class Attempts {
  private static final VarHandle ARRAY = MethodHandles.arrayElementVarHandle(long[].class);
  private static final AtomicLongFieldUpdater<Holder> UPDATER =
      AtomicLongFieldUpdater.newUpdater(Holder.class, "value");

  private static final VarHandle NAMES = MethodHandles.arrayElementVarHandle(String[].class);
  private static volatile boolean stop;

  private Attempts() {}

  private static final class Holder {
    private volatile long value;
  }

  /** An atomic variable of the program's own. */
  private static final class Own extends AtomicInteger {
    private static final long serialVersionUID = 1;
  }

  @Expect(outcomes = "true 1", assumed = "FAILURE")
  public static String onlyWithAReason() {
    AtomicInteger count = new AtomicInteger();
    return count.weakCompareAndSetVolatile(0, 1) + " " + count;
  }

  @Expect(
      spurious = true,
      outcomes = {"true 1", "false 0"},
      assumed = {})
  public static String anInteger() {
    AtomicInteger count = new AtomicInteger();
    return count.weakCompareAndSetVolatile(0, 1) + " " + count;
  }

  @Expect(
      spurious = true,
      outcomes = {"true 1", "false 0"},
      assumed = {})
  public static String ofItsOwnClass() {
    Own count = new Own();
    return count.weakCompareAndSetVolatile(0, 1) + " " + count;
  }

  @Expect(
      spurious = true,
      outcomes = {"true b", "false a"},
      assumed = {})
  public static String aReference() {
    AtomicReference<String> name = new AtomicReference<>("a");
    return name.weakCompareAndSetVolatile("a", "b") + " " + name;
  }

  @Expect(
      spurious = true,
      outcomes = {"true [0, 7]", "false [0, 0]"},
      assumed = {})
  public static String anElement() {
    AtomicIntegerArray numbers = new AtomicIntegerArray(2);
    return numbers.weakCompareAndSetVolatile(1, 0, 7) + " " + numbers;
  }

  @Expect(
      spurious = true,
      outcomes = {"true 5", "false 0"},
      assumed = "WEAK_ACCESS")
  public static String throughAnUpdater() {
    Holder holder = new Holder();
    return UPDATER.weakCompareAndSet(holder, 0, 5) + " " + holder.value;
  }

  @Expect(
      spurious = true,
      outcomes = {"true 9", "false 0"},
      assumed = {})
  public static String throughAHandle() {
    long[] numbers = new long[3];
    return ARRAY.weakCompareAndSet(numbers, 2, 0L, 9L) + " " + numbers[2];
  }

  @Expect(
      spurious = true,
      outcomes = {"true 1", "false 0"},
      assumed = {})
  public static String byReference() {
    AtomicReference<Integer> count = new AtomicReference<>(0);
    BiPredicate<Integer, Integer> attempt = count::weakCompareAndSetVolatile;
    return attempt.test(0, 1) + " " + count;
  }

  @Expect(
      spurious = true,
      outcomes = "1",
      assumed = {})
  public static String whoTriesAgainSucceeds() {
    AtomicInteger count = new AtomicInteger();
    while (!count.weakCompareAndSetVolatile(0, 1)) {
      Thread.onSpinWait();
    }
    return count.toString();
  }

  /** The other one may be the reason, or nobody. */
  @Expect(
      spurious = true,
      outcomes = {"one", "none"},
      assumed = {})
  public static String whoeverComesFirst() throws InterruptedException {
    AtomicInteger owner = new AtomicInteger();
    AtomicInteger owners = new AtomicInteger();
    Run.both(
        () -> {
          if (owner.weakCompareAndSetVolatile(0, 1)) {
            owners.incrementAndGet();
          }
        },
        () -> {
          if (owner.weakCompareAndSetVolatile(0, 2)) {
            owners.incrementAndGet();
          }
        });
    return owners.get() == 0 ? "none" : owners.get() == 1 ? "one" : "two";
  }

  @Expect(
      spurious = true,
      outcomes = {"0", "1", "2"},
      assumed = {})
  public static String twoOnALine() {
    AtomicInteger one = new AtomicInteger();
    AtomicInteger other = new AtomicInteger();
    return ""
        + ((one.weakCompareAndSetVolatile(0, 1) ? 1 : 0)
            + (other.weakCompareAndSetVolatile(0, 1) ? 1 : 0));
  }

  @Expect(
      spurious = true,
      outcomes = {"1", "2"},
      assumed = "SECOND_FAILURE")
  public static String onceForEachThreadAndPlace() {
    AtomicInteger count = new AtomicInteger();
    for (int i = 0; i < 2; i++) {
      int before = count.get();
      count.weakCompareAndSetVolatile(before, before + 1);
    }
    return count.toString();
  }

  @Expect(
      spurious = true,
      outcomes = "NullPointerException",
      assumed = {})
  public static String nowhere() {
    AtomicInteger none = stop ? new AtomicInteger() : null;
    return thrownBy(() -> none.weakCompareAndSetVolatile(0, 1));
  }

  @Expect(
      spurious = true,
      outcomes = "ArrayIndexOutOfBoundsException",
      assumed = {})
  public static String behindTheEnd() {
    AtomicIntegerArray numbers = new AtomicIntegerArray(2);
    return thrownBy(() -> numbers.weakCompareAndSetVolatile(2, 0, 1));
  }

  @Expect(
      spurious = true,
      outcomes = "ArrayIndexOutOfBoundsException",
      assumed = {})
  public static String behindTheEndByAHandle() {
    long[] numbers = new long[3];
    return thrownBy(() -> ARRAY.weakCompareAndSet(numbers, 3, 0L, 9L));
  }

  @Expect(
      spurious = true,
      outcomes = {"true b", "false a"},
      assumed = "WEAK_ACCESS")
  public static String withAStamp() {
    AtomicStampedReference<String> name = new AtomicStampedReference<>("a", 1);
    return name.weakCompareAndSet("a", "b", 1, 2) + " " + name.getReference();
  }

  @Expect(
      spurious = true,
      outcomes = {"true b", "false null"},
      assumed = {})
  public static String fromNothing() {
    String[] names = new String[1];
    return NAMES.weakCompareAndSet(names, 0, null, "b") + " " + names[0];
  }

  private static String thrownBy(BooleanSupplier attempt) {
    try {
      return "" + attempt.getAsBoolean();
    } catch (RuntimeException e) {
      return e.getClass().getSimpleName();
    }
  }
}
