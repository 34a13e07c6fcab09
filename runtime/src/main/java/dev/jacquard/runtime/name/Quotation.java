package dev.jacquard.runtime.name;

/** Text of the program as a report may show it: in quotes, on one line, not too long. */
final class Quotation {
  /** More characters than this are cut off. */
  private static final int MOST = 40;

  private Quotation() {}

  static String of(String text) {
    boolean cut = text.length() > MOST;
    String shown = cut ? text.substring(0, MOST) : text;
    StringBuilder quoted = new StringBuilder("\"");
    shown.chars().forEach(c -> append(quoted, (char) c, '"'));
    return quoted.append('"').append(cut ? "..." : "").toString();
  }

  static String of(char character) {
    StringBuilder quoted = new StringBuilder("'");
    append(quoted, character, '\'');
    return quoted.append('\'').toString();
  }

  private static void append(StringBuilder text, char c, char quote) {
    switch (c) {
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      case '\\' -> text.append("\\\\");
      default -> {
        if (c == quote) {
          text.append('\\').append(c);
        } else if (isShown(c)) {
          text.append(c);
        } else {
          text.append(String.format("\\u%04x", (int) c));
        }
      }
    }
  }

  /** Half of a pair, and what moves the cursor or turns the direction of writing, is not. */
  private static boolean isShown(char c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
