package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.conformance.symmetry.Declared;
import dev.jacquard.testkit.WorkerRun;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeclaredRunTest {
  @Test
  void rotationMovesThreadsAndAllThatIsInTheirThings() throws Exception {
    String output =
        WorkerRun.output(
            DeclaredRun.class,
            List.of(ProgramClasses.CLASS_PATH, Declared.class.getName() + "#philosophers"));
    assertThat(output.lines())
        .contains("philosopher 0 -> philosopher 1", "philosopher 2 -> philosopher 0")
        .contains("Fork#1 -> Fork#2", "Fork#3 -> Fork#1")
        .doesNotContain("main -> ");
  }
}
