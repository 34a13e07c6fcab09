package dev.jacquard.benchmarks.tables.program;

import static dev.jacquard.benchmarks.tables.program.FixedTables.endedEarly;
import static dev.jacquard.benchmarks.tables.program.FixedTables.explored;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.jacquard.benchmarks.tables.plot.FamilyPlots;
import dev.jacquard.benchmarks.tables.plot.Plot;
import dev.jacquard.benchmarks.tables.plot.PlotFiles;
import dev.jacquard.benchmarks.tables.plot.Series;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plots have what the tables have, but for explorations that did not end. */
class FamilyPlotsTest {
  private static final Outcome LEFT_OUT = new Outcome.LeftOut("large");

  private static ComputedProgramTable.Row row(int threads, Outcome optimal, long symmetric) {
    return new ComputedProgramTable.Row(
        FixedTables.row("diners, " + threads, threads),
        Map.of(
            Search.EXHAUSTIVE,
            endedEarly(100, "over"),
            Search.FG,
            new Outcome.Trouble("alas"),
            Search.OPTIMAL,
            optimal,
            Search.SYMMETRY,
            explored(symmetric, 200)));
  }

  private static List<Plot> plots(ComputedProgramTable.Row... rows) {
    return FamilyPlots.plots(List.of(FixedTables.table(rows)));
  }

  @Test
  void aLineHasThePointsThatAreKnown() {
    Plot plot =
        plots(row(3, explored(7, 100), 3), row(4, explored(15, 100), 5), row(5, LEFT_OUT, 7))
            .get(0);
    assertThat(plot.fileName()).isEqualTo("diners");
    assertThat(plot.title())
        .isEqualTo(
            "diners, 5 threads: 7 executions with symmetry, not explored to the end without");
    assertThat(plot.panels().get(0).series())
        .extracting(Series::name, Series::points)
        .containsExactly(
            tuple("optimal", Map.of(3, 7.0, 4, 15.0)),
            tuple("+ symmetry", Map.of(3, 3.0, 4, 5.0, 5, 7.0)),
            tuple("DPOR", Map.of(3, 47_000.0, 4, 47_000.0, 5, 47_000.0)));
    assertThat(plot.panels().get(1).series().get(1).points())
        .isEqualTo(Map.of(3, 0.4, 4, 0.4, 5, 0.4));
  }

  @Test
  void theTitleSaysWhatSymmetrySaves() {
    assertThat(plots(row(3, explored(7, 1), 3), row(4, explored(15, 1), 5)).get(0).title())
        .isEqualTo("diners, 4 threads: 15 executions, with symmetry 5 executions");
    assertThat(plots(row(3, explored(1, 1), 1), row(4, explored(9, 1), 9)).get(0).title())
        .isEqualTo("diners, 4 threads: 9 executions, and symmetry saves none");
  }

  @Test
  void oneSizeIsNoPlot() {
    assertThat(plots(row(3, explored(7, 100), 3))).isEmpty();
  }

  @Test
  void thePicturesAreWritten(@TempDir Path folder) throws IOException {
    List<Path> files =
        new PlotFiles(folder.resolve("new"))
            .write(plots(row(3, explored(7, 100), 3), row(5, explored(1_234, 100), 7)));
    assertThat(files)
        .extracting(Path::getFileName)
        .map(Path::toString)
        .containsExactly("diners.svg", "diners.png");
    assertThat(Files.readString(files.get(0)))
        .startsWith("<?xml")
        .contains("diners, 5 threads: 1,234 executions", ">+ symmetry<", ">optimal<", ">DPOR<");
    assertThat(ImageIO.read(files.get(1).toFile()).getWidth()).isEqualTo(2_000);
  }
}
