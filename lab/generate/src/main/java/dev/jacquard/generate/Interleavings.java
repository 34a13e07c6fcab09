package dev.jacquard.generate;

/** Estimates how many interleavings threads have that never block. */
final class Interleavings {
  /** Large enough to be more than any limit, small enough to be multiplied. */
  private static final double MANY = 1e15;

  private Interleavings() {}

  /** The multinomial coefficient of the numbers of operations of the threads. */
  static long estimate(int... operations) {
    double result = 1;
    int total = 0;
    for (int count : operations) {
      for (int i = 1; i <= count && result < MANY; i++) {
        total++;
        result = result * total / i;
      }
    }
    return Math.round(Math.min(result, MANY));
  }
}
