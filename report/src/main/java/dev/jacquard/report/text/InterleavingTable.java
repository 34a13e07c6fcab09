package dev.jacquard.report.text;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Entry;
import dev.jacquard.report.Marks;
import dev.jacquard.report.SourceLines;
import dev.jacquard.report.StepWords;
import dev.jacquard.report.seen.Call;
import dev.jacquard.report.seen.PlainAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A trace as a table: one row for each step, one column for each thread that moved, failed or is
 * stuck, and an arrow where a failure was decided.
 *
 * <pre>
 *           step  line  left         right
 *              1     5  locked a
 *              2    12               locked b
 * stuck -&gt;           6  waits for b
 * stuck -&gt;          13               waits for a
 * </pre>
 *
 * <p>If the page is too narrow, cells are cut a little; then the column of source lines goes; with
 * so many threads that nothing would be left of them, the table has one column for all.
 */
public final class InterleavingTable {
  /** A column that is cut to less than this says nothing. */
  private static final int LEAST_WIDTH = 12;

  /** Rather than to cut columns to less than this, source lines are left out. */
  private static final int LEAST_WITH_LINES = 18;

  private final Trace trace;
  private final Legend legend;
  private final StepWords words;
  private final SourceLines lines;
  private final Marks marks;
  private final OpenCalls calls;
  private final List<Entry> steps;
  private final List<Entry> all;

  /** The table of a trace in which a race detector found the given races. */
  public InterleavingTable(Trace trace, Legend legend, List<DataRace> races) {
    this(trace, legend, races, List.of(), List.of());
  }

  /** The same with accesses that somebody saw between the steps, and with calls. */
  InterleavingTable(
      Trace trace,
      Legend legend,
      List<DataRace> races,
      List<PlainAccess> accesses,
      List<Call> calls) {
    this.trace = trace;
    this.legend = legend;
    this.words = new StepWords(trace, legend);
    this.marks = new Marks(trace, legend, races, accesses);
    this.lines = new SourceLines(trace, legend, marks.accesses(), calls);
    this.calls = new OpenCalls(trace, legend, calls);
    TableLines tableLines = new TableLines(trace, marks);
    this.steps = tableLines.all();
    this.all = calls.isEmpty() ? steps : tableLines.calls(calls);
  }

  /** The lines of the table. */
  public List<String> lines(Page page) {
    List<Entry> lines = page.detailed() ? steps : all;
    List<Entry> rows = new Folding(trace, legend, marks, lines).to(page.rows());
    List<String> text = new ArrayList<>();
    if (rows.isEmpty()) {
      text.add("no thread took a step");
    } else {
      text.addAll(table(rows, page).lines(page));
    }
    List<String> below = below(rows, lines, page);
    if (!below.isEmpty()) {
      text.add("");
      text.addAll(below);
    }
    return text;
  }

  private TextTable table(List<Entry> rows, Page page) {
    TextTable roomy = table(rows, true, columnsOfThreads(rows));
    if (roomy.widestThatFits(page.width()) >= LEAST_WITH_LINES) {
      return roomy;
    }
    TextTable narrow = table(rows, false, columnsOfThreads(rows));
    if (narrow.widestThatFits(page.width()) >= LEAST_WIDTH) {
      return narrow;
    }
    TextTable simple = table(rows, true, oneColumn(rows));
    return simple.widestThatFits(page.width()) >= LEAST_WIDTH
        ? simple
        : table(rows, false, oneColumn(rows));
  }

  private TextTable table(List<Entry> rows, boolean withLines, List<Column> cells) {
    List<Column> columns = new ArrayList<>();
    if (rows.stream().anyMatch(entry -> marks.label(entry).isPresent())) {
      columns.add(left("", rows, entry -> marks.label(entry).map(l -> l + " ->").orElse("")));
    }
    columns.add(right("step", rows, this::step));
    if (withLines) {
      columns.add(right(lines.title(), rows, this::line));
    }
    int fixed = columns.size();
    columns.addAll(cells);
    List<Boolean> marked = rows.stream().map(entry -> marks.label(entry).isPresent()).toList();
    return new TextTable(columns, fixed, marked);
  }

  private static Column left(String title, List<Entry> rows, Function<Entry, String> cell) {
    return new Column(title, Column.Alignment.LEFT, rows.stream().map(cell).toList());
  }

  private static Column right(String title, List<Entry> rows, Function<Entry, String> cell) {
    return new Column(title, Column.Alignment.RIGHT, rows.stream().map(cell).toList());
  }

  private String step(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return row.number() < trace.length() ? Integer.toString(row.number() + 1) : "";
    }
    if (entry instanceof Entry.Called called) {
      return CallRows.steps(called);
    }
    return entry instanceof Entry.Gap ? "..." : "";
  }

  private String line(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return lines.cell(row.number());
    }
    if (entry instanceof Entry.Called called) {
      return lines.cell(called.call().site());
    }
    return entry instanceof Entry.Between between ? lines.cell(between.access().site()) : "";
  }

  private List<Column> columnsOfThreads(List<Entry> rows) {
    List<Column> columns = new ArrayList<>();
    for (int thread : cast(rows)) {
      columns.add(
          new Column(
              legend.thread(thread),
              Column.Alignment.LEFT,
              rows.stream().map(entry -> cell(entry, thread)).toList(),
              Colour.ofThread(columns.size())));
    }
    return columns;
  }

  private String cell(Entry entry, int thread) {
    if (entry instanceof Entry.Gap gap) {
      int steps = gap.steps().getOrDefault(thread, 0);
      return steps == 0 ? "" : "... " + Prose.count(steps, "step");
    }
    return TableLines.thread(entry, trace) == thread ? words(entry) : "";
  }

  /** A name stands only where another thread goes on. */
  private List<Column> oneColumn(List<Entry> rows) {
    List<String> names = new ArrayList<>();
    int before = -1;
    for (Entry entry : rows) {
      int thread = TableLines.thread(entry, trace);
      names.add(thread < 0 || thread == before ? "" : legend.thread(thread));
      before = thread;
    }
    return List.of(
        new Column("thread", Column.Alignment.LEFT, names), left("operation", rows, this::words));
  }

  private String words(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return calls.waits(row.number()).orElseGet(() -> words.of(row.number()));
    }
    if (entry instanceof Entry.Called called) {
      return CallRows.words(called);
    }
    return entry instanceof Entry.Between between
        ? AccessWords.of(between.access())
        : gapWords((Entry.Gap) entry);
  }

  private String gapWords(Entry.Gap gap) {
    List<String> parts = new ArrayList<>();
    gap.steps()
        .forEach(
            (thread, steps) ->
                parts.add(Prose.count(steps, "step") + " of " + legend.thread(thread)));
    return "... " + Prose.and(parts);
  }

  /** The threads that have something to show. */
  private Iterable<Integer> cast(List<Entry> rows) {
    TreeSet<Integer> cast = new TreeSet<>();
    for (Entry entry : rows) {
      if (entry instanceof Entry.Gap gap) {
        cast.addAll(gap.steps().keySet());
      } else {
        cast.add(TableLines.thread(entry, trace));
      }
    }
    for (Failure failure : trace.failures()) {
      if (failure.thread() >= 0) {
        cast.add(failure.thread());
      }
    }
    return cast;
  }

  private List<String> below(List<Entry> rows, List<Entry> lines, Page page) {
    List<String> below = new ArrayList<>();
    if (rows.size() < lines.size()) {
      below.add(
          "the "
              + Prose.count(shown(rows), "step")
              + " that matter most, of "
              + Prose.number(shown(lines))
              + (page.more().isEmpty() ? "" : "; all of them: " + page.more()));
    }
    for (int thread : marks.failedAtOnce()) {
      below.add(legend.thread(thread) + " failed before its first step");
    }
    switch (trace.ending()) {
      case CUT -> below.add("cut here, after " + Prose.count(trace.length(), "step"));
      case ASLEEP, SPINNING -> below.add("given up here: what follows is explored elsewhere");
      case KNOWN -> below.add("ended here, in a state that was seen before");
      case OPEN -> below.add("ended here: what follows is not known");
      case STUCK, COMPLETED -> {}
    }
    return below;
  }

  private long shown(List<Entry> rows) {
    return rows.stream()
        .flatMap(
            entry ->
                entry instanceof Entry.Called called ? called.inside().stream() : Stream.of(entry))
        .filter(entry -> entry instanceof Entry.Row row && row.number() < trace.length())
        .count();
  }
}
