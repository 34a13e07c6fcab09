package dev.jacquard.model.diagram.text;

import java.util.Collection;
import java.util.Comparator;

/** Finds the name that somebody meant who wrote an unknown one. */
final class Spelling {
  private Spelling() {}

  /** The end of a message about an unknown name: a suggestion, or nothing. */
  static String suggestion(String unknown, Collection<String> known) {
    int most = Math.max(1, unknown.length() / 3);
    return known.stream()
        .filter(name -> distance(unknown, name) <= Math.min(most, name.length() - 1))
        .min(Comparator.comparingInt(name -> distance(unknown, name)))
        .map(name -> "; did you mean '" + name + "'?")
        .orElse("");
  }

  /** Levenshtein's distance, in which upper and lower case letters are the same. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 0; i < from.length(); i++) {
      int diagonal = row[0];
      row[0] = i + 1;
      for (int j = 0; j < to.length(); j++) {
        boolean same = Character.toLowerCase(from.charAt(i)) == Character.toLowerCase(to.charAt(j));
        int replaced = diagonal + (same ? 0 : 1);
        diagonal = row[j + 1];
        row[j + 1] = Math.min(replaced, Math.min(row[j], row[j + 1]) + 1);
      }
    }
    return row[to.length()];
  }
}
