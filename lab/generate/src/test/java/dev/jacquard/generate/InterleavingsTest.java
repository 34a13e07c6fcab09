package dev.jacquard.generate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InterleavingsTest {
  @Test
  void aThreadAloneHasOneInterleaving() {
    assertThat(Interleavings.estimate(5)).isEqualTo(1);
  }

  @Test
  void threadsThatNeverBlockHaveTheMultinomial() {
    assertThat(Interleavings.estimate(2, 2)).isEqualTo(6);
    assertThat(Interleavings.estimate(3, 3, 3)).isEqualTo(1_680);
    assertThat(Interleavings.estimate(2, 2, 2, 2)).isEqualTo(2_520);
  }

  @Test
  void tooManyToCountAreStillMany() {
    assertThat(Interleavings.estimate(100, 100, 100)).isGreaterThan(1_000_000_000);
  }
}
