package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is learned of the programs of the suite is what they do, in each of their executions. */
class LearningTest {
  /** At least one of so many can be learned, or something is wrong with the comparison. */
  private static final int PART = 2;

  private static final List<String> SOME =
      List.of(
          "atomicinteger",
          "condition",
          "countdownlatch",
          "cyclicbarrier",
          "initialisation",
          "linkedblockingqueue",
          "monitor",
          "reentrantlock",
          "semaphore",
          "stringbuffer",
          "throwable");

  static Stream<String> carriers() {
    return WorkerRun.carriers();
  }

  @Test
  void whatIsLearnedOfAProgramIsTheProgram() throws IOException {
    compare(WorkerRun.carriers().findFirst().orElseThrow(), SOME.toArray(new String[0]));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("carriers")
  void whatIsLearnedOfAnyProgramIsTheProgram(String carrier) throws IOException {
    compare(carrier, Programs.folders(ProgramClasses.ROOT).toArray(new String[0]));
  }

  private static void compare(String carrier, String... folders) throws IOException {
    List<String> lines = output(carrier, folders);
    assertThat(lines).noneMatch(line -> line.contains("wrong: ") || line.contains("broke off: "));
    assertThat(lines.stream().filter(line -> line.contains(" searched by ")).count())
        .isGreaterThan(lines.size() / PART);
  }

  /** Fields that are steps by themselves, although they are plain, hide nothing besides. */
  @Test
  void noThreadOfLocksAndSortedMapsContradictsItself() throws IOException {
    String carrier = WorkerRun.carriers().findFirst().orElseThrow();
    assertThat(output(carrier, "concurrentskiplistset", "reentrantlock"))
        .hasSizeGreaterThan(20)
        .noneMatch(line -> line.contains("contradiction"));
  }

  @ParameterizedTest
  @MethodSource("carriers")
  void programsWithoutEndHaveFinitelyManyStates(String carrier) throws IOException {
    List<String> folded =
        output(carrier, "endless/learned").stream()
            .filter(line -> line.contains("folded histories"))
            .toList();
    assertThat(folded)
        .hasSizeGreaterThan(20)
        .allMatch(line -> line.contains(" searched by "))
        .noneMatch(line -> line.contains("wrong: ") || line.contains("not what is expected"))
        .anyMatch(line -> line.contains("spinLockOfThree") && line.contains(" states, runs for"))
        .anyMatch(line -> line.contains("threePhilosophers") && line.contains("DEADLOCK"))
        .anyMatch(line -> line.contains("arrayOfOnesOwn") && line.contains(" 8 runs"));
  }

  private static List<String> output(String carrier, String... folders) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add(carrier);
    arguments.add(ProgramClasses.CLASS_PATH);
    arguments.add(ProgramClasses.ROOT.toString());
    arguments.addAll(Arrays.asList(folders));
    return WorkerRun.output(Learning.class, arguments).lines().toList();
  }
}
