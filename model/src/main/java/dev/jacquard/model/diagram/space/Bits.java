package dev.jacquard.model.diagram.space;

import dev.jacquard.model.diagram.description.Partition;
import java.util.Arrays;

/** Sets of processes as bits of words. */
final class Bits {
  private Bits() {}

  /** The processes {@code from}, ..., {@code to - 1}. */
  static long[] range(int from, int to, int setWords) {
    long[] set = new long[setWords];
    Arrays.setAll(set, word -> range(from - (word << 6), to - (word << 6)));
    return set;
  }

  /** The bits {@code from}, ..., {@code to - 1}, as far as there are such bits. */
  static long range(int from, int to) {
    int first = Math.max(from, 0);
    int end = Math.min(to, Long.SIZE);
    return first >= end ? 0 : -1L >>> Long.SIZE - (end - first) << first;
  }

  /** What a word has of the cells of a partition and of a set; nothing where it has nobody. */
  static long[] cells(Partition partition, long set, int word) {
    long[] cells = new long[partition.size()];
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      cells[partition.cell((word << 6) + bit)] |= 1L << bit;
    }
    return Arrays.stream(cells).filter(cell -> cell != 0).toArray();
  }
}
