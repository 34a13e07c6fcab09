package dev.jacquard.benchmarks.tables.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Explorer.OnFailure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cells are explored in JVMs of their own. */
class ExploringTest {
  private static final Effort LITTLE = new Effort(Duration.ofSeconds(60), 50, 20, 50);

  private static ComputedProgramTable compute(ProgramRow row, Effort effort) {
    ProgramTable table = new ProgramTable("test", "title", List.of(), List.of(row));
    return new Exploring(effort, List.of(), progress -> {}).compute(table);
  }

  private static Outcome.Explored explored(ComputedProgramTable table, Search search) {
    return (Outcome.Explored) table.rows().get(0).outcome(search);
  }

  @Test
  void everySearchHasItsCount() {
    Sections size = new Sections(2, 2);
    ComputedProgramTable table =
        compute(
            Families.sections(2, 2).traces(size.traces()).exact(Search.SYMMETRY, size.tableaux()),
            LITTLE);
    assertThat(table.differences()).isZero();
    assertThat(table.unreached()).isZero();
    assertThat(explored(table, Search.OPTIMAL).executions()).isEqualTo(6);
    assertThat(explored(table, Search.OPTIMAL).unfinished()).isEmpty();
    assertThat(explored(table, Search.OPTIMAL).transitions()).isGreaterThan(6);
    assertThat(explored(table, Search.EXHAUSTIVE).executions()).isEqualTo(20);
    assertThat(explored(table, Search.EXHAUSTIVE).unfinished())
        .contains("the budget of 20 executions is spent");
  }

  @Test
  void progressSaysWhereWeAre() {
    List<String> progress = new ArrayList<>();
    Effort effort = new Effort(Duration.ofSeconds(60), 1, 1, 1);
    ProgramRow row = Families.sections(2, 2).traces(6).exact(Search.SYMMETRY, 2);
    ProgramTable table = new ProgramTable("test", "title", List.of(), List.of(row, row));
    new Exploring(effort, List.of(), progress::add).compute(table);
    assertThat(progress)
        .contains("row 1 of 2, 2 x 2 critical sections, exhaustive: a JVM starts")
        .last()
        .isEqualTo("row 2 of 2, 2 x 2 critical sections, exhaustive: a JVM starts");
  }

  @Test
  void whatIsKnownToBeTooLargeIsLeftOut() {
    ProgramRow row =
        Families.sections(9, 9).traces(51).exact(Search.EXHAUSTIVE, 51).exact(Search.SYMMETRY, 51);
    assertThat(compute(row, LITTLE).rows().get(0).outcomes().values())
        .containsOnly(new Outcome.LeftOut("more than 50 executions"));
  }

  @Test
  void aProgramThatDoesNotExistIsTrouble() {
    Cell cell = new Cell("no-such-program", List.of(), OnFailure.STOP, Search.OPTIMAL);
    assertThat(new CellProcess(List.of(), progress -> {}).explore(cell, LITTLE.budget(Search.FG)))
        .isInstanceOfSatisfying(
            Outcome.Trouble.class,
            trouble -> assertThat(trouble.sentence()).contains("no program no-such-program"));
  }

  @Test
  void messagesAreRead() {
    Outcome.Explored some = FixedTables.explored(3, 12);
    Outcome.Explored part = FixedTables.endedEarly(3, "a reason\nof two lines");
    assertThat(Messages.outcomeOf(Messages.explored(some))).contains(some);
    assertThat(Messages.outcomeOf(Messages.explored(part)))
        .contains(FixedTables.endedEarly(3, "a reason of two lines"));
    assertThat(Messages.outcomeOf(Messages.trouble("alas"))).contains(new Outcome.Trouble("alas"));
    assertThat(Messages.progressOf(Messages.progress("half"))).contains("half");
    assertThat(Messages.outcomeOf("something else")).isEmpty();
    assertThat(Messages.progressOf("something else")).isEmpty();
  }
}
