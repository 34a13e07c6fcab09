package dev.jacquard.runtime.state;

import java.util.Arrays;

/** All places in rewritten code, by number. Classes are rewritten one at a time or at once. */
public final class Positions {
  private static Position[] all = new Position[256];
  private static int size;

  private Positions() {}

  /** Adds a place; the answer is its number. */
  public static synchronized int add(Position position) {
    if (size == all.length) {
      all = Arrays.copyOf(all, 2 * size);
    }
    all[size] = position;
    return size++;
  }

  static Position get(int number) {
    return all[number];
  }
}
