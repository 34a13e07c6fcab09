package dev.jacquard.kernel.past;

/**
 * Gives each pair of numbers a number of its own, from 1: the same pair always has the same one.
 *
 * <p>Longer sequences are pairs of pairs: {@code number(number(ROOT, a), b)}. Their first element
 * is a negative number, one for each sort of sequence; so no sequence is the beginning of one of
 * another sort. Open addressing, since nothing may be made for a step.
 */
public final class Numbering {
  private static final int FREE = 0;

  private long[] firsts = new long[128];
  private long[] seconds = new long[128];
  private int[] numbers = new int[128];
  private int count;

  /** The number of a pair. */
  public int number(long first, long second) {
    int mask = numbers.length - 1;
    int slot = hash(first, second) & mask;
    while (numbers[slot] != FREE) {
      if (firsts[slot] == first && seconds[slot] == second) {
        return numbers[slot];
      }
      slot = (slot + 1) & mask;
    }
    if (2 * (count + 1) > numbers.length) {
      grow();
      return number(first, second);
    }
    firsts[slot] = first;
    seconds[slot] = second;
    numbers[slot] = ++count;
    return count;
  }

  private void grow() {
    long[] oldFirsts = firsts;
    long[] oldSeconds = seconds;
    int[] oldNumbers = numbers;
    firsts = new long[2 * oldNumbers.length];
    seconds = new long[firsts.length];
    numbers = new int[firsts.length];
    for (int old = 0; old < oldNumbers.length; old++) {
      if (oldNumbers[old] != FREE) {
        int mask = numbers.length - 1;
        int slot = hash(oldFirsts[old], oldSeconds[old]) & mask;
        while (numbers[slot] != FREE) {
          slot = (slot + 1) & mask;
        }
        firsts[slot] = oldFirsts[old];
        seconds[slot] = oldSeconds[old];
        numbers[slot] = oldNumbers[old];
      }
    }
  }

  /** How many pairs have numbers. */
  public int size() {
    return count;
  }

  private static int hash(long first, long second) {
    long mixed = first * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(second * 0xC2B2AE3D27D4EB4FL, 31);
    mixed *= 0xD6E8FEB86659FD93L;
    return (int) (mixed ^ mixed >>> 32);
  }
}
