package dev.jacquard.fuzz.similar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** What counts as a difference. */
class ObservationTest {
  private static Observation of(Set<String> outcomes, Set<String> races, String... limits) {
    return new Observation(outcomes, races, Set.of(limits), 10);
  }

  @Test
  void aMissingOutcomeIsOne() {
    assertThat(of(Set.of("0", "1"), Set.of()).difference(of(Set.of("1"), Set.of())))
        .contains("outcomes missing [0], added []");
  }

  @Test
  void aMissingRaceIsOneUnlessTheVerdictSaysSo() {
    Observation racy = of(Set.of(), Set.of("x"));
    assertThat(racy.difference(of(Set.of(), Set.of()))).contains("races missing [x], added []");
    assertThat(racy.difference(of(Set.of(), Set.of(), "data races may have been missed")))
        .isEmpty();
  }

  @Test
  void whatRacyReadsSeeIsNone() {
    assertThat(of(Set.of("0"), Set.of("x")).difference(of(Set.of("1"), Set.of("x")))).isEmpty();
  }

  @Test
  void anotherLimitIsOne() {
    assertThat(of(Set.of(), Set.of()).difference(of(Set.of(), Set.of(), "a clock")))
        .contains("limits missing [], added [a clock]");
  }
}
