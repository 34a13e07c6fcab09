package dev.jacquard.explore.stateful;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/**
 * Sets of threads as bits, 64 to a word, the last of which is not zero. They are never changed,
 * since many states have one in common.
 */
final class ThreadSet {
  static final long[] EMPTY = {};

  private ThreadSet() {}

  /** Those of the first threads for which something holds. */
  static long[] of(int threads, IntPredicate holds) {
    long[] set = EMPTY;
    for (int thread = threads - 1; thread >= 0; thread--) {
      if (holds.test(thread)) {
        set = set == EMPTY ? new long[(thread >>> 6) + 1] : set;
        set[thread >>> 6] |= 1L << thread;
      }
    }
    return set;
  }

  static boolean contains(long[] set, int thread) {
    int word = thread >>> 6;
    return word < set.length && (set[word] & (1L << thread)) != 0;
  }

  /** A hash code for which it matters in which half of a word a thread is. */
  static int hash(long[] set) {
    long hash = 0;
    for (long word : set) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    return (int) hash;
  }

  /** The set with a thread. */
  static long[] with(long[] set, int thread) {
    if (contains(set, thread)) {
      return set;
    }
    int word = thread >>> 6;
    long[] more = Arrays.copyOf(set, Math.max(set.length, word + 1));
    more[word] |= 1L << thread;
    return more;
  }

  static boolean intersect(long[] a, long[] b) {
    return common(a, b) >= 0;
  }

  /** The threads that are in both sets. */
  static long[] both(long[] a, long[] b) {
    if (a == b) {
      return a;
    }
    int length = Math.min(a.length, b.length);
    while (length > 0 && (a[length - 1] & b[length - 1]) == 0) {
      length--;
    }
    long[] both = new long[length];
    Arrays.setAll(both, word -> a[word] & b[word]);
    return both;
  }

  /** The threads that are in any of two sets. */
  static long[] union(long[] a, long[] b) {
    long[] union = Arrays.copyOf(a, Math.max(a.length, b.length));
    for (int word = 0; word < b.length; word++) {
      union[word] |= b[word];
    }
    return union;
  }

  /** Whether all threads of another set are in a set. */
  static boolean includes(long[] set, long[] other) {
    for (int word = 0; word < other.length; word++) {
      if (((word < set.length ? set[word] : 0) & other[word]) != other[word]) {
        return false;
      }
    }
    return true;
  }

  /** Shows each thread, in ascending order. */
  static void each(long[] set, IntConsumer visitor) {
    for (int t = next(set, 0); t >= 0; t = next(set, t + 1)) {
      visitor.accept(t);
    }
  }

  /** The first member from a thread on, or -1. */
  static int next(long[] set, int from) {
    for (int word = from >>> 6; word < set.length; word++) {
      long rest = word == from >>> 6 ? set[word] & (-1L << from) : set[word];
      if (rest != 0) {
        return (word << 6) + Long.numberOfTrailingZeros(rest);
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
