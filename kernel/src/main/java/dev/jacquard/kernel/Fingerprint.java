package dev.jacquard.kernel;

import java.util.SplittableRandom;

/**
 * A sequence of numbers, such as those that describe a state, in 122 bits.
 *
 * <p>Two polynomials over the field of {@code p = 2^61 - 1} elements, whose coefficients are the
 * numbers, at two points that are drawn at random for each search (Carter and Wegman 1979). Two
 * different sequences of at most {@code n} elements meet in one point with a probability of at most
 * {@code n / p}, and so in both with its square: a bound that holds for every program, since the
 * program does not know the points.
 */
public final class Fingerprint {
  private static final long FIELD = (1L << 61) - 1;

  /** Numbers from here on take two elements; those below are elements themselves. */
  private static final long ONE_ELEMENT = 1L << 60;

  private final long first;
  private final long second;
  private long high;
  private long low;
  private int elements;
  private int most;

  /** Fingerprints at the points that follow from a seed. */
  public Fingerprint(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    first = random.nextLong(ONE_ELEMENT, FIELD);
    second = random.nextLong(ONE_ELEMENT, FIELD);
  }

  /** Begins with an empty sequence. */
  public void begin() {
    high = 1; // the leading coefficient, so that sequences of different lengths differ
    low = 1;
    elements = 0;
  }

  /** Adds a number to the sequence. */
  public void add(long number) {
    if (number >= 0 && number < ONE_ELEMENT) {
      element(number);
    } else {
      element(ONE_ELEMENT + (number >>> 32));
      element(number & 0xFFFFFFFFL);
    }
  }

  private void element(long value) {
    high = sum(product(high, first), value);
    low = sum(product(low, second), value);
    elements++;
    most = Math.max(most, elements);
  }

  private static long sum(long a, long b) {
    long sum = a + b;
    return sum >= FIELD ? sum - FIELD : sum;
  }

  private static long product(long a, long b) {
    long upper = Math.multiplyHigh(a, b);
    long lower = a * b;
    long folded = (lower & FIELD) + ((lower >>> 61) | (upper << 3));
    return folded >= FIELD ? folded - FIELD : folded;
  }

  /** One half of the fingerprint of the sequence. */
  public long high() {
    return high;
  }

  /** The other half. */
  public long low() {
    return low;
  }

  /**
   * A bound for the probability that any two of so many different sequences have had the same
   * fingerprint.
   */
  public double error(long sequences) {
    double one = (most + 1) / (double) FIELD;
    return 0.5 * sequences * sequences * one * one;
  }
}
