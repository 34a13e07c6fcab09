package dev.jacquard.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class OutcomeTest {
  @Test
  void aFreshFailureDiscourages() {
    assertThat(Outcome.failure("it has thorns").discouragement()).contains("it has thorns");
    assertThat(Outcome.failure("it has thorns").made()).isEmpty();
  }

  @Test
  void anOldFailureDoesNot() {
    Outcome old = new Outcome("", "it has thorns", Instant.now().minus(Duration.ofHours(2)));
    assertThat(old.discouragement()).isEmpty();
  }

  @Test
  void anImageDoesNot() {
    assertThat(Outcome.image("k").discouragement()).isEmpty();
    assertThat(Outcome.image("k").made()).contains("k");
  }

  @Test
  void itIsReadAsItWasWritten() {
    Outcome outcome = Outcome.failure("first line\nsecond");
    assertThat(outcome.lines()).noneMatch(line -> line.contains("\n"));
    assertThat(Outcome.parse(outcome.lines())).isEqualTo(outcome);
  }
}
