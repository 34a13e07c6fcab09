package dev.jacquard.generate.code;

import java.util.List;
import java.util.SplittableRandom;

/**
 * A source of random decisions.
 *
 * <p>It uses nothing of the JDK's generator but its stream of longs, which is specified; so a seed
 * means the same decisions on every JDK.
 */
public final class Draw {
  private final SplittableRandom random;

  public Draw(long seed) {
    random = new SplittableRandom(seed);
  }

  /** One of 0 .. bound - 1. */
  public int below(int bound) {
    return (int) Long.remainderUnsigned(random.nextLong(), bound);
  }

  /** One of low .. high. */
  public int between(int low, int high) {
    return low + below(high - low + 1);
  }

  /** True once in so many times. */
  public boolean oneIn(int times) {
    return below(times) == 0;
  }

  <T> T of(List<T> list) {
    return list.get(below(list.size()));
  }
}
