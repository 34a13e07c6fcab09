package dev.jacquard.kernel.symmetry;

import java.util.Arrays;

/**
 * Which threads run the same code, up to the names of the locations in it: what one of them does
 * after an observation the others do after the same observation, each at locations of its own.
 *
 * <p>Unlike {@link Symmetry} this says nothing of the other threads: they may tell apart threads
 * that are alike. Everything is told in the names of the first thread of those that are alike.
 */
public final class Likeness {
  /** Every thread is like itself only. */
  public static final Likeness NONE = new Likeness(new int[0], new int[0][], new int[0][]);

  private final int[] first;
  private final int[][] own;
  private final int[][] common;

  private Likeness(int[] first, int[][] own, int[][] common) {
    this.first = first;
    this.own = own;
    this.common = common;
  }

  /**
   * Threads that are like others.
   *
   * @param first the first thread that each is like, which may be itself
   * @param locations for each thread what it uses where the first one uses a location
   */
  public static Likeness of(int[] first, int[][] locations) {
    int[][] own = new int[first.length][];
    int[][] common = new int[first.length][];
    for (int thread = 0; thread < first.length; thread++) {
      own[thread] = locations[thread].clone();
      common[thread] = inverse(own[thread]);
    }
    return new Likeness(first.clone(), own, common);
  }

  private static int[] inverse(int[] locations) {
    int[] inverse = new int[locations.length];
    Arrays.setAll(inverse, location -> location);
    for (int location = 0; location < locations.length; location++) {
      if (locations[location] != location) {
        inverse[locations[location]] = location;
      }
    }
    return inverse;
  }

  /** The first thread that a thread is like, perhaps itself. */
  public int first(int thread) {
    return thread < first.length ? first[thread] : thread;
  }

  /** What a thread uses where the first one that is like it uses a location. */
  public int own(int thread, int location) {
    return location < 0 || thread >= own.length ? location : own[thread][location];
  }

  /** What the first thread uses where one that is like it uses a location. */
  public int common(int thread, int location) {
    return location < 0 || thread >= common.length ? location : common[thread][location];
  }
}
