package dev.jacquard.conformance.atomicintegerarray;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicIntegerArray;

public final class AtomicIntegerArrayPrograms {
  private AtomicIntegerArrayPrograms() {}

  @Expect(outcomes = "[1, 1, 1]", executions = 1)
  public static String elementsAreIndependent() throws Exception {
    AtomicIntegerArray array = new AtomicIntegerArray(3);
    Run.all(
        () -> array.incrementAndGet(0),
        () -> array.incrementAndGet(1),
        () -> array.incrementAndGet(2));
    return array.toString();
  }

  @Expect(
      outcomes = {"0 1 2", "1 0 2"},
      executions = 2)
  public static String oneElement() throws Exception {
    AtomicIntegerArray array = new AtomicIntegerArray(2);
    int[] before = new int[2];
    Run.both(
        () -> before[0] = array.getAndIncrement(1), () -> before[1] = array.getAndIncrement(1));
    return before[0] + " " + before[1] + " " + array.get(1);
  }

  /** A transfer between elements is two steps: an audit may run between them. */
  @Expect(outcomes = {"9", "10", "11"})
  public static String sumsAreNotAtomic() throws Exception {
    AtomicIntegerArray accounts = new AtomicIntegerArray(new int[] {5, 5});
    int[] sum = new int[1];
    Run.both(
        () -> {
          accounts.decrementAndGet(0);
          accounts.incrementAndGet(1);
        },
        () -> {
          int first = accounts.get(0);
          sum[0] = first + accounts.get(1);
        });
    return "" + sum[0];
  }

  @Expect(failures = "exception")
  public static String indexOutOfBounds() throws Exception {
    AtomicIntegerArray array = new AtomicIntegerArray(2);
    Run.both(() -> array.get(2), () -> array.set(1, 1));
    return "";
  }
}
