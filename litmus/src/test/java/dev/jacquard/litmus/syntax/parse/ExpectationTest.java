package dev.jacquard.litmus.syntax.parse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.litmus.syntax.Expectation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExpectationTest {

  @Test
  void commentsSayWhatToExpect() {
    assertThat(expectations("# expect: traces 90, orbits 15, deadlocks 0\n"))
        .containsExactly(
            new Expectation(Map.of(), Map.of("traces", 90L, "orbits", 15L, "deadlocks", 0L)));
  }

  @Test
  void expectationsCanGiveConstantsOtherValues() {
    assertThat(
            expectations("const n = 3, k = 1 // expect n=12, k=-2: traces 1_938_816 # printed\n"))
        .containsExactly(new Expectation(Map.of("n", 12, "k", -2), Map.of("traces", 1_938_816L)));
  }

  @Test
  void everyKeyCanBeExpected() {
    for (String key : Expectation.KEYS) {
      assertThat(expectations("#expect:" + key + " 3000000000\n"))
          .containsExactly(new Expectation(Map.of(), Map.of(key, 3_000_000_000L)));
    }
  }

  @Test
  void expectationsStayInOrder() {
    assertThat(expectations("# expect: traces 1\nint x\n# expect: traces 2\n"))
        .extracting(Expectation::counts)
        .containsExactly(Map.of("traces", 1L), Map.of("traces", 2L));
  }

  @Test
  void otherCommentsSayNothing() {
    assertThat(expectations("# expected: nothing\n/* expect: traces 3 */ // we expect: traces 3\n"))
        .isEmpty();
  }

  private static List<Expectation> expectations(String text) {
    return LitmusParser.parse("test", text + "thread T { }").expectations();
  }
}
