package dev.jacquard.model.search;

import java.util.Arrays;

/**
 * From which state each state was first reached, in about two bits per state.
 *
 * <p>Breadth first, states are numbered as they are reached and expanded in the same order, so
 * parents never decrease. One sequence of bits tells them all: a 1 for each parent that is done, a
 * 0 for each child. A sample for every so many children says where to begin to count.
 */
final class Parents {
  private static final int SAMPLE = 9;

  private long[] bits = new long[64];
  private int[] samples = new int[16];
  private long position;
  private int children;
  private int parent = -1;

  /** The state with the next number is a child of the current parent. */
  void child() {
    makeRoom();
    if ((children & ((1 << SAMPLE) - 1)) == 0) {
      int sample = children >>> SAMPLE;
      if (sample == samples.length) {
        samples = Arrays.copyOf(samples, sample + (sample >> 1));
      }
      samples[sample] = parent;
    }
    children++;
    position++;
  }

  /** The next parent is the state with the next number; the first parent is nobody, -1. */
  void next() {
    makeRoom();
    bits[(int) (position >>> 6)] |= 1L << position;
    parent++;
    position++;
  }

  /** The parent of a state, or -1 if it is initial. */
  int parent(int child) {
    if (child >= children) {
      // There was no memory left to note the last child, so it is one of the current parent.
      return parent;
    }
    int first = child & -(1 << SAMPLE);
    int found = samples[child >>> SAMPLE];
    long at = (long) first + found + 1;
    for (int zeros = child - first; ; at++) {
      if ((bits[(int) (at >>> 6)] & (1L << at)) != 0) {
        found++;
      } else if (zeros-- == 0) {
        return found;
      }
    }
  }

  long bytes() {
    return 8L * bits.length + 4L * samples.length;
  }

  private void makeRoom() {
    int word = (int) (position >>> 6);
    if (word == bits.length) {
      bits = Arrays.copyOf(bits, word + (word >> 1));
    }
  }
}
