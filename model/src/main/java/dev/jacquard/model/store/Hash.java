package dev.jacquard.model.store;

/**
 * The hash of a state: 64 bits that any change of any word changes all over.
 *
 * <p>Each word goes through multiplications and shifts that can be undone, so that two states of
 * one word never have the same hash.
 */
final class Hash {
  private static final long SEED = 0x9E3779B97F4A7C15L;
  private static final long FIRST = 0xD6E8FEB86659FD93L;
  private static final long SECOND = 0xCA5A826395121157L;

  private Hash() {}

  static long of(long[] state, int length) {
    return of(state, 0, length, SEED);
  }

  /** The hash of the words from one place on; another seed gives another, unrelated hash. */
  static long of(long[] words, int from, int length, long seed) {
    long hash = start(seed, length);
    for (int i = from; i < from + length; i++) {
      hash = next(hash, words[i]);
    }
    return hash;
  }

  /** The hash of one word; the same as that of a state of one word. */
  static long of(long word) {
    return next(start(SEED, 1), word);
  }

  static long start(long seed, int length) {
    return seed * (2L * length + 1);
  }

  static long next(long hash, long word) {
    long mixed = (hash ^ word) * FIRST;
    mixed = (mixed ^ (mixed >>> 32)) * SECOND;
    return mixed ^ (mixed >>> 29);
  }

  static long seed() {
    return SEED;
  }
}
