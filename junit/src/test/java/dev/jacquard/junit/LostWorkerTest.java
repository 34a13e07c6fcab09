package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * A test that ends, blocks or breaks its worker fails with a sentence, and the next one is fine.
 */
class LostWorkerTest {
  private static SampleRun run;

  @BeforeAll
  static void run() {
    run = SampleRun.of("acme.Ends", Map.of("jacquard.patience", "3s"));
  }

  @Test
  void exitIsAFailureOfTheTest() {
    assertThat(run.message("exits()"))
        .startsWith("exception: the program calls System.exit(3) at Ends.java:");
    fine("fineAfterExit()");
  }

  @Test
  void killedWorkerIsReplaced() {
    assertThat(run.message("killsItself()"))
        .startsWith("the worker JVM ended before it answered, exit code 137");
    fine("fineAfterKill()");
    assertThat(run.entry("fineAfterKill()", "jacquard.worker"))
        .isNotEqualTo(run.entry("fineAfterExit()", "jacquard.worker"));
  }

  @Test
  void hangingWorkerIsReplaced() {
    assertThat(run.message("hangs()"))
        .startsWith("no visible step for 3 s: main computes without end")
        .contains("at acme.Ends.hangs(Ends.java:")
        .doesNotContain("dev.jacquard.");
    fine("fineAfterHang()");
    assertThat(run.entry("fineAfterHang()", "jacquard.worker"))
        .isNotEqualTo(run.entry("fineAfterKill()", "jacquard.worker"))
        .isEqualTo(run.entry("fineAgain()", "jacquard.worker"));
  }

  private static void fine(String test) {
    assertThat(run.entry(test, "jacquard")).startsWith("complete: 1 execution,");
  }

  @Test
  void workerThatDoesNotStartFails() {
    assertThat(fineWith("-Xmx1k").message("fineAfterExit()"))
        .startsWith("the worker JVM could not be started, exit code 1\n");
  }

  @Test
  void workerThatSpeaksAnotherLanguageFails() {
    assertThat(fineWith("-Xlog:gc*:stdout").message("fineAfterExit()"))
        .startsWith("the worker JVM can't be understood: java.io.StreamCorruptedException");
  }

  private static SampleRun fineWith(String workerOption) {
    return SampleRun.ofMethod(
        "acme.Ends#fineAfterExit", Map.of("jacquard.worker.options", workerOption));
  }
}
