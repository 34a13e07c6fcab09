package dev.jacquard.runtime.thread;

import java.util.Arrays;

/**
 * What a thread has made, by which later things are named, and how often it has done something that
 * no step tells.
 */
public final class Makings {
  private static final Class<?>[] NOTHING = {};

  private int children;
  private int allocations;
  private int randoms;
  private int deeds;
  private Class<?>[] constructed = NOTHING;
  private int constructions;

  public int nextChild() {
    return children++;
  }

  /** How many threads it has started. */
  public int children() {
    return children;
  }

  public int nextAllocation() {
    return allocations++;
  }

  /** How many objects it has made. */
  public int allocations() {
    return allocations;
  }

  /** Counts the sources of randomness, so that each gets its own seed. */
  public int nextRandom() {
    return randoms++;
  }

  /** How many sources of randomness it has made. */
  public int randoms() {
    return randoms;
  }

  /** It has done something that no step tells, and that may matter to itself later. */
  public void deed() {
    deeds++;
  }

  /** How often it has. */
  public int deeds() {
    return deeds;
  }

  /** The JDK's own code makes an object for it, which is named by its class. */
  public void constructed(Class<?> type) {
    if (constructions == constructed.length) {
      constructed = Arrays.copyOf(constructed, 2 * constructions + 4);
    }
    constructed[constructions++] = type;
  }

  /** How many objects the JDK's own code has made for it. */
  public int constructions() {
    return constructions;
  }

  /** The class of the n-th of them. */
  public Class<?> constructed(int n) {
    return constructed[n];
  }
}
