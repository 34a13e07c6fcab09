package dev.jacquard.report.page;

/**
 * A text of which nothing is invisible: control characters, and those that change the direction of
 * other text or have no width, are shown by name instead of being obeyed.
 */
final class VisibleText {
  private static final int PICTURES = 0x2400;
  private static final int DELETE = 0x7f;
  private static final int DELETE_PICTURE = 0x2421;

  private VisibleText() {}

  static String of(String text) {
    if (text.chars().allMatch(c -> c >= ' ' && c < DELETE)) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(c -> append(shown, c));
    return shown.toString();
  }

  private static void append(StringBuilder shown, int c) {
    if (c == '\t') {
      shown.append('\t');
    } else if (c < ' ') {
      shown.append((char) (PICTURES + c));
    } else if (c == DELETE) {
      shown.append((char) DELETE_PICTURE);
    } else if (isInvisible(c)) {
      shown.append('‹').append(name(c)).append('›');
    } else {
      shown.appendCodePoint(c);
    }
  }

  private static String name(int c) {
    String digits = Integer.toHexString(c).toUpperCase(java.util.Locale.ROOT);
    return "U+" + "0".repeat(Math.max(0, 4 - digits.length())) + digits;
  }

  private static boolean isInvisible(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> (c & 0xfffe) == 0xfffe;
    };
  }

  /** A text that is no longer than the given number of characters: its beginning and its end. */
  static String cut(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int head = most / 2;
    int tail = text.length() - most / 2;
    boolean headSplits = Character.isHighSurrogate(text.charAt(head - 1));
    boolean tailSplits = Character.isLowSurrogate(text.charAt(tail));
    return text.substring(0, headSplits ? head - 1 : head)
        + " … "
        + text.substring(tailSplits ? tail + 1 : tail);
  }
}
