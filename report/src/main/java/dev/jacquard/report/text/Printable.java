package dev.jacquard.report.text;

/**
 * Text of the program as a terminal may show it: what would move the cursor, clear the screen or
 * turn the direction of writing round is spelled as in Java's source.
 */
final class Printable {
  private Printable() {}

  static String text(String text) {
    if (text.chars().noneMatch(Printable::commands)) {
      return text;
    }
    StringBuilder spelled = new StringBuilder();
    text.chars()
        .forEach(
            c -> {
              if (commands(c)) {
                spelled.append(String.format("\\u%04x", c));
              } else {
                spelled.append((char) c);
              }
            });
    return spelled.toString();
  }

  private static boolean commands(int c) {
    boolean ofLines = c == '\n' || c == '\t';
    boolean ofDirection = c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069;
    return Character.isISOControl(c) && !ofLines || ofDirection;
  }
}
