package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The JDK's own code instead of its models. */
class DeepTest {
  private static final String INSIDE = "CountDownLatch.Sync#";

  private static SampleRun run;

  @BeforeAll
  static void run() {
    run = SampleRun.of("acme.Deep", Map.of("jacquard.detail", "true"));
  }

  @Test
  void modelIsOneStep() {
    assertThat(run.message("model()")).doesNotContain(INSIDE);
  }

  @Test
  void deepIsTheCodeOfTheJdk() {
    assertThat(run.message("deep()")).contains(INSIDE);
  }

  @Test
  void classWithoutModelFails() {
    assertThat(run.message("unknown()"))
        .startsWith("'acme.Latch' has no model, so it can't be made deep; these classes have one: ")
        .contains("java.util.concurrent.CountDownLatch, ");
  }

  @Test
  void propertyIsRepeatedInWhatReplaysIt() {
    assertThat(
            SampleRun.ofMethod(
                    "acme.Deep#model", Map.of("jacquard.deep", "all", "jacquard.detail", "true"))
                .message("model()"))
        .contains(INSIDE)
        .contains("\", deep = {\"all\"})")
        .containsPattern("-Djacquard.replay=j1-\\S+ -Djacquard.deep=all");
  }
}
