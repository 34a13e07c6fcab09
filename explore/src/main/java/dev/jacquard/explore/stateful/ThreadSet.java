package dev.jacquard.explore.stateful;

/** Sets of threads as bits, 64 to a word; an array that is too short has no more members. */
final class ThreadSet {
  static final long[] EMPTY = {};

  private ThreadSet() {}

  static boolean contains(long[] set, int thread) {
    int word = thread >>> 6;
    return word < set.length && (set[word] & (1L << thread)) != 0;
  }

  /** The set with a thread, which may be the set itself, changed. */
  static long[] with(long[] set, int thread) {
    int word = thread >>> 6;
    long[] more = word < set.length ? set : java.util.Arrays.copyOf(set, word + 1);
    more[word] |= 1L << thread;
    return more;
  }

  static boolean intersect(long[] a, long[] b) {
    for (int word = Math.min(a.length, b.length) - 1; word >= 0; word--) {
      if ((a[word] & b[word]) != 0) {
        return true;
      }
    }
    return false;
  }

  static boolean isEmpty(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** The first member from a thread on, or -1. */
  static int next(long[] set, int from) {
    for (int thread = from; thread < set.length << 6; thread++) {
      if (contains(set, thread)) {
        return thread;
      }
    }
    return -1;
  }

  /** The first thread that is in both sets, or -1. */
  static int common(long[] a, long[] b) {
    for (int word = 0; word < Math.min(a.length, b.length); word++) {
      long both = a[word] & b[word];
      if (both != 0) {
        return (word << 6) + Long.numberOfTrailingZeros(both);
      }
    }
    return -1;
  }
}
