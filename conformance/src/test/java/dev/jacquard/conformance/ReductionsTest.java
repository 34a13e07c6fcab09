package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * No reduction loses what a search without any finds: in the initialisation of classes, in courses
 * of time, and in waits that return without a reason.
 */
class ReductionsTest {
  @Test
  void everyReductionFindsWhatThereIsInInitialisation() throws Exception {
    assertThat(tooLarge("initialisation"))
        .containsExactly(
            "Orders.aHolder",
            "Orders.whoGetsItTooEarlyWaits",
            "Ways.aCircleOfThree",
            "Ways.withRacesExplored");
  }

  @Test
  void everyReductionFindsWhatThereIsInCoursesOfTime() throws Exception {
    assertThat(tooLarge("clockreadings")).isEmpty();
  }

  @Test
  void everyReductionFindsWhatThereIsInWaitsWithoutAReason() throws Exception {
    assertThat(tooLarge("spurious")).isEmpty();
  }

  /** The programs of a folder that are too large to compare; all others must be right. */
  private static List<String> tooLarge(String folder) throws Exception {
    List<String> output =
        WorkerRun.output(
                Reductions.class,
                SuiteRun.carriers().findFirst().orElseThrow(),
                ProgramClasses.CLASS_PATH,
                ProgramClasses.ROOT.toString(),
                folder)
            .lines()
            .toList();
    assertThat(output).noneMatch(line -> line.startsWith(Reductions.WRONG));
    assertThat(output).contains(Reductions.DONE + folder);
    return output.stream()
        .filter(line -> line.endsWith(Reductions.TOO_LARGE))
        .map(line -> line.substring(0, line.length() - Reductions.TOO_LARGE.length()))
        .toList();
  }
}
