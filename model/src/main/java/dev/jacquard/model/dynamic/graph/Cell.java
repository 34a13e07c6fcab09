package dev.jacquard.model.dynamic.graph;

/**
 * One entry of a node: a plain number, a reference to an object or a reference to a process.
 *
 * <p>A cell is a {@code long}: the sort in the lowest two bits, above it the number. Small numbers
 * of either sign give small cells, which the encoding of states makes use of.
 */
public final class Cell {
  private static final int PLAIN = 0;
  private static final int OBJECT = 1;
  private static final int PROCESS = 2;
  private static final int SORTS = 3;
  private static final int SHIFT = 2;

  private Cell() {}

  public static long plain(int value) {
    return Integer.toUnsignedLong(value << 1 ^ value >> 31) << SHIFT;
  }

  /** A reference to an object, or to nothing if the number is -1. */
  public static long object(int number) {
    return (number + 1L) << SHIFT | OBJECT;
  }

  /** A reference to a process, or to nothing if the number is -1. */
  public static long process(int number) {
    return (number + 1L) << SHIFT | PROCESS;
  }

  public static boolean isPlain(long cell) {
    return (cell & SORTS) == PLAIN;
  }

  public static boolean isObject(long cell) {
    return (cell & SORTS) == OBJECT;
  }

  public static boolean isProcess(long cell) {
    return (cell & SORTS) == PROCESS;
  }

  /** The number in a plain cell. */
  public static int value(long cell) {
    long folded = cell >>> SHIFT;
    return (int) (folded >>> 1 ^ -(folded & 1));
  }

  /** The number of the node that a cell refers to, or -1 if it refers to none. */
  public static int target(long cell) {
    return (cell & SORTS) == PLAIN ? -1 : (int) (cell >>> SHIFT) - 1;
  }
}
