package dev.jacquard.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class StatusLineTest {
  private static final String ERASE = "\r\u001b[K";
  private static final String NO_WRAP = "\u001b[?7l";
  private static final String WRAP = "\u001b[?7h";

  private final StringWriter err = new StringWriter();
  private long millis;
  private int asked;

  @Test
  void terminalHasOneLiveLineBeforeHalfASecondHasGone() {
    try (StatusLine line = line(true)) {
      look(line, 399);
      assertThat(err.toString()).isEmpty();
      look(line, 400);
      look(line, 500);
      look(line, 700);
    }
    assertThat(err.toString())
        .isEqualTo(ERASE + NO_WRAP + "1 asked" + WRAP + ERASE + NO_WRAP + "2 asked" + WRAP + ERASE);
  }

  @Test
  void fileHasALineEveryTenSeconds() {
    try (StatusLine line = line(false)) {
      look(line, 9_000);
      look(line, 10_000);
      look(line, 19_000);
      look(line, 21_000);
    }
    assertThat(err.toString().lines()).containsExactly("1 asked", "2 asked");
  }

  @Test
  void nothingIsErasedWhereNothingWasShown() {
    line(true).close();
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void nothingIsShownAfterTheEnd() {
    StatusLine line = line(true);
    line.close();
    look(line, 5_000);
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aBarShowsThePartThatIsDone() {
    assertThat(Bar.of(OptionalDouble.of(0.5))).isEqualTo("[########........] ");
    assertThat(Bar.of(OptionalDouble.of(7))).isEqualTo("[################] ");
    assertThat(Bar.of(OptionalDouble.empty())).isEmpty();
  }

  private StatusLine line(boolean live) {
    return new StatusLine(
        new PrintWriter(err, true),
        live,
        () -> TimeUnit.MILLISECONDS.toNanos(millis),
        () -> ++asked + " asked");
  }

  private void look(StatusLine line, long now) {
    millis = now;
    line.look();
  }
}
