package dev.jacquard.kernel.symmetry;

import dev.jacquard.kernel.trace.Transition;
import java.util.Arrays;

/**
 * A renaming of threads and locations: thread {@code t} becomes {@code thread(t)}. Whatever has a
 * higher number than those that it was made for keeps its name.
 */
public final class Permutation {
  private final int[] threads;
  private final int[] locations;

  private Permutation(int[] threads, int[] locations) {
    this.threads = threads;
    this.locations = locations;
  }

  /** The renaming given by images. */
  public static Permutation of(int[] threads, int[] locations) {
    return new Permutation(threads.clone(), locations.clone());
  }

  /** The renaming that changes nothing. */
  public static Permutation identity(int threads, int locations) {
    int[] t = new int[threads];
    int[] l = new int[locations];
    Arrays.setAll(t, i -> i);
    Arrays.setAll(l, i -> i);
    return new Permutation(t, l);
  }

  public int thread(int thread) {
    return thread < 0 || thread >= threads.length ? thread : threads[thread];
  }

  public int location(int location) {
    return location < 0 || location >= locations.length ? location : locations[location];
  }

  /** The image of a step; the number of its alternative stays. */
  public Transition of(Transition step) {
    return new Transition(
        thread(step.thread()),
        step.choice(),
        step.alternatives(),
        step.kind(),
        location(step.location()),
        step.kind().namesThread() ? thread((int) step.argument()) : step.argument(),
        step.writes(),
        location(step.alsoReads()),
        step.site());
  }

  public int threads() {
    return threads.length;
  }

  public int locations() {
    return locations.length;
  }

  /** First this renaming, then another. */
  public Permutation then(Permutation next) {
    int[] t = new int[threads.length];
    int[] l = new int[locations.length];
    Arrays.setAll(t, i -> next.threads[threads[i]]);
    Arrays.setAll(l, i -> next.locations[locations[i]]);
    return new Permutation(t, l);
  }

  /** The renaming that undoes this one. */
  public Permutation inverse() {
    int[] t = new int[threads.length];
    int[] l = new int[locations.length];
    for (int i = 0; i < t.length; i++) {
      t[threads[i]] = i;
    }
    for (int i = 0; i < l.length; i++) {
      l[locations[i]] = i;
    }
    return new Permutation(t, l);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Permutation that
        && Arrays.equals(threads, that.threads)
        && Arrays.equals(locations, that.locations);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(threads) + Arrays.hashCode(locations);
  }

  @Override
  public String toString() {
    return "threads " + Arrays.toString(threads) + ", locations " + Arrays.toString(locations);
  }
}
