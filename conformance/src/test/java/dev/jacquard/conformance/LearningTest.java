package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LearningTest {
  static Stream<String> carriers() {
    return WorkerRun.carriers();
  }

  @Test
  void whatIsLearnedOfAProgramIsTheProgram() throws IOException {
    String[] folders = System.getProperty("folders", "reentrantlock").split(",");
    List<String> output = output(WorkerRun.carriers().findFirst().orElseThrow(), folders);
    output.forEach(System.out::println);
    assertThat(output).isNotEmpty().noneMatch(line -> line.contains("wrong"));
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
        .noneMatch(line -> line.contains("wrong") || line.contains("not what is expected"))
        .anyMatch(line -> line.contains("spinLockOfThree") && line.contains("320 states, runs for"))
        .anyMatch(line -> line.contains("threePhilosophers") && line.contains("DEADLOCK"))
        .anyMatch(line -> line.contains("arrayOfOnesOwn") && line.contains(" 8 runs"));
  }

  private static List<String> output(String carrier, String... folders) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add(carrier);
    arguments.add(ProgramClasses.CLASS_PATH);
    arguments.add(ProgramClasses.ROOT.toString());
    arguments.addAll(Arrays.asList(folders));
    return WorkerRun.outputWithLocalStates(Learning.class, arguments).lines().toList();
  }
}
