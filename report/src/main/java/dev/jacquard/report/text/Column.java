package dev.jacquard.report.text;

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

  public Column {
    title = Printable.text(title);
    cells = cells.stream().map(Printable::text).toList();
  }

  /** A column without a colour of its own. */
  public Column(String title, Alignment alignment, List<String> cells) {
    this(title, alignment, cells, Colour.NONE);
  }

  /** The width at which every cell is one line. */
  int width() {
    return Math.max(title.length(), cells.stream().mapToInt(String::length).max().orElse(0));
  }

  /** Spaces that bring a text of the given length to a width. */
  static String padding(int length, int width) {
    return " ".repeat(Math.max(0, width - length));
  }
}
