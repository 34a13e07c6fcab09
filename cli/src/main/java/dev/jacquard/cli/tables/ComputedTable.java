package dev.jacquard.cli.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table of a publication with our own figures beside those that were printed. */
public record ComputedTable(PublishedTable published, List<ComputedRow> rows) {
  public ComputedTable {
    rows = List.copyOf(rows);
  }

  /** The names of all tables that there are. */
  public static List<String> names() {
    return List.of("wahl", "godefroid");
  }

  /** The tables with a name, computed; none if there is no such name. */
  public static List<ComputedTable> named(String name) {
    return switch (name) {
      case "wahl" -> WahlTables.tables().stream().map(ComputedTable::of).toList();
      case "godefroid" -> List.of(of(GodefroidTable.table()));
      default -> List.of();
    };
  }

  static ComputedTable of(PublishedTable published) {
    List<ComputedRow> rows = new ArrayList<>();
    for (PublishedTable.Row row : published.rows()) {
      rows.add(
          new ComputedRow(
              row.label(),
              row.figures().stream()
                  .map(figure -> new Cell(figure, figure.count().map(Counting::of)))
                  .toList()));
    }
    return new ComputedTable(published, rows);
  }

  /** How many figures differ from what was printed. */
  public long differences() {
    return rows.stream().flatMap(row -> row.cells().stream()).filter(Cell::differs).count();
  }

  /** A row of figures. */
  record ComputedRow(String label, List<Cell> cells) {
    ComputedRow {
      cells = List.copyOf(cells);
    }
  }

  /** A figure, printed and ours. */
  record Cell(Figure figure, Optional<Counting.Counted> ours) {
    boolean differs() {
      return figure.printed().isPresent()
          && ours.isPresent()
          && figure.printed().getAsLong() != ours.get().number();
    }
  }
}
