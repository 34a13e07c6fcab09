package dev.jacquard.generate.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DrawTest {
  @Test
  void decisionsAreTheSameOnEveryJdk() {
    Draw draw = new Draw(42);
    assertThat(IntStream.range(0, 8).map(i -> draw.below(100)).boxed().toList())
        .isEqualTo(List.of(13, 91, 58, 64, 50, 62, 25, 8));
  }

  @Test
  void everyNumberOfARangeIsDrawn() {
    Draw draw = new Draw(1);
    assertThat(IntStream.range(0, 100).map(i -> draw.between(2, 4)).distinct().sorted())
        .containsExactly(2, 3, 4);
  }
}
