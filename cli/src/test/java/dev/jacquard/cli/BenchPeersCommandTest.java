package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is refused before any tool is run. */
class BenchPeersCommandTest {
  @Test
  void aProgramThatNoNameFitsIsRefused() {
    CommandRun run = CommandRun.jacquard("bench", "peers", "indexer", "dining");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err())
        .startsWith("jacquard: no program has 'dining' in its name; there are [2x3 volatile")
        .contains("Run 'jacquard bench peers --help'");
  }

  @Test
  void aTimeWithoutUnitIsRefused() {
    CommandRun run = CommandRun.jacquard("bench", "peers", "--max-time", "soon");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("soon");
  }

  @Test
  void whoMeasuresNothingIsToldWhatThereIs() {
    CommandRun run = CommandRun.jacquard("bench");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).startsWith("jacquard: say what to measure: litmus, memory, ");
  }
}
