package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicLongArray;

/** A counter with stripes; threads that share one lose counts in the broken version. */
public class StripedCounter {
  final AtomicLongArray stripes = new AtomicLongArray(2);

  void increment(int hint) {
    add(hint % stripes.length());
  }

  void add(int stripe) {
    stripes.incrementAndGet(stripe);
  }

  long sum() {
    return stripes.get(0) + stripes.get(1);
  }

  private static final class Broken extends StripedCounter {
    @Override
    void add(int stripe) {
      stripes.set(stripe, stripes.get(stripe) + 1);
    }
  }

  private static String test(StripedCounter counter) throws InterruptedException {
    Run.all(() -> counter.increment(0), () -> counter.increment(1), () -> counter.increment(2));
    Claim.that(counter.sum() == 3, "counted " + counter.sum());
    return "" + counter.sum();
  }

  @Expect(outcomes = "3", executions = 2)
  public static String correct() throws Exception {
    return test(new StripedCounter());
  }

  @Expect(failures = "assertion")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
