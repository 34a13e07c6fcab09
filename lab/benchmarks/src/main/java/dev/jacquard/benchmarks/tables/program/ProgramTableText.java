package dev.jacquard.benchmarks.tables.program;

import dev.jacquard.benchmarks.tables.program.Outcome.Explored;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** A table as lines of text: for each program its figures, those published on the left. */
public final class ProgramTableText {
  private static final int LABEL = 13;
  private static final int LEAST_WIDTH = 11;

  /** What searches of ours have in a line; a star has its own place behind the figure. */
  private interface Figures extends BiFunction<ComputedProgramTable.Row, Search, String> {}

  /** A label and a text for each column, or nothing but a label. */
  private record Line(String label, List<String> columns) {}

  private final ComputedProgramTable computed;

  public ProgramTableText(ComputedProgramTable computed) {
    this.computed = computed;
  }

  /** The lines. */
  public List<String> lines() {
    List<Line> table = new ArrayList<>();
    table.add(heading());
    computed.rows().forEach(row -> addRow(row, table));
    int[] widths = widths(table);
    List<String> lines = new ArrayList<>();
    lines.add(computed.table().title());
    table.forEach(line -> lines.add(text(line, widths)));
    lines.addAll(new ProgramTableRemarks(computed).lines());
    return lines;
  }

  private Line heading() {
    Stream<String> ours = Stream.of(Search.values()).map(Search::heading);
    return new Line(
        "",
        Stream.concat(computed.table().columns().stream(), ours).map(text -> text + " ").toList());
  }

  private static void addRow(ComputedProgramTable.Row row, List<Line> lines) {
    lines.add(new Line(row.row().label(), List.of()));
    lines.add(line("executions", row, Published::executions, ProgramTableText::executions));
    if (row.explored().anyMatch(explored -> explored.blocked() > 0)) {
      lines.add(line("blocked", row, ProgramTableText::nothing, of(e -> number(e.blocked()))));
    }
    lines.add(line("transitions", row, Published::transitions, of(e -> number(e.transitions()))));
    lines.add(line("time", row, Published::time, of(e -> time(e.time()))));
    lines.add(line("processor", row, ProgramTableText::nothing, of(e -> time(e.processor()))));
    if (row.explored().anyMatch(explored -> !explored.failures().isEmpty())) {
      lines.add(line("found", row, ProgramTableText::nothing, of(ProgramTableText::found)));
    }
  }

  private static Line line(
      String label,
      ComputedProgramTable.Row row,
      Function<Published, PrintedFigure> published,
      Figures ours) {
    List<String> columns = new ArrayList<>();
    row.row().published().forEach(column -> columns.add(published.apply(column).text() + " "));
    Stream.of(Search.values()).forEach(search -> columns.add(ours.apply(row, search)));
    return new Line("  " + label, columns);
  }

  private static PrintedFigure nothing(Published published) {
    return PrintedFigure.NONE;
  }

  private static Figures of(Function<Explored, String> figure) {
    return (row, search) ->
        row.outcome(search) instanceof Explored explored ? figure.apply(explored) + " " : "";
  }

  private static String executions(ComputedProgramTable.Row row, Search search) {
    if (row.outcome(search) instanceof Explored explored) {
      return (explored.isFinished() ? "" : "> ")
          + number(explored.executions())
          + (row.differs(search) ? "*" : " ");
    }
    return row.outcome(search) instanceof Outcome.LeftOut ? "left out " : "trouble ";
  }

  private static String found(Explored explored) {
    return explored.failures().isEmpty() ? "-" : String.join(", ", explored.failures());
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String time(Duration time) {
    double seconds = time.toNanos() / 1e9;
    return String.format(Locale.ROOT, seconds < 10 ? "%.2f s" : "%,.1f s", seconds);
  }

  private static int[] widths(List<Line> table) {
    int[] widths = new int[table.get(0).columns().size()];
    for (int i = 0; i < widths.length; i++) {
      int column = i;
      widths[i] =
          table.stream()
              .filter(line -> !line.columns().isEmpty())
              .mapToInt(line -> line.columns().get(column).length())
              .reduce(LEAST_WIDTH, Math::max);
    }
    return widths;
  }

  private static String text(Line line, int[] widths) {
    StringBuilder text = new StringBuilder(line.label());
    text.append(" ".repeat(line.columns().isEmpty() ? 0 : LABEL - line.label().length()));
    for (int i = 0; i < line.columns().size(); i++) {
      String column = line.columns().get(i);
      text.append(" ".repeat(1 + widths[i] - column.length())).append(column);
    }
    return text.toString().stripTrailing();
  }
}
