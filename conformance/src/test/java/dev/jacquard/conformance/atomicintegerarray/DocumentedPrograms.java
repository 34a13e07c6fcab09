package dev.jacquard.conformance.atomicintegerarray;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @Expect(outcomes = "0 7 7 8 8 9 8 10 11 9 14 12 18 6 0 [0, 7]", executions = 1)
  public static String arithmetic() {
    AtomicIntegerArray array = new AtomicIntegerArray(2);
    return new Notes()
        .note(() -> array.getAndSet(1, 7))
        .note(() -> array.get(1))
        .note(() -> array.getAndIncrement(1))
        .note(() -> array.getAndDecrement(1))
        .note(() -> array.incrementAndGet(1))
        .note(() -> array.incrementAndGet(1))
        .note(() -> array.decrementAndGet(1))
        .note(() -> array.addAndGet(1, 2))
        .note(() -> array.getAndAdd(1, -1) + 1)
        .note(() -> array.getAndUpdate(1, x -> x + 5))
        .note(() -> array.getAndUpdate(1, x -> x - 2))
        .note(() -> array.updateAndGet(1, x -> x))
        .note(() -> array.accumulateAndGet(1, 6, (x, y) -> x + y))
        .note(() -> array.getAndAccumulate(1, 7, (x, y) -> y) - 12)
        .note(() -> array.get(0))
        .note(() -> array)
        .toString();
  }

  @SuppressWarnings("deprecation") // it is a method like others
  @Expect(outcomes = "true false 1 1 1 2 3 true true true true false 8", executions = 1)
  public static String comparisons() {
    AtomicIntegerArray array = new AtomicIntegerArray(1);
    return new Notes()
        .note(() -> array.compareAndSet(0, 0, 1))
        .note(() -> array.compareAndSet(0, 0, 9))
        .note(() -> array.compareAndExchange(0, 0, 9))
        .note(() -> array.compareAndExchangeAcquire(0, 0, 9))
        .note(() -> array.compareAndExchange(0, 1, 2))
        .note(() -> array.compareAndExchangeAcquire(0, 2, 3))
        .note(() -> array.compareAndExchangeRelease(0, 3, 4))
        .note(() -> array.weakCompareAndSet(0, 4, 5))
        .note(() -> array.weakCompareAndSetPlain(0, 5, 6))
        .note(() -> array.weakCompareAndSetAcquire(0, 6, 7))
        .note(() -> array.weakCompareAndSetRelease(0, 7, 8))
        .note(() -> array.weakCompareAndSetVolatile(0, 7, 9))
        .note(() -> array.get(0))
        .toString();
  }

  @Expect(outcomes = "1 2 3 4 5 [1, 2, 3, 4, 5] 5", executions = 1)
  public static String modesOfAccess() {
    AtomicIntegerArray array = new AtomicIntegerArray(5);
    array.setPlain(0, 1);
    array.setOpaque(1, 2);
    array.setRelease(2, 3);
    array.lazySet(3, 4);
    array.set(4, 5);
    return new Notes()
        .note(() -> array.getPlain(0))
        .note(() -> array.getOpaque(1))
        .note(() -> array.getAcquire(2))
        .note(() -> array.get(3))
        .note(() -> array.getPlain(4))
        .note(() -> array)
        .note(() -> array.length())
        .toString();
  }

  @Expect(
      outcomes =
          "IndexOutOfBoundsException IndexOutOfBoundsException IndexOutOfBoundsException"
              + " IndexOutOfBoundsException IndexOutOfBoundsException IndexOutOfBoundsException"
              + " NegativeArraySizeException NullPointerException ArithmeticException [] [3, 0]",
      executions = 1)
  public static String boundaries() throws Exception {
    int[] original = {3, 0};
    AtomicIntegerArray array = new AtomicIntegerArray(original);
    original[0] = 9;
    AtomicIntegerArray copy = Copies.of(array);
    return new Notes()
        .note(() -> array.get(2))
        .note(() -> array.set(-1, 0))
        .note(() -> array.incrementAndGet(2))
        .note(() -> array.compareAndSet(2, 0, 1))
        .note(() -> array.updateAndGet(2, x -> x))
        .note(() -> array.getPlain(-1))
        .note(() -> new AtomicIntegerArray(-1))
        .note(() -> new AtomicIntegerArray(null))
        .note(() -> array.updateAndGet(0, x -> x / (x - x)))
        .note(() -> new AtomicIntegerArray(0))
        .note(() -> copy)
        .toString()
        .replace("Array" + "Index", "Index");
  }
}
