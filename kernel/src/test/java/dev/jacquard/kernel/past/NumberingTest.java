package dev.jacquard.kernel.past;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NumberingTest {
  private final Numbering numbering = new Numbering();

  @Test
  void aPairKeepsItsNumber() {
    int number = numbering.number(1, 2);
    assertThat(numbering.number(2, 1)).isNotEqualTo(number);
    assertThat(numbering.number(1, 2)).isEqualTo(number);
  }

  @Test
  void manyPairsHaveNumbersOfTheirOwn() {
    SplittableRandom random = new SplittableRandom(1);
    Map<Map.Entry<Long, Long>, Integer> known = new HashMap<>();
    for (int i = 0; i < 10_000; i++) {
      long first = random.nextLong(-50, 50);
      long second = random.nextLong(-50, 50) << 32;
      int number = numbering.number(first, second);
      assertThat(known.getOrDefault(Map.entry(first, second), number)).isEqualTo(number);
      known.put(Map.entry(first, second), number);
    }
    assertThat(known.values()).doesNotHaveDuplicates();
    assertThat(numbering.size()).isEqualTo(known.size());
  }
}
