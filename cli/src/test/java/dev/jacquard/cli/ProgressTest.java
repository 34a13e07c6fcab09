package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Trace;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private final StringWriter err = new StringWriter();
  private long millis;

  @Test
  void terminalHasOneLiveLineAfterTwoSeconds() {
    try (Progress progress = progress(true)) {
      report(progress, 1_900);
      assertThat(err.toString()).isEmpty();
      report(progress, 2_000);
      report(progress, 2_100);
      report(progress, 2_300);
    }
    assertThat(err.toString())
        .isEqualTo(
            "\r\u001b[Kx.litmus: 0 executions, 0/s, no failure, 2 s"
                + "\r\u001b[Kx.litmus: 0 executions, 0/s, no failure, 2 s"
                + "\r\u001b[K");
  }

  @Test
  void fileHasALineEveryTenSeconds() {
    try (Progress progress = progress(false)) {
      report(progress, 9_000);
      report(progress, 10_000);
      report(progress, 19_000);
      report(progress, 21_000);
    }
    assertThat(err.toString().lines())
        .containsExactly(
            "x.litmus: 0 executions, 0/s, no failure, 10 s",
            "x.litmus: 0 executions, 0/s, no failure, 21 s");
  }

  @Test
  void nothingIsErasedWhereNothingWasShown() {
    progress(true).close();
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void longLineIsCutAtItsBeginningSoThatItIsNotWrapped() {
    try (Progress progress = progress("x".repeat(200) + ".litmus", true)) {
      report(progress, 2_000);
      assertThat(err.toString())
          .hasSize("\r\u001b[K".length() + 79)
          .endsWith("xx.litmus: 0 executions, 0/s, no failure, 2 s");
    }
  }

  private Progress progress(boolean live) {
    return progress("x.litmus", live);
  }

  private Progress progress(String name, boolean live) {
    return new Progress(
        name, new PrintWriter(err, true), live, () -> TimeUnit.MILLISECONDS.toNanos(millis));
  }

  private void report(Progress progress, long now) {
    millis = now;
    Trace unused = null;
    progress.executed(unused, new Tally());
  }
}
