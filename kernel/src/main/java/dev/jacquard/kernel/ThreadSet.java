package dev.jacquard.kernel;

/** Sets of thread numbers, packed 64 to a word into a stretch of an array. */
final class ThreadSet {
  private ThreadSet() {}

  static int words(int threads) {
    return (threads + 63) >>> 6;
  }

  static boolean contains(long[] words, int from, int thread) {
    return (words[from + (thread >>> 6)] & (1L << thread)) != 0;
  }

  static void add(long[] words, int from, int thread) {
    words[from + (thread >>> 6)] |= 1L << thread;
  }
}
