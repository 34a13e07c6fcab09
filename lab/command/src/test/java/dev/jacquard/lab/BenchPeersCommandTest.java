package dev.jacquard.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.testkit.Ended;
import org.junit.jupiter.api.Test;

/** What is refused before any tool is run. */
class BenchPeersCommandTest {
  @Test
  void aProgramThatNoNameFitsIsRefused() {
    Ended run = Jacquard.run("bench", "peers", "indexer", "dining");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err())
        .startsWith("jacquard: no program has 'dining' in its name; there are [2x3 volatile")
        .contains("Run 'jacquard bench peers --help'");
  }

  @Test
  void aTimeWithoutUnitIsRefused() {
    Ended run = Jacquard.run("bench", "peers", "--max-time", "soon");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("soon");
  }

  @Test
  void whoMeasuresNothingIsToldWhatThereIs() {
    Ended run = Jacquard.run("bench");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err())
        .startsWith("jacquard: say what to measure: litmus, learned, learned-jvm, memory, ");
  }
}
