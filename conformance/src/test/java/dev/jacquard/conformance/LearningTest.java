package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is learned of the programs of the suite is what they do, in each of their executions. */
class LearningTest {
  /** Half of all programs can be learned, or something is wrong with the comparison. */
  private static final int PART = 2;

  private static final List<String> SOME =
      List.of(
          "atomicinteger",
          "atomicreference",
          "completablefuture",
          "condition",
          "countdownlatch",
          "cyclicbarrier",
          "initialisation",
          "linkedblockingqueue",
          "monitor",
          "reentrantlock",
          "reentrantreadwritelock",
          "semaphore",
          "stringbuffer",
          "throwable",
          "varhandle");

  @Test
  void whatIsLearnedOfAProgramIsTheProgram() throws IOException {
    compare(WorkerRun.carriers().findFirst().orElseThrow(), SOME);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void whatIsLearnedOfAnyProgramIsTheProgram(String carrier) throws IOException {
    compare(carrier, Programs.folders(ProgramClasses.ROOT));
  }

  private static void compare(String carrier, List<String> folders) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add(carrier);
    arguments.add(ProgramClasses.CLASS_PATH);
    arguments.add(ProgramClasses.ROOT.toString());
    arguments.addAll(folders);
    List<String> lines = WorkerRun.output(Learning.class, arguments).lines().toList();
    assertThat(lines).noneMatch(line -> line.contains("wrong: ") || line.contains("broke off: "));
    assertThat(lines.stream().filter(line -> line.contains(" executions")).count())
        .isGreaterThan(lines.size() / PART);
  }
}
