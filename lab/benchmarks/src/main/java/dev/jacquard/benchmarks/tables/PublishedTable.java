package dev.jacquard.benchmarks.tables;

import java.util.List;

/**
 * A table of a publication.
 *
 * @param name the word by which it is asked for
 * @param title where it stands and what was counted
 * @param columns one heading for each figure of a row
 * @param expected what our figures must have in common with those printed
 */
public record PublishedTable(
    String name, String title, List<String> columns, List<Row> rows, Expected expected) {
  /** What two tables can have in common. */
  public enum Expected {
    /** Every figure is the printed one. */
    FIGURES,
    /** The models are others, but their figures are in the same order from column to column. */
    ORDER,
    /** The programs are reconstructions: the figures stand beside each other. */
    NOTHING
  }

  public PublishedTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** A table whose figures must come out. */
  static PublishedTable of(String name, String title, List<String> columns, List<Row> rows) {
    return new PublishedTable(name, title, columns, rows, Expected.FIGURES);
  }

  /** A row, with a figure for each column. */
  public record Row(String label, List<Figure> figures) {
    public Row {
      figures = List.copyOf(figures);
    }
  }
}
