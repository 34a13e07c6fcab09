package dev.jacquard.report.page;

/**
 * A line of a source file.
 *
 * @param file for {@link Sources}; empty if it is not known
 * @param line from 1; 0 if it is not known
 */
record Place(String file, int line) {
  static final Place UNKNOWN = new Place("", 0);

  /** The place that a site like {@code Account.java:12} names in a file. */
  static Place of(String file, String site) {
    int colon = site.lastIndexOf(':');
    String digits = site.substring(colon + 1);
    boolean known = colon > 0 && !digits.isEmpty() && digits.chars().allMatch(Character::isDigit);
    return known && digits.length() < 9 ? new Place(file, Integer.parseInt(digits)) : UNKNOWN;
  }

  boolean isKnown() {
    return line > 0;
  }
}
