package dev.jacquard.kernel.name;

import java.util.ArrayList;
import java.util.List;

/**
 * The text of names that have several parts: the parts with colons between them. Within a part,
 * colons, blanks and whatever else could be misread stand as a percent sign and four hexadecimal
 * digits.
 */
final class NameText {
  private static final char BETWEEN = ':';
  private static final char ESCAPE = '%';
  private static final int HEX = 16;
  private static final int DIGITS = 4;

  private NameText() {}

  static String of(Object... parts) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < parts.length; i++) {
      if (i > 0) {
        text.append(BETWEEN);
      }
      String part = String.valueOf(parts[i]);
      for (int k = 0; k < part.length(); k++) { // runs under control come here: no streams
        append(text, part.charAt(k));
      }
    }
    return text.toString();
  }

  private static void append(StringBuilder text, char letter) {
    if (letter > ' ' && letter <= '~' && letter != BETWEEN && letter != ESCAPE) {
      text.append(letter);
    } else {
      text.append(ESCAPE).append(Integer.toHexString(1 << HEX | letter).substring(1));
    }
  }

  /**
   * The parts of a text.
   *
   * @throws IllegalArgumentException if the text is none
   */
  static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == BETWEEN) {
        parts.add(part.toString());
        part.setLength(0);
      } else if (letter == ESCAPE) {
        part.append(decoded(text, i + 1));
        i += DIGITS;
      } else {
        part.append(letter);
      }
    }
    parts.add(part.toString());
    return parts;
  }

  private static char decoded(String text, int from) {
    if (from + DIGITS > text.length()) {
      throw new IllegalArgumentException("'" + text + "' ends within a character");
    }
    return (char) Integer.parseInt(text.substring(from, from + DIGITS), HEX);
  }
}
