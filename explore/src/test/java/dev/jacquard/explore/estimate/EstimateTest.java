package dev.jacquard.explore.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EstimateTest {
  @Test
  void aGuessHasTwoDigitsAndARange() {
    assertThat(new Estimate(0.0412, 4_012, 12_345, 39_999).sentence())
        .isEqualTo("about 4.1 % of about 12,000 (4,000 to 40,000) executions explored");
  }

  @Test
  void aRangeThatIsNoneIsNotShown() {
    assertThat(new Estimate(0.999, 12_340, 12_345, 12_350).sentence())
        .isEqualTo("about 99 % of about 12,000 executions explored");
  }

  @Test
  void whatIsKnownIsNoGuess() {
    assertThat(Estimate.exactly(1_234, 617).sentence())
        .isEqualTo("50 % of 1,234 executions explored");
  }

  @Test
  void aSmallPartHasMoreDigits() {
    assertThat(new Estimate(0.0051, 1, 2, 3).part()).isEqualTo("about 0.51 %");
    assertThat(new Estimate(0.00001, 1, 2, 3).part()).isEqualTo("less than 0.01 %");
  }

  @Test
  void numbersThatNobodyCountsToArePowers() {
    assertThat(new Estimate(0, 1e14, 2.5e17, 3e20).whole())
        .isEqualTo("about 10^17 (100 trillion to 10^20) executions");
  }

  @Test
  void largeNumbersAreSpoken() {
    assertThat(new Estimate(0, 3_210_000, 1.24e9, 3.3e11).whole())
        .isEqualTo("about 1.2 billion (3,200,000 to 330 billion) executions");
    assertThat(new Estimate(0, 9_999_999, 12_340_000, 2e12).whole())
        .isEqualTo("about 12 million (10 million to 2.0 trillion) executions");
  }
}
