package dev.jacquard.cli.tables;

import java.util.List;

/**
 * A table of a publication.
 *
 * @param name the word by which it is asked for
 * @param title where it stands and what was counted
 * @param columns one heading for each figure of a row
 */
public record PublishedTable(String name, String title, List<String> columns, List<Row> rows) {
  public PublishedTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** A row, with a figure for each column. */
  public record Row(String label, List<Figure> figures) {
    public Row {
      figures = List.copyOf(figures);
    }
  }
}
