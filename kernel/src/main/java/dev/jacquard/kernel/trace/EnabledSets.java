package dev.jacquard.kernel.trace;

import java.util.Arrays;

/**
 * The set of threads that could move at each state of a run; state {@code n} is the one before step
 * {@code n}.
 *
 * <p>A set is a bit for each thread, packed 64 to a word, and the sets stand one behind the other
 * in one array. A state has a set only if {@link #clear} was called for it in this run.
 */
final class EnabledSets {
  private static final int FIRST_STATES = 33;

  private int words;
  private long[] bits;

  EnabledSets(int threads) {
    words = wordsFor(threads);
    bits = new long[FIRST_STATES * words];
  }

  private EnabledSets(EnabledSets from) {
    words = from.words;
    bits = from.bits.clone();
  }

  private static int wordsFor(int threads) {
    return (threads + Long.SIZE - 1) / Long.SIZE;
  }

  boolean contains(int state, int thread) {
    return (bits[state * words + (thread >>> 6)] & (1L << thread)) != 0;
  }

  /** Nobody can move at a state, until threads are added. */
  void clear(int state) {
    int end = (state + 1) * words;
    if (end > bits.length) {
      bits = Arrays.copyOf(bits, 2 * end);
    }
    Arrays.fill(bits, end - words, end, 0);
  }

  void add(int state, int thread) {
    bits[state * words + (thread >>> 6)] |= 1L << thread;
  }

  /** Makes room for more threads; the sets of the first states stay. */
  void admit(int threads, int states) {
    int wider = wordsFor(threads);
    if (wider > words) {
      long[] copy = new long[(states + FIRST_STATES) * wider];
      int kept = words == 0 ? 0 : Math.min(states, bits.length / words);
      for (int state = 0; state < kept; state++) {
        System.arraycopy(bits, state * words, copy, state * wider, words);
      }
      words = wider;
      bits = copy;
    }
  }

  EnabledSets copy() {
    return new EnabledSets(this);
  }
}
