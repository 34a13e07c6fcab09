package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/** Two tokens for three; the broken one looks and takes in two steps. */
public class RateLimiter {
  final AtomicInteger tokens = new AtomicInteger(2);

  boolean tryPass() {
    while (true) {
      int left = tokens.get();
      if (left == 0) {
        return false;
      }
      if (take(left)) {
        return true;
      }
    }
  }

  boolean take(int left) {
    return tokens.compareAndSet(left, left - 1);
  }

  private static final class Broken extends RateLimiter {
    @Override
    boolean take(int left) {
      tokens.decrementAndGet();
      return true;
    }
  }

  private static String test(RateLimiter limiter) throws InterruptedException {
    boolean[] passed = new boolean[3];
    Run.all(
        () -> passed[0] = limiter.tryPass(),
        () -> passed[1] = limiter.tryPass(),
        () -> passed[2] = limiter.tryPass());
    int count = 0;
    for (boolean one : passed) {
      count += one ? 1 : 0;
    }
    Claim.that(count == 2, count + " passed");
    return "" + count;
  }

  @Expect(outcomes = "2")
  public static String correct() throws Exception {
    return test(new RateLimiter());
  }

  @Expect(failures = "assertion", outcomes = "2")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
