package dev.jacquard.report;

/**
 * What a text is written on.
 *
 * @param width the longest line, in characters; a narrower table cuts what stands in its cells
 * @param rows a table with more steps than this leaves out some in its middle
 * @param coloured whether the reader's terminal understands ANSI colours
 */
public record Page(int width, int rows, boolean coloured) {
  /** A hundred characters wide, without colours. */
  public static final Page PLAIN = new Page(100, 200, false);

  /** This page, with room for every row. */
  public Page unabridged() {
    return new Page(width, Integer.MAX_VALUE, coloured);
  }
}
