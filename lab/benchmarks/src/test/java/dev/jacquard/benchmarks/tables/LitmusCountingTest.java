package dev.jacquard.benchmarks.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.benchmarks.tables.Count.LitmusSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts that are known from publications, by formula or by brute force. */
class LitmusCountingTest {
  private static long count(String program, LitmusSearch search) {
    return LitmusCounting.of(new Count.Litmus(program, search)).number();
  }

  @ParameterizedTest
  @CsvSource({"STATES, 462", "TRANSITIONS, 877", "SDPOR_TRANSITIONS, 877"})
  void loopsOfAtomicBlocksHaveAsManyStatesAsThePaperSays(LitmusSearch search, long number) {
    assertThat(count(StatefulPrograms.atomicLoops(64), search)).isEqualTo(number);
  }

  /** One run, and the race with its first step is lost; sound pruning is SoundPruningTest's. */
  @ParameterizedTest
  @CsvSource({"PDP, 1", "PDP_RACES, 0", "RACES, 1", "FG, 3"})
  void publishedPruningLosesARaceWithThePast(LitmusSearch search, long number) {
    assertThat(count(StatefulPrograms.RACE_WITH_THE_PAST, search)).isEqualTo(number);
  }

  @ParameterizedTest
  @CsvSource({"PDP, 1", "SOUND_PDP, 1", "FG, 3432", "STATES, 400", "LEARNED, 22"})
  void aDownloadUnderALockNeedsOneRunForRacesOnly(LitmusSearch search, long number) {
    assertThat(count(StatefulPrograms.download(2, 7), search)).isEqualTo(number);
  }

  @Test
  void arraysWithoutElementsHaveAStateForEachPairOfPositions() {
    assertThat(count(StatefulPrograms.sharedArray(9), LitmusSearch.STATES)).isEqualTo(10 * 10);
    assertThat(count(StatefulPrograms.sharedArray(9), LitmusSearch.SDPOR_TRANSITIONS))
        .isEqualTo(2 * 9 * 10);
  }

  @Test
  void threeRacesStandBehindABranch() {
    assertThat(count(StatefulPrograms.RACE_BEHIND_BRANCH, LitmusSearch.RACES)).isEqualTo(3);
  }
}
