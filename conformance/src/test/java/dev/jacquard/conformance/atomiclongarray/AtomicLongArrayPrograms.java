package dev.jacquard.conformance.atomiclongarray;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicLongArray;

public final class AtomicLongArrayPrograms {
  private AtomicLongArrayPrograms() {}

  @Expect(outcomes = "[3, 4]", executions = 1)
  public static String elementsAreIndependent() throws Exception {
    AtomicLongArray array = new AtomicLongArray(2);
    Run.both(() -> array.addAndGet(0, 3), () -> array.set(1, 4));
    return array.toString();
  }

  @Expect(outcomes = {"true false 1", "false true 2"})
  public static String compareAndSet() throws Exception {
    AtomicLongArray array = new AtomicLongArray(1);
    boolean[] won = new boolean[2];
    Run.both(
        () -> won[0] = array.compareAndSet(0, 0, 1), () -> won[1] = array.compareAndSet(0, 0, 2));
    return won[0] + " " + won[1] + " " + array.get(0);
  }

  @Expect(outcomes = {"7", "9"})
  public static String updatesAreAtomic() throws Exception {
    AtomicLongArray array = new AtomicLongArray(new long[] {2});
    Run.both(
        () -> array.updateAndGet(0, v -> v * 3), () -> array.accumulateAndGet(0, 1, Long::sum));
    return "" + array.get(0);
  }
}
