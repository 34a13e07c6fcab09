package dev.jacquard.cli.model;

import dev.jacquard.model.StateSpace;
import dev.jacquard.model.search.Path;
import dev.jacquard.report.text.Column;
import dev.jacquard.report.text.GroupedValues;
import dev.jacquard.report.text.Page;
import dev.jacquard.report.text.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A path of a model as a table: a row for each step, a column for each process and variable, and in
 * it what the step changed. The first row has the initial state, the last one the state in which
 * the path ends, whole.
 *
 * <pre>
 *          step  process  action  1  2  3
 *             0                   N  N  N
 *             1  2        N -> T     T
 *             2  2        T -> C     C
 * deadlock                        N  C  N
 * </pre>
 *
 * <p>If the page is too narrow, what never changes goes below the table; if that is not enough,
 * there is one column for all changes.
 */
final class PathTable {
  /** Rows that are no states. */
  private static final int LEFT_OUT = -1;

  private static final int SAME_STEP = -2;

  private final StateSpace space;
  private final Path path;
  private final String label;
  private final List<Map<String, String>> states;
  private final Set<String> names;

  /**
   * @param space the plain states of the model
   * @param label what is wrong with the path's end
   */
  PathTable(StateSpace space, Path path, String label) {
    this.space = space;
    this.path = path;
    this.label = label;
    this.states =
        path.steps().stream()
            .map(
                step ->
                    (Map<String, String>)
                        new LinkedHashMap<>(space.describe(step.state(), step.state().length)))
            .toList();
    this.names =
        states.stream()
            .flatMap(state -> state.keySet().stream())
            .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  List<String> lines(Page page) {
    List<Integer> rows = rows(page.rows());
    TextTable all = table(rows, columns(rows, List.copyOf(names)));
    if (fits(all, page)) {
      return all.lines(page);
    }
    List<String> moving = names.stream().filter(this::changes).toList();
    TextTable some = table(rows, columns(rows, moving));
    List<String> still = names.stream().filter(name -> !changes(name)).toList();
    if (fits(some, page)) {
      return below(some.lines(page), "unchanged", still, page);
    }
    return oneColumn(rows.subList(1, rows.size() - 1), page);
  }

  private List<String> oneColumn(List<Integer> rows, Page page) {
    List<String> lines = new ArrayList<>();
    lines.addAll(new GroupedValues(states.get(0)).lines("begins with", page.width()));
    if (!rows.isEmpty()) {
      lines.add("");
      lines.addAll(oneByOne(rows).lines(page));
    }
    return below(lines, "ends with", List.copyOf(names), page);
  }

  /** A row for each thing that a step changes. */
  private TextTable oneByOne(List<Integer> rows) {
    List<Integer> repeated = new ArrayList<>();
    List<String> changes = new ArrayList<>();
    for (int row : rows) {
      List<String> all = row < 0 ? List.of() : assignments(changed(row));
      repeated.add(row);
      changes.add(all.isEmpty() ? "" : all.get(0));
      for (String more : all.subList(Math.min(1, all.size()), all.size())) {
        repeated.add(SAME_STEP);
        changes.add(more);
      }
    }
    return table(repeated, List.of(new Column("changes", Column.Alignment.LEFT, changes)));
  }

  private static boolean fits(TextTable table, Page page) {
    return table.width(Integer.MAX_VALUE) <= page.width();
  }

  /** The numbers of the states to show, with gaps; behind them the last state again. */
  private List<Integer> rows(int most) {
    int size = path.steps().size();
    int head = size <= most ? size : most / 4;
    int tail = size - (most - head);
    List<Integer> rows = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      if (row < head || row >= tail || row == path.loop()) {
        rows.add(row);
      } else if (rows.get(rows.size() - 1) >= 0) {
        rows.add(LEFT_OUT);
      }
    }
    rows.add(size);
    return rows;
  }

  private TextTable table(List<Integer> rows, List<Column> cells) {
    List<Column> columns = new ArrayList<>();
    columns.add(column("", rows, this::mark));
    columns.add(
        new Column("step", Column.Alignment.RIGHT, rows.stream().map(this::number).toList()));
    columns.add(column("process", rows, this::process));
    columns.add(column("action", rows, this::action));
    columns.addAll(cells);
    return new TextTable(columns, 4, rows.stream().map(row -> row == states.size()).toList());
  }

  private static Column column(String title, List<Integer> rows, IntFunction<String> cell) {
    return new Column(
        title,
        Column.Alignment.LEFT,
        rows.stream().map(row -> row < 0 ? "" : cell.apply(row)).toList());
  }

  private List<Column> columns(List<Integer> rows, List<String> shown) {
    return shown.stream()
        .map(name -> column(name, rows, row -> changed(row).getOrDefault(name, "")))
        .toList();
  }

  private String mark(int row) {
    if (row == states.size()) {
      return label;
    }
    return path.loop() >= 0 && row == path.loop() ? "loop" : "";
  }

  private String number(int row) {
    if (row == LEFT_OUT) {
      return "...";
    }
    return row >= 0 && row < states.size() ? Integer.toString(row) : "";
  }

  private String process(int row) {
    return isStep(row) ? space.process(path.steps().get(row).process()) : "";
  }

  private String action(int row) {
    if (row == states.size() && path.loop() >= 0) {
      return path.loop() == states.size() - 1 ? "stays so" : "back to " + path.loop();
    }
    return isStep(row)
        ? space.action(path.steps().get(row).process(), path.steps().get(row).action())
        : "";
  }

  private boolean isStep(int row) {
    return row > 0 && row < states.size();
  }

  /** What a row shows: everything in the first and the last one, else what is new. */
  private Map<String, String> changed(int row) {
    if (row == 0 || row == states.size()) {
      return states.get(Math.max(0, row - 1));
    }
    Map<String, String> before = states.get(row - 1);
    Map<String, String> changed = new LinkedHashMap<>();
    states
        .get(row)
        .forEach(
            (name, value) -> {
              if (!value.equals(before.get(name))) {
                changed.put(name, value);
              }
            });
    before.keySet().stream()
        .filter(name -> !states.get(row).containsKey(name))
        .forEach(name -> changed.put(name, "(gone)"));
    return changed;
  }

  private boolean changes(String name) {
    return IntStream.range(1, states.size()).anyMatch(row -> changed(row).containsKey(name));
  }

  private static List<String> assignments(Map<String, String> values) {
    return values.entrySet().stream()
        .map(value -> value.getKey() + " = " + value.getValue())
        .toList();
  }

  private List<String> below(List<String> table, String what, List<String> shown, Page page) {
    Map<String, String> last = new LinkedHashMap<>(states.get(states.size() - 1));
    last.keySet().retainAll(shown);
    List<String> lines = new ArrayList<>(table);
    if (!last.isEmpty()) {
      lines.add("");
      lines.addAll(new GroupedValues(last).lines(what, page.width()));
    }
    return lines;
  }
}
