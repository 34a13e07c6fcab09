package dev.jacquard.kernel;

import java.util.random.RandomGenerator;

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

  /**
   * Where the polynomials are evaluated: two elements of the field, each as likely as any other.
   */
  public record Points(long first, long second) {
    /** For runs of their own, whose states are compared with few others. */
    static final Points USUAL = new Points(0x1234_5678_9ABC_DEFL, 0xFED_CBA9_8765_4321L);

    /** Draws two points. */
    public static Points drawn(RandomGenerator random) {
      return new Points(random.nextLong(FIELD), random.nextLong(FIELD));
    }
  }

  private final Points points;
  private long high;
  private long low;
  private int elements;

  public Fingerprint(Points points) {
    this.points = points;
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
    high = sum(product(high, points.first), value);
    low = sum(product(low, points.second), value);
    elements++;
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

  /** How many elements of the field the sequence has taken. */
  public int elements() {
    return elements;
  }

  /**
   * A bound for the probability that any two of so many different sequences have the same
   * fingerprint.
   *
   * @param elements how many elements of the field each of them takes at the most
   */
  public static double error(long sequences, int elements) {
    double one = elements / (double) FIELD;
    return 0.5 * sequences * sequences * one * one;
  }
}
