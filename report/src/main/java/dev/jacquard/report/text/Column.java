package dev.jacquard.report.text;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

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

  /** In a text like {@code AtomicInteger#1: changed 0 to 1}. */
  private static final Pattern CLASS_OF_OBJECT = Pattern.compile("[\\w$.\\[\\]]+(?=#\\d)");

  /** A class name of fewer letters says nothing. */
  private static final int LEAST_NAME = 3;

  public Column {
    title = Printable.text(title);
    cells = cells.stream().map(Printable::text).toList();
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

  /** A text that fits into a width. What happened matters more than the class of an object. */
  static String cut(String text, int width) {
    if (text.length() <= width) {
      return text;
    }
    return withShortClass(text, text.length() - width).orElseGet(() -> middleOut(text, width));
  }

  /** Shortens the longest class name by so much, if something of it is left then. */
  private static Optional<String> withShortClass(String text, int excess) {
    return CLASS_OF_OBJECT
        .matcher(text)
        .results()
        .max(Comparator.comparingInt(name -> name.end() - name.start()))
        .filter(name -> name.end() - name.start() - excess >= LEAST_NAME + ELLIPSIS.length())
        .map(
            name ->
                text.substring(0, name.end() - excess - ELLIPSIS.length())
                    + ELLIPSIS
                    + text.substring(name.end()));
  }

  /** The beginning and the end, which tell a text from others. */
  private static String middleOut(String text, int width) {
    int kept = Math.max(0, width - ELLIPSIS.length());
    int tail = kept / 2;
    return text.substring(0, kept - tail) + ELLIPSIS + text.substring(text.length() - tail);
  }
}
