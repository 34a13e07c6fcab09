package dev.jacquard.kernel.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpellingTest {

  @Test
  void anEditIsAnInsertionADeletionAReplacementOrASwap() {
    assertThat(Spelling.distance("lock", "lock")).isZero();
    assertThat(Spelling.distance("lock", "clock")).isEqualTo(1);
    assertThat(Spelling.distance("clock", "lock")).isEqualTo(1);
    assertThat(Spelling.distance("lock", "lick")).isEqualTo(1);
    assertThat(Spelling.distance("lock", "lokc")).isEqualTo(1);
    assertThat(Spelling.distance("lock", "")).isEqualTo(4);
    assertThat(Spelling.distance("kitten", "sitting")).isEqualTo(3);
  }

  @Test
  void theClosestNameIsSuggested() {
    assertThat(Spelling.closest("conter", List.of("center", "counter", "conten")))
        .hasValue("center");
    assertThat(Spelling.closest("notEmtpy", List.of("notFull", "notEmpty"))).hasValue("notEmpty");
  }

  @Test
  void namesThatShareLittleAreNotSuggested() {
    assertThat(Spelling.closest("zebra", List.of("counter", "x"))).isEmpty();
    assertThat(Spelling.closest("y", List.of("x"))).isEmpty();
  }
}
