package dev.jacquard.report.text;

import java.io.Serializable;

/**
 * What a text is written on.
 *
 * @param width the longest line, in characters; a narrower table cuts what stands in its cells
 * @param rows a table with more lines than this shows only those that matter most
 * @param coloured whether the reader's terminal understands ANSI colours
 * @param detailed whether each step has a line of its own, also within calls
 * @param more how the reader gets to see all lines, for example {@code --full}
 */
public record Page(int width, int rows, boolean coloured, boolean detailed, String more)
    implements Serializable {
  private static final long serialVersionUID = 2;

  /** A page on which calls are single lines. */
  public Page(int width, int rows, boolean coloured, String more) {
    this(width, rows, coloured, false, more);
  }

  /** A hundred and twenty characters wide, without colours. */
  public static final Page PLAIN = new Page(120, 50, false, "");

  /** This page, with room for every row. */
  public Page unabridged() {
    return new Page(width, Integer.MAX_VALUE, coloured, detailed, more);
  }

  /** This page, with a line for each step. */
  public Page inDetail() {
    return new Page(width, rows, coloured, true, more);
  }

  /** This page for a reader who is told how to see more. */
  public Page with(String howToSeeMore) {
    return new Page(width, rows, coloured, detailed, howToSeeMore);
  }

  /** A text in a colour, if the page has colours. */
  String paint(Colour colour, String text) {
    String shown = Printable.text(text);
    return coloured ? colour.paint(shown) : shown;
  }
}
