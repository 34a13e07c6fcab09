package dev.jacquard.benchmarks.tables.program;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Computes tables, cell by cell. A cell that several tables have is explored once. */
public final class Exploring {
  private final Effort effort;
  private final Consumer<String> progress;
  private final CellProcess process;
  private final Map<Cell, Outcome> known = new HashMap<>();
  private String present = "";

  /**
   * @param prefix what stands before the command that starts a JVM
   * @param progress is told where we are
   */
  public Exploring(Effort effort, List<String> prefix, Consumer<String> progress) {
    this.effort = effort;
    this.progress = progress;
    this.process = new CellProcess(prefix, this::tell);
  }

  public ComputedProgramTable compute(ProgramTable table) {
    List<ComputedProgramTable.Row> rows = new ArrayList<>();
    for (ProgramRow row : table.rows()) {
      Map<Search, Outcome> outcomes = new EnumMap<>(Search.class);
      for (Search search : Search.values()) {
        present = place(rows.size() + 1, table) + row.label() + ", " + search.heading();
        outcomes.put(search, outcome(row, search));
      }
      rows.add(new ComputedProgramTable.Row(row, outcomes));
    }
    return new ComputedProgramTable(table, rows);
  }

  private Outcome outcome(ProgramRow row, Search search) {
    Optional<String> why = effort.leavesOut(row.expected(search));
    if (why.isPresent()) {
      return new Outcome.LeftOut(why.get());
    }
    tell("a JVM starts");
    return known.computeIfAbsent(
        row.cell(search), cell -> process.explore(cell, effort.budget(search)));
  }

  private static String place(int row, ProgramTable table) {
    return "row " + row + " of " + table.rows().size() + ", ";
  }

  private void tell(String sentence) {
    progress.accept(present + ": " + sentence);
  }
}
