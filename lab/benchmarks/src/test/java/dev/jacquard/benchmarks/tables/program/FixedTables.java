package dev.jacquard.benchmarks.tables.program;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tables whose figures nobody has computed. */
final class FixedTables {
  private FixedTables() {}

  static Outcome.Explored explored(long executions, int millis) {
    return new Outcome.Explored(
        executions,
        0,
        12 * executions,
        Duration.ofMillis(millis),
        Duration.ofMillis(2L * millis),
        List.of(),
        Optional.empty());
  }

  static Outcome.Explored endedEarly(long executions, String why) {
    return new Outcome.Explored(
        executions,
        7,
        12 * executions,
        Duration.ofSeconds(60),
        Duration.ofSeconds(90),
        List.of("deadlock"),
        Optional.of(why));
  }

  static ProgramRow row(String label, int threads) {
    return ProgramRow.of("diners", label, threads, "philosophers", threads)
        .published(Published.of("47k", "1,058k", "938 s"), Published.of("-", "", "> 24 h"));
  }

  static ComputedProgramTable table(ComputedProgramTable.Row... rows) {
    return new ComputedProgramTable(
        new ProgramTable(
            "test",
            "Test 2000, Table 1: diners",
            List.of("DPOR", "Sympor"),
            List.of(rows).stream().map(ComputedProgramTable.Row::row).toList()),
        List.of(rows));
  }

  /** Something of everything. */
  static ComputedProgramTable everything() {
    return table(
        new ComputedProgramTable.Row(
            row("diners, 3", 3).traces(7).exact(Search.SYMMETRY, 3),
            Map.of(
                Search.EXHAUSTIVE, explored(420, 120),
                Search.FG, explored(7, 100),
                Search.OPTIMAL, explored(8, 100),
                Search.SYMMETRY, explored(3, 90))),
        new ComputedProgramTable.Row(
            row("diners, 12", 12).traces(1_000_000_000_000L).exact(Search.SYMMETRY, 99_999),
            Map.of(
                Search.EXHAUSTIVE,
                endedEarly(100_000, "the budget of 100000 executions is spent"),
                Search.FG,
                new Outcome.LeftOut("more than 5,000,000 executions"),
                Search.OPTIMAL,
                new Outcome.Trouble("its JVM ended with code 3"),
                Search.SYMMETRY,
                endedEarly(12_345, "the time budget of 60 s is spent"))));
  }
}
