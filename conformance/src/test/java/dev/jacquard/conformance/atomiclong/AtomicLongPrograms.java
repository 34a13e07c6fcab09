package dev.jacquard.conformance.atomiclong;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicLong;

public final class AtomicLongPrograms {
  private AtomicLongPrograms() {}

  @Expect(
      outcomes = {
        "4294967297 0",
        "4294967297 -1",
        "4294967297 4294967297",
        "-1 0",
        "-1 -1",
        "-1 4294967297"
      },
      executions = 6)
  public static String noTornValues() throws Exception {
    AtomicLong x = new AtomicLong();
    long[] seen = new long[1];
    Run.all(() -> x.set(0x1_0000_0001L), () -> x.set(-1), () -> seen[0] = x.get());
    return x.get() + " " + seen[0];
  }

  @Expect(outcomes = {"1 3 3", "3 2 3"})
  public static String sumsOfBoth() throws Exception {
    AtomicLong x = new AtomicLong();
    long[] sum = new long[2];
    Run.both(() -> sum[0] = x.addAndGet(1), () -> sum[1] = x.addAndGet(2));
    return sum[0] + " " + sum[1] + " " + x.get();
  }

  @Expect(outcomes = {"1 false", "2 true"})
  public static String compareAndSetSeesTheSum() throws Exception {
    AtomicLong x = new AtomicLong();
    boolean[] won = new boolean[1];
    Run.both(x::incrementAndGet, () -> won[0] = x.compareAndSet(1, 2));
    return x.get() + " " + won[0];
  }

  @Expect(outcomes = {"3", "4"})
  public static String largestSoFar() throws Exception {
    AtomicLong largest = new AtomicLong(3);
    long[] seen = new long[1];
    Run.both(
        () -> largest.accumulateAndGet(4, Math::max), () -> seen[0] = largest.getAndUpdate(v -> v));
    return "" + seen[0];
  }

  @Expect(failures = "race")
  public static String plainModeBesideVolatile() throws Exception {
    AtomicLong x = new AtomicLong();
    Run.both(() -> x.setPlain(1), x::get);
    return "";
  }

  @Expect(outcomes = "1", executions = 1)
  public static String plainModeOfOneThread() throws Exception {
    AtomicLong x = new AtomicLong();
    x.setPlain(1);
    Run.all(x::getPlain, x::get);
    return "" + x.getPlain();
  }

  @Expect(failures = "assertion", outcomes = "")
  public static String checkThenActIsNotAtomic() throws Exception {
    AtomicLong balance = new AtomicLong(10);
    Runnable withdraw =
        () -> {
          if (balance.get() >= 10) {
            balance.addAndGet(-10);
          }
        };
    Run.both(withdraw, withdraw);
    if (balance.get() < 0) {
      throw new AssertionError("overdrawn");
    }
    return "";
  }
}
