package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AttributesTest {
  @ParameterizedTest
  @CsvSource({"500ms, 500", "60s, 60000", "2m, 120000", "1h, 3600000", "PT1M30S, 90000"})
  void timesAreRead(String text, long millis) {
    assertThat(Attributes.time(text)).isEqualTo(Duration.ofMillis(millis));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "60", "s", "-3s", "1 s", "forever"})
  void othersAreNone(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Attributes.time(text))
        .withMessageContaining("is no time");
  }

  @Test
  void timeMustBePositive() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Attributes.time("0s"))
        .withMessage("the time '0s' is not positive");
  }
}
