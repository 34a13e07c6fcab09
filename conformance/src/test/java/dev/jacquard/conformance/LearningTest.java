package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LearningTest {
  @Test
  void whatIsLearnedOfAProgramIsTheProgram() throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add(WorkerRun.carriers().findFirst().orElseThrow());
    arguments.add(ProgramClasses.CLASS_PATH);
    arguments.add(ProgramClasses.ROOT.toString());
    arguments.addAll(Arrays.asList(System.getProperty("folders", "reentrantlock").split(",")));
    String output = WorkerRun.outputWithLocalStates(Learning.class, arguments);
    System.out.println(output);
    assertThat(output).doesNotContain("wrong");
  }
}
