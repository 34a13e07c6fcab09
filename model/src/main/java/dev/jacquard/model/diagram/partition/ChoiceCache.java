package dev.jacquard.model.diagram.partition;

import java.util.Arrays;

/**
 * Results of {@link DecisionDiagrams#choice} that were computed before.
 *
 * <p>It forgets: a new result takes the place of an older one with the same hash. So it grows only
 * with the number of results that it had to give up.
 */
final class ChoiceCache {
  private static final int WIDTH = 4;
  private static final int LARGEST = 1 << 20;

  private int[] entries = empty(1 << 12);
  private int lost;

  /** The result for these three, or -1. */
  int find(int predicate, int then, int otherwise) {
    int at = place(predicate, then, otherwise);
    return entries[at] == predicate && entries[at + 1] == then && entries[at + 2] == otherwise
        ? entries[at + 3]
        : -1;
  }

  void put(int predicate, int then, int otherwise, int result) {
    int at = place(predicate, then, otherwise);
    if (entries[at] >= 0 && ++lost > entries.length / WIDTH) {
      grow();
      at = place(predicate, then, otherwise);
    }
    entries[at] = predicate;
    entries[at + 1] = then;
    entries[at + 2] = otherwise;
    entries[at + 3] = result;
  }

  private int place(int predicate, int then, int otherwise) {
    int hash = ((predicate * 31 + then) * 31 + otherwise) * 0x9E3779B9;
    return ((hash ^ hash >>> 16) & (entries.length / WIDTH - 1)) * WIDTH;
  }

  private void grow() {
    lost = 0;
    if (entries.length / WIDTH < LARGEST) {
      int[] old = entries;
      entries = empty(old.length / WIDTH * 2);
      for (int from = 0; from < old.length; from += WIDTH) {
        if (old[from] >= 0) {
          System.arraycopy(
              old, from, entries, place(old[from], old[from + 1], old[from + 2]), WIDTH);
        }
      }
    }
  }

  private static int[] empty(int size) {
    int[] entries = new int[size * WIDTH];
    Arrays.fill(entries, -1);
    return entries;
  }
}
