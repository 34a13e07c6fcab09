package dev.jacquard.fuzz.timed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where time limits pass last, every reduction sees what all interleavings show. */
class TimedComparisonTest {
  @Test
  void generatedPrograms() throws IOException {
    String carrier = WorkerRun.carriers().findFirst().orElseThrow();
    assertThat(WorkerRun.outputWithLocalStates(TimedComparison.class, carrier, "0", "60", "2000"))
        .contains(TimedComparison.SAME);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void manyGeneratedPrograms(String carrier) throws IOException {
    assertThat(
            WorkerRun.outputWithLocalStates(TimedComparison.class, carrier, "10000", "700", "3000"))
        .contains(TimedComparison.SAME);
  }
}
