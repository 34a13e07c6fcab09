package dev.jacquard.benchmarks.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulationTest {
  private static final SharedProgram BUFFER = SharedProgram.named("buffer3");

  @Test
  void oneWorkerNeedsLittleMoreThanItsExecutions() {
    Simulation.Result result = Simulation.of(BUFFER.program(), 1, Costs.USUAL);
    assertThat(result.executions()).isEqualTo(BUFFER.executions());
    assertThat(result.regions()).isEqualTo(1);
    assertThat(result.offers()).isZero();
    // three slices of at most two thousand executions, with two trips each
    assertThat(result.time()).isEqualTo(BUFFER.executions() + 3 * 2.05, within(1e-6));
  }

  @Test
  void whatManyWorkersDoIsTheSameEachTime() {
    Simulation.Result result = Simulation.of(BUFFER.program(), 8, Costs.USUAL);
    assertThat(result.executions()).isEqualTo(BUFFER.executions());
    assertThat(result.efficiency()).isBetween(0.6, 1.0);
    assertThat(Simulation.of(BUFFER.program(), 8, Costs.USUAL)).isEqualTo(result);
  }

  @Test
  void aTableHasARowForEachNumberOfWorkers() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ClusterSpeed(new PrintStream(bytes)).run(List.of("buffer3", "2", "4"));
    assertThat(bytes.toString().lines()).hasSize(3);
  }

  @Test
  void pictureShowsALineForEachProgramUpToTheMostWorkers(@TempDir Path folder) throws IOException {
    ClusterSpeed speed = new ClusterSpeed(new PrintStream(new ByteArrayOutputStream()));
    speed.run(List.of("buffer3", "2", "16"));
    String svg = Files.readString(speed.plot(folder));
    assertThat(svg).contains(">buffer3</text>", ">16</text>").doesNotContain(">32</text>");
    assertThat(svg.split("<polyline", -1)).hasSize(3); // one of them is that of no waiting
    assertThat(svg).contains("points=\"56.0,424.0 424.0,56.0\"");
  }

  @Test
  void officeKeepsNoMoreAtTheEndThanAtTheBeginning() {
    List<ClusterMemory.Reading> readings = new ClusterMemory(40_000).readings();
    assertThat(readings).hasSize(10);
    assertThat(readings.get(9).executions()).isEqualTo(40_000);
    assertThat(ClusterMemory.isFlat(readings)).as(readings.toString()).isTrue();
    assertThat(
            ClusterMemory.isFlat(
                List.of(
                    new ClusterMemory.Reading(1, 1, 90),
                    new ClusterMemory.Reading(2, 1, 100),
                    new ClusterMemory.Reading(3, 1, 151))))
        .isFalse();
  }

  @Test
  void wordsThatAreNoneAreRefused() {
    ClusterSpeed speed = new ClusterSpeed(System.out);
    assertThatThrownBy(() -> speed.run(List.of("nothing")))
        .hasMessageStartingWith("there is no program 'nothing'; those there are: buffer3, ");
    assertThatThrownBy(() -> speed.run(List.of("buffer3", "many")))
        .hasMessage("'many' is no number of workers");
  }
}
