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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

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

  private static final int MANY = 170;

  @TempDir private static Path directory;
  private static Path recorded;

  @BeforeAll
  static void recordAllFailures() throws IOException {
    recorded = directory.resolve("recorded.txt");
    assertThat(count(WorkerRun.output(Recordings.class, arguments("record")), " recorded"))
        .isGreaterThan(MANY);
  }

  private static List<String> arguments(String verb, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                verb,
                ProgramClasses.CLASS_PATH,
                ProgramClasses.ROOT.toString(),
                recorded.toString()));
    arguments.addAll(List.of(more));
    return arguments;
  }

  private static int count(String output, String what) {
    String last = output.lines().reduce("", (earlier, line) -> line);
    assertThat(last).as(output).endsWith(what);
    return Integer.parseInt(last.substring(0, last.indexOf(' ')));
  }

  private static List<String> wrong(String output) {
    assertThat(count(output, " replayed")).isGreaterThan(MANY);
    return output.lines().filter(line -> line.startsWith(Recordings.WRONG)).toList();
  }

  @Test
  void everyFailureIsShownInANewJvmAfterAnotherOrderOfClassLoading() throws IOException {
    String output = WorkerRun.output(Recordings.class, arguments("replay", "1"));
    assertThat(wrong(output)).isEmpty();
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
        WorkerRun.outputOn(other.get().home(), Recordings.class, arguments("replay", "2"));
    assertThat(wrong(output))
        .allSatisfy(line -> assertThat(line).contains(": parts: at step "))
        .filteredOn(line -> DIFFERENT.stream().noneMatch(line::contains))
        .isEmpty();
  }
}
