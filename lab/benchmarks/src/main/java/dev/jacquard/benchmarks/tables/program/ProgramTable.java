package dev.jacquard.benchmarks.tables.program;

import java.util.List;

/**
 * A table of a publication about programs, which we have in Java.
 *
 * @param name the word by which it is asked for
 * @param title where it stands, and what is special about ours
 * @param columns what stands above the published figures of a row
 */
public record ProgramTable(String name, String title, List<String> columns, List<ProgramRow> rows) {
  public ProgramTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    for (ProgramRow row : rows) {
      if (row.published().size() != columns.size()) {
        throw new IllegalArgumentException(
            row.label() + " has " + row.published().size() + " figures for " + columns);
      }
    }
  }

  /** The names of all tables that there are. */
  public static List<String> names() {
    return List.of("flanagan", "yang", "workers");
  }

  /** The tables with a name; none if there is no such name. */
  public static List<ProgramTable> named(String name) {
    return switch (name) {
      case "flanagan" -> FlanaganTables.tables();
      case "yang" -> YangTables.tables();
      case "workers" -> WorkersTables.tables();
      default -> List.of();
    };
  }

  /** The same, of which no plots are made. */
  ProgramTable unplotted() {
    return new ProgramTable(
        name, title, columns, rows.stream().map(ProgramRow::unplotted).toList());
  }

  /** The same with the rows whose label has a text in it. */
  public ProgramTable only(String text) {
    return new ProgramTable(
        name, title, columns, rows.stream().filter(row -> row.label().contains(text)).toList());
  }
}
