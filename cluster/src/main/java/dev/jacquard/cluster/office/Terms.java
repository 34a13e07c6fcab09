package dev.jacquard.cluster.office;

/**
 * On which terms regions are leased.
 *
 * @param slice how many runs a slice may have at most; whoever works also looks at the time, so
 *     that not more than some seconds are lost with a worker
 * @param batch how many regions a worker gets at most
 * @param budget how many runs may be counted in all
 */
public record Terms(long slice, int batch, long budget) {
  public static final Terms DEFAULT = new Terms(1_000_000, 50, Long.MAX_VALUE);

  public Terms {
    if (slice < 1 || batch < 1 || budget < 1) {
      throw new IllegalArgumentException("terms on which nothing would be leased");
    }
  }
}
