package dev.jacquard.benchmarks.tables;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** A table of a publication with our own figures beside those that were printed. */
public record ComputedTable(PublishedTable published, List<ComputedRow> rows) {
  public ComputedTable {
    rows = List.copyOf(rows);
  }

  /** The names of all tables that there are. */
  public static List<String> names() {
    return List.of("wahl", "godefroid", "iosif", "states");
  }

  /** The tables with a name, computed; none if there is no such name. */
  public static List<ComputedTable> named(String name) {
    return switch (name) {
      case "wahl" -> WahlTables.tables().stream().map(ComputedTable::of).toList();
      case "godefroid" -> List.of(of(GodefroidTable.table()));
      case "iosif" -> IosifTables.tables().stream().map(ComputedTable::of).toList();
      case "states" -> StatesTables.tables().stream().map(ComputedTable::of).toList();
      default -> List.of();
    };
  }

  static ComputedTable of(PublishedTable published) {
    List<ComputedRow> rows = new ArrayList<>();
    for (PublishedTable.Row row : published.rows()) {
      List<Cell> cells =
          row.figures().stream()
              .map(figure -> new Cell(figure, figure.count().map(Counting::of)))
              .toList();
      rows.add(new ComputedRow(row.label(), cells, marks(published, cells)));
    }
    return new ComputedTable(published, rows);
  }

  private static BitSet marks(PublishedTable published, List<Cell> cells) {
    BitSet marks = new BitSet();
    ColumnOrder order = new ColumnOrder(published.rows());
    for (int i = 0; i < cells.size(); i++) {
      boolean differs =
          switch (published.expected()) {
            case FIGURES -> cells.get(i).differs();
            case ORDER -> order.contradicts(cells, i);
            case NOTHING -> false;
          };
      marks.set(i, differs);
    }
    return marks;
  }

  /** How many rows have figures that are not as expected. */
  public long differences() {
    return rows.stream().filter(row -> !row.marks().isEmpty()).count();
  }

  /**
   * A row of figures.
   *
   * @param marks the columns whose figures are not as expected
   */
  record ComputedRow(String label, List<Cell> cells, BitSet marks) {
    ComputedRow {
      cells = List.copyOf(cells);
    }
  }

  /** A figure, printed and ours. */
  record Cell(Figure figure, Optional<Counting.Counted> ours) {
    private boolean differs() {
      return figure.printed().isPresent()
          && ours.isPresent()
          && figure.printed().getAsLong() != ours.get().number();
    }
  }
}
