package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs do the same when threads are exchanged that have become alike. */
class CollapsingTest {
  private static final List<String> FOLDERS =
      List.of(
          "alikelater",
          "symmetry",
          "atomicinteger",
          "monitor",
          "reentrantlock",
          "semaphore",
          "timelimits",
          "initialisation");

  static List<String> carriers() {
    return SuiteRun.carriers().toList();
  }

  @ParameterizedTest
  @MethodSource("carriers")
  void programsDoTheSameWithFewerExecutions(String carrier) throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add(carrier);
    arguments.add(ProgramClasses.CLASS_PATH);
    arguments.add(ProgramClasses.ROOT.toString());
    arguments.addAll(FOLDERS);
    List<String> output =
        WorkerRun.outputWithLocalStates(Collapsing.class, arguments).lines().toList();
    assertThat(output).noneMatch(line -> line.startsWith(Collapsing.WRONG));
    FOLDERS.forEach(folder -> assertThat(output).contains(Collapsing.DONE + folder));
    assertThat(output).anyMatch(line -> line.startsWith("CommonEnds.threeSections: 3 in "));
    assertThat(output).anyMatch(line -> line.startsWith("Sections.threeWorkersTwice: 5 in "));
  }
}
