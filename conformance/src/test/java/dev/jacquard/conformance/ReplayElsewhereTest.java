package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A failure that one JVM has found is shown by another one, in one execution. */
class ReplayElsewhereTest {
  /** Programs with code of the JDK that runs deep, or beneath, and is not the same everywhere. */
  private static final Set<String> DIFFERENT =
      Set.of(
          "AbstractQueuedLongSynchronizerPrograms.isNotReentrant",
          "AbstractQueuedSynchronizerPrograms.gateThatStaysClosed",
          "CrowdedPools.theOnlyWorkerWaitsForTheNextTask",
          "Fields.inheritedField",
          "ForkJoinPools.aTaskThatWaitsForEver",
          "ForkJoinPools.joinWithALock",
          "OldCollectionPrograms",
          "Racing.dataOutput",
          "StringBufferPrograms",
          "SynchronousQueuePrograms.nobodyTakes");

  /** Since JDK 19 the text of a thread has a number that the JVM gives to no other one again. */
  private static final Set<String> OF_ONE_RUN = Set.of("ToldApart.byText");

  private static final int MANY = 170;
  private static final int SOME = 50;

  @TempDir private static Path directory;
  private static Path recorded;

  @BeforeAll
  static void recordAllFailures() throws IOException {
    recorded = recorded("val/report/auto/shrunk", MANY);
  }

  private static Path recorded(String variant, int atLeast) throws IOException {
    Path file = directory.resolve(variant.replace('/', '-') + ".txt");
    String output = WorkerRun.output(Recordings.class, arguments("record", file, variant));
    assertThat(count(output, " recorded")).isGreaterThan(atLeast);
    assertThat(wrong(output)).isEmpty();
    return file;
  }

  private static List<String> arguments(String verb, Path file, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(verb, ProgramClasses.CLASS_PATH, ProgramClasses.ROOT.toString(), "" + file));
    arguments.addAll(List.of(more));
    return arguments;
  }

  private static int count(String output, String what) {
    String last = output.lines().reduce("", (earlier, line) -> line);
    assertThat(last).as(output).endsWith(what);
    return Integer.parseInt(last.substring(0, last.indexOf(' ')));
  }

  private static List<String> wrong(String output) {
    return output
        .lines()
        .filter(line -> line.startsWith(Recordings.WRONG))
        .filter(line -> OF_ONE_RUN.stream().noneMatch(line::contains))
        .toList();
  }

  private static void replayElsewhere(Path file, int atLeast) throws IOException {
    String output = WorkerRun.output(Recordings.class, arguments("replay", file, "1", "same"));
    assertThat(count(output, " replayed")).isGreaterThan(atLeast);
    assertThat(wrong(output)).isEmpty();
  }

  @Test
  void everyFailureIsShownInANewJvmAfterAnotherOrderOfClassLoading() throws IOException {
    replayElsewhere(recorded, MANY);
  }

  @ParameterizedTest
  @Tag("slow")
  @ValueSource(
      strings = {
        "none/report/auto/as_found",
        "val/report/thread/as_found",
        "rf/report/auto/as_found",
        "guessed/report/auto/as_found",
        "declared/report/auto/as_found",
        "none/explore/auto/as_found",
        "val/explore/thread/as_found",
        "rf/explore/auto/as_found",
        "guessed/explore/auto/as_found",
        "declared/explore/auto/as_found",
        "val/ignore/auto/as_found"
      })
  void soIsEveryFailureThatIsLookedForInAnotherWay(String variant) throws IOException {
    replayElsewhere(recorded(variant, SOME), SOME);
  }

  @Test
  void theOtherJdkShowsTheFailureOrSaysAtWhichStepItParts(TestReporter reporter)
      throws IOException {
    Optional<OtherJdk> other = OtherJdk.find();
    if (other.isEmpty()) {
      reporter.publishEntry("there is only one JDK here: nothing was replayed on another one");
      return;
    }
    String output =
        WorkerRun.outputOn(
            other.get().home(), Recordings.class, arguments("replay", recorded, "2", "other"));
    assertThat(count(output, " replayed")).isGreaterThan(MANY);
    assertThat(wrong(output))
        .allSatisfy(line -> assertThat(line).contains(": parts: ").contains(": at step "))
        .filteredOn(line -> DIFFERENT.stream().noneMatch(line::contains))
        .isEmpty();
  }
}
