package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/** The largest value so far; the broken one may write a smaller one over it. */
public class MaxRegister {
  final AtomicInteger largest = new AtomicInteger();

  void offer(int value) {
    int seen = largest.get();
    while (value > seen && !raise(seen, value)) {
      seen = largest.get();
    }
  }

  boolean raise(int seen, int value) {
    return largest.compareAndSet(seen, value);
  }

  private static final class Broken extends MaxRegister {
    @Override
    boolean raise(int seen, int value) {
      largest.set(value);
      return true;
    }
  }

  private static String test(MaxRegister register) throws InterruptedException {
    Run.all(() -> register.offer(1), () -> register.offer(3), () -> register.offer(2));
    Claim.that(register.largest.get() == 3, "the largest is " + register.largest.get());
    return "3";
  }

  @Expect(outcomes = "3")
  public static String correct() throws Exception {
    return test(new MaxRegister());
  }

  @Expect(failures = "assertion", outcomes = "3")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
