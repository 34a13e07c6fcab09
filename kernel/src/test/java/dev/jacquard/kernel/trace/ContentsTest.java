package dev.jacquard.kernel.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContentsTest {
  private static final int MOST = (1 << 22) - 1;

  @Test
  void aStateTellsWhatIsInsideBesidesWhatTheObjectCanDo() {
    long state = Contents.state(5, 7);
    assertThat(Contents.areTold(state)).isTrue();
    assertThat(state & 0xFF).isEqualTo(5);
    assertThat(state).isPositive().isNotEqualTo(Contents.state(5, 8)).isNotEqualTo(5);
  }

  @Test
  void theSignIsLeftToTheObject() {
    assertThat(Contents.state(Long.MIN_VALUE | 1, MOST)).isNegative();
    assertThat(Contents.state(1, MOST)).isPositive();
  }

  @Test
  void whatHasNoNumberIsNotTold() {
    assertThat(Contents.areTold(Contents.state(5, -1))).isFalse();
    assertThat(Contents.state(5, -1)).isEqualTo(5);
    assertThat(Contents.areTold(Contents.state(5, MOST))).isTrue();
    assertThat(Contents.state(5, MOST + 1)).isEqualTo(5);
  }
}
