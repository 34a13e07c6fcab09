package dev.jacquard.benchmarks.tables.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What has to be said below a table: cells that are not finished and why, and the conclusion. */
record ProgramTableRemarks(ComputedProgramTable computed) {
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    Map<String, Long> early = new TreeMap<>();
    Map<String, Long> leftOut = new TreeMap<>();
    for (ComputedProgramTable.Row row : computed.rows()) {
      for (Search search : Search.values()) {
        Outcome outcome = row.outcome(search);
        if (outcome instanceof Outcome.Explored explored) {
          explored.unfinished().ifPresent(why -> early.merge(why, 1L, Long::sum));
        } else if (outcome instanceof Outcome.LeftOut left) {
          leftOut.merge(left.why(), 1L, Long::sum);
        } else if (outcome instanceof Outcome.Trouble trouble) {
          lines.add("  " + row.row().cell(search).subject() + ": " + trouble.sentence());
        }
      }
    }
    early.forEach((why, cells) -> lines.add("  > ended early, " + cells(cells) + ": " + why));
    leftOut.forEach((why, cells) -> lines.add("  left out, " + cells(cells) + ": " + why));
    lines.add("  " + conclusion());
    return lines;
  }

  private static String cells(long number) {
    return number == 1 ? "1 cell" : number + " cells";
  }

  private String conclusion() {
    if (computed.differences() > 0) {
      return "figures marked * are not those that must come out";
    }
    boolean known = computed.table().rows().stream().anyMatch(row -> !row.exact().isEmpty());
    if (!known) {
      return "the programs are not those that were published, so figures need not agree";
    }
    return computed.unreached() == 0
        ? "every figure that is known and was reached comes out"
        : "every figure that was reached comes out; "
            + computed.unreached()
            + " known ones were not reached in their budget (--budget)";
  }
}
