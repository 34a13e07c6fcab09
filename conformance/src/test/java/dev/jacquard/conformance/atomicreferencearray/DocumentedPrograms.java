package dev.jacquard.conformance.atomicreferencearray;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** What the documentation says of each method. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @SuppressWarnings("deprecation") // it is a method like others
  @Expect(
      outcomes = "null true false a a b c true true true true false hi hij hij hijk [null, hijk] 2",
      executions = 1)
  public static String changes() {
    AtomicReferenceArray<String> array = new AtomicReferenceArray<>(2);
    return new Notes()
        .note(() -> array.get(1))
        .note(() -> array.compareAndSet(1, null, "a"))
        .note(() -> array.compareAndSet(1, null, "x"))
        .note(() -> array.compareAndExchange(1, "x", "y"))
        .note(() -> array.compareAndExchange(1, "a", "b"))
        .note(() -> array.compareAndExchangeAcquire(1, "b", "c"))
        .note(() -> array.compareAndExchangeRelease(1, "c", "d"))
        .note(() -> array.weakCompareAndSet(1, "d", "e"))
        .note(() -> array.weakCompareAndSetPlain(1, "e", "f"))
        .note(() -> array.weakCompareAndSetAcquire(1, "f", "g"))
        .note(() -> array.weakCompareAndSetRelease(1, "g", "h"))
        .note(() -> array.weakCompareAndSetVolatile(1, "g", "x"))
        .note(() -> array.updateAndGet(1, x -> x + "i"))
        .note(() -> array.accumulateAndGet(1, "j", String::concat))
        .note(() -> array.getAndUpdate(1, x -> x + "k"))
        .note(() -> array.getAndAccumulate(1, "", String::concat))
        .note(() -> array)
        .note(() -> array.length())
        .toString();
  }

  @Expect(
      outcomes =
          "a b c d e IndexOutOfBoundsException IndexOutOfBoundsException"
              + " IndexOutOfBoundsException NegativeArraySizeException NullPointerException"
              + " [a, b, c, d, e] e",
      executions = 1)
  public static String modesOfAccess() throws Exception {
    AtomicReferenceArray<String> array = new AtomicReferenceArray<>(new String[5]);
    array.setPlain(0, "a");
    array.setOpaque(1, "b");
    array.setRelease(2, "c");
    array.lazySet(3, "d");
    array.set(4, "e");
    AtomicReferenceArray<String> copy = Copies.of(array);
    return new Notes()
        .note(() -> array.getPlain(0))
        .note(() -> array.getOpaque(1))
        .note(() -> array.getAcquire(2))
        .note(() -> array.get(3))
        .note(() -> array.get(4))
        .note(() -> array.get(5))
        .note(() -> array.set(-1, "x"))
        .note(() -> array.getAndSet(5, "x"))
        .note(() -> new AtomicReferenceArray<String>(-1))
        .note(() -> new AtomicReferenceArray<String>(null))
        .note(() -> copy)
        .note(() -> array.getAndSet(4, null))
        .toString()
        .replace("Array" + "Index", "Index");
  }

  /** An array that was made of another one is a copy. */
  @Expect(outcomes = "a b", executions = 1)
  public static String madeOfAnArray() {
    String[] original = {"a"};
    AtomicReferenceArray<String> array = new AtomicReferenceArray<>(original);
    original[0] = "b";
    return array.get(0) + " " + original[0];
  }
}
