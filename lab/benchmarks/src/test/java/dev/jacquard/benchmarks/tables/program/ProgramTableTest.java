package dev.jacquard.benchmarks.tables.program;

import static dev.jacquard.benchmarks.tables.program.FixedTables.endedEarly;
import static dev.jacquard.benchmarks.tables.program.FixedTables.explored;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.benchmarks.paper.PaperPrograms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures that differ are marked, and cells that are not finished are never compared. */
class ProgramTableTest {
  private static final Path GOLDEN = Path.of("src/test/resources/tables");

  private static void assertGolden(String file, List<String> lines) throws IOException {
    String text = String.join("\n", lines) + "\n";
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(GOLDEN.resolve(file), text);
    }
    assertThat(text).isEqualTo(Files.readString(GOLDEN.resolve(file)));
  }

  @Test
  void theTextShowsEverySortOfCell() throws IOException {
    assertGolden("everything.txt", new ProgramTableText(FixedTables.everything()).lines());
  }

  @Test
  void theDataHaveEverySortOfCell() throws IOException {
    assertGolden("everything.json", new ProgramTableJson(FixedTables.everything()).lines());
  }

  @Test
  void differentTroubledAndUnreachedFiguresAreCounted() {
    assertThat(FixedTables.everything().differences()).isEqualTo(1);
    assertThat(FixedTables.everything().troubles()).isEqualTo(1);
    assertThat(FixedTables.everything().unreached()).isEqualTo(1);
  }

  private static ComputedProgramTable.Row optimal(long expected, Outcome outcome) {
    ProgramRow row = FixedTables.row("diners", 3).exact(Search.OPTIMAL, expected);
    return new ComputedProgramTable.Row(row, Map.of(Search.OPTIMAL, outcome));
  }

  @Test
  void aPartIsDifferentOnlyIfItIsTooMany() {
    assertThat(optimal(100, endedEarly(99, "over")).differs(Search.OPTIMAL)).isFalse();
    assertThat(optimal(100, endedEarly(100, "over")).differs(Search.OPTIMAL)).isFalse();
    assertThat(optimal(100, endedEarly(101, "over")).differs(Search.OPTIMAL)).isTrue();
    assertThat(optimal(100, endedEarly(101, "over")).isUnreached(Search.OPTIMAL)).isFalse();
    assertThat(optimal(100, explored(99, 1)).differs(Search.OPTIMAL)).isTrue();
    assertThat(optimal(100, explored(100, 1)).differs(Search.OPTIMAL)).isFalse();
  }

  @Test
  void whereNothingIsKnownNothingDiffers() {
    ComputedProgramTable.Row row =
        new ComputedProgramTable.Row(
            FixedTables.row("diners", 3), Map.of(Search.FG, explored(47_001, 1)));
    assertThat(row.differs(Search.FG)).isFalse();
    assertThat(row.isUnreached(Search.FG)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"2, 2, 6, 3, 2", "3, 3, 1680, 280, 42", "4, 3, 369600, 15400, 462"})
  void sectionsAreCountedByFormulas(int threads, int k, long traces, long orbits, long tableaux) {
    Sections sections = new Sections(threads, k);
    assertThat(sections.traces()).isEqualTo(traces);
    assertThat(sections.orbits()).isEqualTo(orbits);
    assertThat(sections.tableaux()).isEqualTo(tableaux);
  }

  @Test
  void printedFiguresHaveValuesUnlessTheyAreBounds() {
    assertThat(new PrintedFigure("1,058k").value()).hasValue(1_058_000);
    assertThat(new PrintedFigure("1188.73 s").value()).hasValue(1188.73);
    assertThat(new PrintedFigure("> 24 h").value()).isEmpty();
    assertThat(new PrintedFigure("-").value()).isEmpty();
    assertThat(PrintedFigure.NONE.value()).isEmpty();
  }

  @Test
  void aRowNeedsAFigureForEachPublishedColumn() {
    ProgramRow row = FixedTables.row("diners", 3);
    assertThatThrownBy(() -> new ProgramTable("test", "title", List.of("one"), List.of(row)))
        .hasMessage("diners has 2 figures for [one]");
  }

  @Test
  void everyRowHasAProgram() {
    for (String name : ProgramTable.names()) {
      for (ProgramTable table : ProgramTable.named(name)) {
        for (ProgramRow row : table.rows()) {
          int[] sizes = row.cell(Search.OPTIMAL).arguments();
          assertThat(PaperPrograms.named(row.program(), sizes)).as(row.label()).isNotNull();
        }
      }
    }
  }

  @Test
  void everyNameHasTables() {
    assertThat(ProgramTable.names()).noneMatch(name -> ProgramTable.named(name).isEmpty());
    assertThat(ProgramTable.named("lamport")).isEmpty();
  }
}
