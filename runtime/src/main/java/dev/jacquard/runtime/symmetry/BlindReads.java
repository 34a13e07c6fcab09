package dev.jacquard.runtime.symmetry;

import dev.jacquard.kernel.symmetry.Sharing;
import java.util.Arrays;

/**
 * What the current thread has read in order to write it back, as in {@code count++}. It is no part
 * of the thread's history, since nothing of it is left there; unless the write goes elsewhere.
 *
 * <p>Rewritten code takes no step between such a read and its write.
 */
final class BlindReads {
  private int size;
  private int[] location = new int[4];
  private long[] value = new long[4];

  void add(int from, long found) {
    if (size == location.length) {
      location = Arrays.copyOf(location, 2 * size);
      value = Arrays.copyOf(value, 2 * size);
    }
    location[size] = from;
    value[size++] = found;
  }

  /**
   * What has been read is written to a location; what comes from elsewhere, the thread has seen.
   */
  void write(int to, Sharing sharing, int thread) {
    for (int i = 0; i < size; i++) {
      if (location[i] != to) {
        sharing.observe(thread, 2L * location[i], value[i]);
      }
    }
    size = 0;
  }

  /** What was not written by now never will be: something was thrown. */
  void forget() {
    size = 0;
  }
}
