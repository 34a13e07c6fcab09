package dev.jacquard.fuzz.similar;

import java.util.Arrays;

/**
 * What the members of each class have seen in one execution. Programs call it, but it is not part
 * of them, so that to look changes nothing: a note must be no step and no call into the JDK.
 */
public final class Seen {
  private static final int MOST = 100;
  private static final String[] LETTERS = new String[MOST];
  private static final int[] VALUES = new int[MOST];
  private static int count;

  private Seen() {}

  /** A member of a class ends with what it has seen. */
  public static void note(String letter, int seen) {
    LETTERS[count] = letter;
    VALUES[count] = seen;
    count++;
  }

  /** A new execution begins. */
  static void clear() {
    count = 0;
  }

  /** All notes; who made which is forgotten. */
  static String notes() {
    String[] notes = new String[count];
    Arrays.setAll(notes, i -> LETTERS[i] + VALUES[i]);
    Arrays.sort(notes);
    return String.join(" ", notes);
  }
}
