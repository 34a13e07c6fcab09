package dev.jacquard.generate.code;

/**
 * How large generated programs are.
 *
 * @param fewestThreads at least 2
 * @param mostThreads copies and the main thread included
 * @param fewestOperations of all threads together; a program may have fewer if nothing fits
 * @param mostOperations of all threads together, as estimated; starts and joins do not count
 * @param mostLocations of each kind: variables, locks, conditions, semaphores
 * @param interleavings more than this, as estimated by the operations of each thread, is too many
 */
public record Sizes(
    int fewestThreads,
    int mostThreads,
    int fewestOperations,
    int mostOperations,
    int mostLocations,
    long interleavings) {

  /** Small enough for every interleaving to be tried. */
  public static final Sizes SMALL = new Sizes(2, 4, 5, 12, 2, 5_000);

  /** For tests that need thousands of programs. */
  public static final Sizes TINY = new Sizes(2, 3, 3, 6, 2, 200);

  public Sizes {
    if (fewestThreads < 2 || mostThreads < fewestThreads) {
      throw new IllegalArgumentException("threads " + fewestThreads + ".." + mostThreads);
    }
    if (fewestOperations < 0 || mostOperations < fewestOperations) {
      throw new IllegalArgumentException("operations " + fewestOperations + ".." + mostOperations);
    }
    if (mostLocations < 1) {
      throw new IllegalArgumentException("locations " + mostLocations);
    }
  }

  /** These sizes with another limit of interleavings. */
  public Sizes interleavings(long limit) {
    return new Sizes(
        fewestThreads, mostThreads, fewestOperations, mostOperations, mostLocations, limit);
  }
}
