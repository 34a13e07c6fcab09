package dev.jacquard.explore.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.jacquard.explore.estimate.Hindsight.Forecast;
import org.junit.jupiter.api.Test;

class HindsightTest {
  private final Hindsight hindsight = new Hindsight();

  /** Ten runs were seen of a subtree, and so many times more foretold than there are. */
  private void foretold(double tooMany, long runs) {
    double size = Math.log(tooMany * runs);
    hindsight.learn(new Forecast(size, size - Math.log(10)), runs);
  }

  @Test
  void withoutAnyForecastNothingIsCorrected() {
    assertThat(hindsight.bias()).isZero();
  }

  @Test
  void forecastsThatWereRightCorrectNothing() {
    for (int i = 0; i < 100; i++) {
      foretold(1, 1000);
    }
    assertThat(hindsight.bias()).isCloseTo(0, within(1e-12));
  }

  @Test
  void whatWasForetoldOfAHundredfoldAndBecameTenfoldIsHalfOfItsLogarithm() {
    for (int i = 0; i < 100; i++) {
      foretold(10, 100);
    }
    assertThat(hindsight.bias()).isCloseTo(-0.5, within(0.05));
  }

  @Test
  void oneForecastAloneCorrectsLittle() {
    foretold(10, 100);
    assertThat(hindsight.bias()).isBetween(-0.3, -0.1);
  }

  @Test
  void whatComesOutLargerThanForetoldCorrectsUpwards() {
    for (int i = 0; i < 100; i++) {
      foretold(0.1, 10_000);
    }
    assertThat(hindsight.bias()).isPositive();
  }

  @Test
  void nothingMakesEstimatesLessThanWhatWasSeen() {
    for (int i = 0; i < 1000; i++) {
      foretold(1e9, 20);
    }
    assertThat(hindsight.bias()).isGreaterThan(-1);
  }
}
