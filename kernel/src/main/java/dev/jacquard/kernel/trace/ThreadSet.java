package dev.jacquard.kernel.trace;

/** Sets of thread numbers, packed 64 to a word into a stretch of an array. */
public final class ThreadSet {
  private ThreadSet() {}

  public static int words(int threads) {
    return (threads + 63) >>> 6;
  }

  static boolean contains(long[] words, int from, int thread) {
    return (words[from + (thread >>> 6)] & (1L << thread)) != 0;
  }

  public static void add(long[] words, int from, int thread) {
    words[from + (thread >>> 6)] |= 1L << thread;
  }
}
