package dev.jacquard.report;

import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Ending;
import dev.jacquard.kernel.Failure;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A trace as a table: one row for each step, one column for each thread that moved, failed or is
 * stuck, and below it what the stuck ones wait for.
 *
 * <pre>
 *  step  line  left    right
 *     1     5  lock a
 *     2    12          lock b
 * stuck     6  lock b
 * stuck    13          lock a
 *
 * left waits for lock b, held by right since step 2
 * right waits for lock a, held by left since step 1
 * </pre>
 *
 * <p>The column of source lines goes first if the page is too narrow, then cells are cut; with so
 * many threads that nothing would be left of them, the table has one column for all.
 */
public final class InterleavingTable {
  /** A column that is cut to less than this says nothing. */
  private static final int LEAST_WIDTH = 12;

  private final Trace trace;
  private final Legend legend;
  private final StepWords words;
  private final SourceLines lines;
  private final Marks marks;

  /** The table of a trace in which a race detector found the given races. */
  public InterleavingTable(Trace trace, Legend legend, List<DataRace> races) {
    this.trace = trace;
    this.legend = legend;
    this.words = new StepWords(trace, legend);
    this.lines = new SourceLines(trace, legend);
    this.marks = new Marks(trace, races);
  }

  /** The lines of the table. */
  public List<String> lines(Page page) {
    List<Entry> rows = new RowSelection(trace, marks).atMost(page.rows());
    List<String> text = new ArrayList<>();
    if (rows.isEmpty()) {
      text.add("no thread took a step");
    } else {
      text.addAll(table(rows, page).lines(page));
    }
    List<String> below = below();
    if (!below.isEmpty()) {
      text.add("");
      text.addAll(below);
    }
    return text;
  }

  private TextTable table(List<Entry> rows, Page page) {
    TextTable roomy = table(rows, true, columnsOfThreads(rows));
    if (roomy.width(page.width()) <= page.width()) {
      return roomy;
    }
    TextTable narrow = table(rows, false, columnsOfThreads(rows));
    return narrow.widestThatFits(page.width()) >= LEAST_WIDTH
        ? narrow
        : table(rows, true, oneColumn(rows));
  }

  private TextTable table(List<Entry> rows, boolean withLines, List<Column> cells) {
    List<Column> columns = new ArrayList<>();
    if (marks.any()) {
      columns.add(left("", rows, entry -> marks.label(entry).orElse("")));
    }
    columns.add(right("step", rows, this::step));
    if (withLines) {
      columns.add(right(lines.title(), rows, this::line));
    }
    int fixed = columns.size();
    columns.addAll(cells);
    return new TextTable(columns, fixed, rows.stream().map(marks::marks).toList());
  }

  private static Column left(String title, List<Entry> rows, Function<Entry, String> cell) {
    return new Column(title, Column.Alignment.LEFT, rows.stream().map(cell).toList());
  }

  private static Column right(String title, List<Entry> rows, Function<Entry, String> cell) {
    return new Column(title, Column.Alignment.RIGHT, rows.stream().map(cell).toList());
  }

  private String step(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return row.number() < trace.length() ? Integer.toString(row.number() + 1) : "stuck";
    }
    return entry instanceof Entry.Gap ? "..." : "";
  }

  private String line(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return lines.cell(row.number());
    }
    return entry instanceof Entry.Between between
        ? lines.cell(between.access().thread(), between.access().site())
        : "";
  }

  private List<Column> columnsOfThreads(List<Entry> rows) {
    List<Column> columns = new ArrayList<>();
    for (int thread : cast()) {
      columns.add(
          left(legend.thread(thread), rows, entry -> thread(entry) == thread ? words(entry) : ""));
    }
    return columns;
  }

  private List<Column> oneColumn(List<Entry> rows) {
    return List.of(
        left("thread", rows, entry -> thread(entry) < 0 ? "" : legend.thread(thread(entry))),
        left("operation", rows, this::words));
  }

  /** The thread of a line, or -1 if it has none. */
  private int thread(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return trace.thread(row.number());
    }
    return entry instanceof Entry.Between between ? between.access().thread() : -1;
  }

  private String words(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return words.of(row.number());
    }
    return entry instanceof Entry.Between between
        ? legend.location(between.location()) + (between.access().write() ? ": wrote" : ": read")
        : "";
  }

  /** The threads that have something to show. */
  private Iterable<Integer> cast() {
    TreeSet<Integer> cast = new TreeSet<>(marks.threadsBetween());
    for (int row = 0; row < trace.rows(); row++) {
      if (row < trace.length() || trace.ending() == Ending.STUCK) {
        cast.add(trace.thread(row));
      }
    }
    for (Failure failure : trace.failures()) {
      if (failure.thread() >= 0) {
        cast.add(failure.thread());
      }
    }
    return cast;
  }

  private List<String> below() {
    List<String> below = new ArrayList<>();
    for (int thread : marks.failedAtOnce()) {
      below.add(legend.thread(thread) + " failed before its first step");
    }
    switch (trace.ending()) {
      case STUCK ->
          Waiting.of(trace, legend)
              .forEach(wait -> below.add(legend.thread(wait.thread()) + " " + wait.words()));
      case CUT -> below.add("cut here, after " + Prose.count(trace.length(), "step"));
      case ASLEEP, SPINNING -> below.add("given up here: what follows is explored elsewhere");
      case COMPLETED -> {}
    }
    return below;
  }
}
