package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No reduction loses what a search without any finds in the initialisation of classes. */
class ReductionsTest {
  private static final String FOLDER = "initialisation";

  @Test
  void everyReductionFindsWhatThereIs() throws Exception {
    List<String> output =
        WorkerRun.output(
                Reductions.class,
                SuiteRun.carriers().findFirst().orElseThrow(),
                ProgramClasses.CLASS_PATH,
                ProgramClasses.ROOT.toString(),
                FOLDER)
            .lines()
            .toList();
    assertThat(output).noneMatch(line -> line.startsWith(Reductions.WRONG));
    assertThat(output)
        .filteredOn(line -> line.endsWith(Reductions.TOO_LARGE))
        .containsExactly(
            "Orders.aHolder" + Reductions.TOO_LARGE,
            "Orders.whoGetsItTooEarlyWaits" + Reductions.TOO_LARGE,
            "Ways.aCircleOfThree" + Reductions.TOO_LARGE,
            "Ways.withRacesExplored" + Reductions.TOO_LARGE);
    assertThat(output).contains(Reductions.DONE + FOLDER);
  }
}
