package dev.jacquard.report.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A table as lines of text, two spaces between its columns.
 *
 * @param columns all of the same number of rows
 * @param fixed how many of them, from the left, are never cut
 * @param marked for each row whether the reader shall see it first
 */
public record TextTable(List<Column> columns, int fixed, List<Boolean> marked) {
  private static final String GAP = "  ";

  public TextTable {
    columns = List.copyOf(columns);
    marked = List.copyOf(marked);
  }

  /** The width at which no cell wider than the given one is cut. */
  public int width(int widest) {
    int width = GAP.length() * (columns.size() - 1);
    for (int c = 0; c < columns.size(); c++) {
      width += widthOf(c, widest);
    }
    return width;
  }

  private int widthOf(int column, int widest) {
    int natural = columns.get(column).width();
    return column < fixed ? natural : Math.min(natural, widest);
  }

  /** The widest that cells may be so that the table fits into a width; at least 1. */
  public int widestThatFits(int width) {
    int widest = width;
    while (widest > 1 && width(widest) > width) {
      widest--;
    }
    return widest;
  }

  /** The title line and one line for each row. */
  public List<String> lines(Page page) {
    int widest = widestThatFits(page.width());
    List<String> lines = new ArrayList<>();
    lines.add(line(-1, widest, page));
    for (int row = 0; row < marked.size(); row++) {
      lines.add(line(row, widest, page));
    }
    return lines;
  }

  private Colour colour(int row, Column column) {
    if (row < 0) {
      return Colour.BOLD;
    }
    return marked.get(row) ? Colour.RED : column.colour();
  }

  private String line(int row, int widest, Page page) {
    StringBuilder line = new StringBuilder();
    for (int c = 0; c < columns.size(); c++) {
      Column column = columns.get(c);
      int width = widthOf(c, widest);
      String text = Column.cut(row < 0 ? column.title() : column.cells().get(row), width);
      String padding = Column.padding(text.length(), width);
      String shown = page.coloured() ? colour(row, column).paint(text) : text;
      boolean right = column.alignment() == Column.Alignment.RIGHT;
      line.append(c == 0 ? "" : GAP).append(right ? padding + shown : shown + padding);
    }
    return line.toString().stripTrailing();
  }
}
