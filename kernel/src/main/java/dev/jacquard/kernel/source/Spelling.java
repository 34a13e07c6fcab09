package dev.jacquard.kernel.source;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the name that somebody meant who wrote an unknown one. */
public final class Spelling {
  private Spelling() {}

  /** The end of a message about an unknown name: a suggestion, or nothing. */
  public static String suggestion(String unknown, Collection<String> known) {
    return closest(unknown, known).map(name -> "; did you mean '" + name + "'?").orElse("");
  }

  /** The known name with the fewest edits, if about a third of the letters or fewer differ. */
  static Optional<String> closest(String unknown, Collection<String> known) {
    int most = Math.max(1, unknown.length() / 3);
    return known.stream()
        .filter(name -> distance(unknown, name) <= Math.min(most, name.length() - 1))
        .min(Comparator.comparingInt(name -> distance(unknown, name)));
  }

  /**
   * Damerau-Levenshtein distance: insertions, deletions, replacements, swaps of neighbours. Upper
   * and lower case letters are the same.
   */
  static int distance(String from, String to) {
    int[][] edits = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        edits[i][j] = i == 0 || j == 0 ? i + j : step(edits, from, to, i, j);
      }
    }
    return edits[from.length()][to.length()];
  }

  private static int step(int[][] edits, String from, String to, int i, int j) {
    int fewest = edits[i - 1][j - 1] + (isSame(from, i - 1, to, j - 1) ? 0 : 1);
    fewest = Math.min(fewest, Math.min(edits[i - 1][j], edits[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && isSame(from, i - 1, to, j - 2) && isSame(from, i - 2, to, j - 1);
    return swapped ? Math.min(fewest, edits[i - 2][j - 2] + 1) : fewest;
  }

  private static boolean isSame(String from, int i, String to, int j) {
    return Character.toLowerCase(from.charAt(i)) == Character.toLowerCase(to.charAt(j));
  }
}
