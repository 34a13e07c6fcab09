package dev.jacquard.report;

import java.util.List;

/**
 * A column of a {@link TextTable}: a title and one cell for each row, empty where there is none.
 *
 * @param colour that of the cells, where nothing more important colours them
 */
public record Column(String title, Alignment alignment, List<String> cells, Colour colour) {
  /** On which side of the column its cells stand. */
  public enum Alignment {
    LEFT,
    RIGHT
  }

  private static final String ELLIPSIS = "...";

  public Column {
    cells = List.copyOf(cells);
  }

  /** A column without a colour of its own. */
  public Column(String title, Alignment alignment, List<String> cells) {
    this(title, alignment, cells, Colour.NONE);
  }

  /** The width at which nothing is cut. */
  int width() {
    return Math.max(title.length(), cells.stream().mapToInt(String::length).max().orElse(0));
  }

  /** Spaces that bring a text of the given length to a width. */
  static String padding(int length, int width) {
    return " ".repeat(Math.max(0, width - length));
  }

  /** A text that fits into a width: its beginning and its end, which tell it from others. */
  static String cut(String text, int width) {
    if (text.length() <= width) {
      return text;
    }
    int kept = Math.max(0, width - ELLIPSIS.length());
    int tail = kept / 2;
    return text.substring(0, kept - tail) + ELLIPSIS + text.substring(text.length() - tail);
  }
}
