package dev.jacquard.conformance.alikelater;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads with different beginnings and the same end. */
public final class CommonEnds {
  private CommonEnds() {}

  /** The same as {@code common-suffix} in the litmus corpus. */
  @Expect(outcomes = "1 3", executions = 12)
  public static String threeSections() throws Exception {
    AtomicInteger x = new AtomicInteger();
    int[] y = new int[1];
    Object m = new Object();
    Run.all(
        () -> {
          x.set(1);
          synchronized (m) {
            y[0]++;
          }
        },
        () -> {
          x.get();
          synchronized (m) {
            y[0]++;
          }
        },
        () -> {
          synchronized (m) {
            y[0]++;
          }
        });
    return x + " " + y[0];
  }

  /** The end is a method of its own, and what its callers know is no longer used. */
  @Expect(outcomes = {"12", "21"})
  public static String inAMethod() throws Exception {
    AtomicInteger x = new AtomicInteger(1);
    AtomicInteger y = new AtomicInteger();
    AtomicInteger seen = new AtomicInteger();
    Run.both(
        () -> {
          seen.addAndGet(x.get() * 10);
          end(x, y);
        },
        () -> {
          int mine = seen.incrementAndGet();
          if (mine > 0) {
            end(x, y);
          }
        });
    return x.get() > 2 ? seen.get() == 11 ? "12" : "21" : "";
  }

  private static void end(AtomicInteger x, AtomicInteger y) {
    y.incrementAndGet();
    x.incrementAndGet();
  }
}
