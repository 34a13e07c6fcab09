package dev.jacquard.report.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A table as lines of text, two spaces between its columns. A cell that is wider than its column
 * has several lines.
 *
 * @param columns all of the same number of rows
 * @param fixed how many of them, from the left, have lines as long as they like
 * @param marked for each row whether the reader shall see it first
 */
public record TextTable(List<Column> columns, int fixed, List<Boolean> marked) {
  private static final String GAP = "  ";

  /** Rather than to be narrower than this, a table is wider than the page. */
  private static final int LEAST = 12;

  public TextTable {
    columns = List.copyOf(columns);
    marked = List.copyOf(marked);
  }

  /** The width at which no line of a cell is longer than the given width. */
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

  /** The widest that lines of cells may be so that the table fits into a width; at least 1. */
  public int widestThatFits(int width) {
    int widest = width;
    while (widest > 1 && width(widest) > width) {
      widest--;
    }
    return widest;
  }

  /** The title and all rows. */
  public List<String> lines(Page page) {
    int widest = Math.max(LEAST, widestThatFits(page.width()));
    List<String> lines = new ArrayList<>(lines(-1, widest, page));
    for (int row = 0; row < marked.size(); row++) {
      lines.addAll(lines(row, widest, page));
    }
    return lines;
  }

  private Colour colour(int row, Column column) {
    if (row < 0) {
      return Colour.BOLD;
    }
    return marked.get(row) ? Colour.RED : column.colour();
  }

  private List<String> lines(int row, int widest, Page page) {
    List<List<String>> cells = new ArrayList<>();
    int height = 1;
    for (int c = 0; c < columns.size(); c++) {
      Column column = columns.get(c);
      String text = row < 0 ? column.title() : column.cells().get(row);
      cells.add(CellLines.of(text, widthOf(c, widest)));
      height = Math.max(height, cells.get(c).size());
    }
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < height; i++) {
      lines.add(line(row, i, cells, widest, page));
    }
    return lines;
  }

  private String line(int row, int number, List<List<String>> cells, int widest, Page page) {
    StringBuilder line = new StringBuilder();
    for (int c = 0; c < columns.size(); c++) {
      Column column = columns.get(c);
      String text = number < cells.get(c).size() ? cells.get(c).get(number) : "";
      String padding = Column.padding(text.length(), widthOf(c, widest));
      String shown = page.coloured() ? colour(row, column).paint(text) : text;
      boolean right = column.alignment() == Column.Alignment.RIGHT;
      line.append(c == 0 ? "" : GAP).append(right ? padding + shown : shown + padding);
    }
    return line.toString().stripTrailing();
  }
}
