package dev.jacquard.benchmarks.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelSpeedTest {
  private static final List<ModelSubject> SMALL =
      List.of(
          ModelSubject.controller(4, 2),
          ModelSubject.controller(6, 1),
          ModelSubject.readersWriters(2, 1),
          ModelSubject.philosophers(4));

  @Test
  void theSameStatesAreSearchedByBothIfSpinIsThere() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ModelSpeed(SMALL, 1, Duration.ZERO)
        .run(new PrintStream(bytes, true, StandardCharsets.UTF_8));

    String text = bytes.toString(StandardCharsets.UTF_8);
    assertThat(text)
        .containsPattern("readers-writers, 2 \\+ 1 +22 ")
        .doesNotContain("NOT THE SAME");
    assertThat(text.contains("SPIN is not compared")).isNotEqualTo(Spin.installed());
  }
}
