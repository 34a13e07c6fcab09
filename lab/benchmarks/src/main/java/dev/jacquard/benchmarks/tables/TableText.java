package dev.jacquard.benchmarks.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A table as lines of text: for each column what was printed and what we get. */
public final class TableText {
  private static final int LEAST_WIDTH = 9;

  private final ComputedTable table;
  private final int labelWidth;
  private final String unknown;

  public TableText(ComputedTable table) {
    this.table = table;
    unknown = table.published().expected() == PublishedTable.Expected.FIGURES ? "?" : "-";
    labelWidth = table.rows().stream().mapToInt(row -> row.label().length()).max().orElse(0);
  }

  /** The lines. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(table.published().title());
    StringBuilder names = new StringBuilder(" ".repeat(labelWidth + 2));
    StringBuilder kinds = new StringBuilder(" ".repeat(labelWidth + 2));
    for (String column : table.published().columns()) {
      int width = width(column);
      names.append("  ").append(right(column, 2 * width + 3));
      kinds.append("  ").append(right("paper", width)).append("  ");
      kinds.append(right("ours", width)).append(' ');
    }
    lines.add(names.toString().stripTrailing());
    lines.add(kinds + right("time", 10) + right("memory", 11));
    table.rows().forEach(row -> lines.add(line(row)));
    lines.add("  " + conclusion());
    return lines;
  }

  private boolean isByOrder() {
    return table.published().expected() == PublishedTable.Expected.ORDER;
  }

  private String conclusion() {
    if (table.published().expected() == PublishedTable.Expected.NOTHING) {
      return "the programs are reconstructions, so figures need not agree";
    }
    String what = isByOrder() ? "the order of columns" : "every figure";
    return table.differences() == 0
        ? what + " is as printed"
        : what + " is as printed, but for those marked *";
  }

  private String line(ComputedTable.ComputedRow row) {
    StringBuilder line = new StringBuilder("  " + left(row.label(), labelWidth));
    for (int i = 0; i < row.cells().size(); i++) {
      ComputedTable.Cell cell = row.cells().get(i);
      int width = width(table.published().columns().get(i));
      String printed =
          cell.figure().printed().isPresent()
              ? number(cell.figure().printed().getAsLong())
              : unknown;
      line.append("  ").append(right(printed, width)).append("  ");
      line.append(right(cell.ours().map(c -> number(c.number())).orElse(unknown), width));
      line.append(row.marks().get(i) ? '*' : ' ');
    }
    return line + right(time(row), 10) + right(memory(row), 11);
  }

  private static String time(ComputedTable.ComputedRow row) {
    long millis =
        row.cells().stream()
            .flatMap(cell -> cell.ours().stream())
            .mapToLong(counted -> counted.time().toMillis())
            .sum();
    return String.format(Locale.ROOT, "%.2f s", millis / 1000.0);
  }

  /** The most that one search of the row took. */
  private static String memory(ComputedTable.ComputedRow row) {
    long bytes =
        row.cells().stream()
            .flatMap(cell -> cell.ours().stream())
            .mapToLong(Counting.Counted::bytes)
            .max()
            .orElse(0);
    return bytes == 0 ? "-" : String.format(Locale.ROOT, "%.2f MB", bytes / 1e6);
  }

  private static int width(String column) {
    return Math.max(LEAST_WIDTH, (column.length() - 2) / 2);
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  private static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
