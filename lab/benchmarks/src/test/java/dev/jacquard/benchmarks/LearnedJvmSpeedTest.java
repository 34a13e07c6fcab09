package dev.jacquard.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.benchmarks.learned.LearnedJvmSpeed;
import dev.jacquard.benchmarks.learned.program.LearnedPrograms;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** That programs are there, and that their explorations are told; not how fast anything is. */
class LearnedJvmSpeedTest {
  static List<String> programs() {
    return LearnedPrograms.measured();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyProgramIsThere(String program) {
    assertThat(LearnedPrograms.named(List.of(program.split(" ")))).isNotNull();
  }

  @Test
  void aSmallProgramIsExploredInEachWay() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    new LearnedJvmSpeed(out, Duration.ofSeconds(30)).run(List.of("sections 2 2"));
    assertThat(bytes.toString(StandardCharsets.UTF_8).lines())
        .anyMatch(
            line ->
                line.matches(
                    "sections 2 2 +\\| +6 +[0-9.]+ \\| +6 +1 +[0-9.]+ \\| +[0-9]* +1 +[0-9.]+ \\|"
                        + " no failure"));
  }
}
