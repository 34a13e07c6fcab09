package dev.jacquard.fuzz.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.generate.Features;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GraphDporTest {
  private static final int SMALL = 1_500;

  @Test
  void seesWhatTheFullGraphShows() {
    GraphComparison comparison = new GraphComparison(SMALL);
    comparison.compareCyclic(Features.endless(), 0, 200);
    comparison.compare(Features.anySubset(), 0, 100);
    comparison.compare(Features.impatient(), 0, 100);
    assertThat(comparison.differences()).isEmpty();
    assertThat(comparison.cyclic()).isGreaterThanOrEqualTo(comparison.programs() / 2);
  }

  @Tag("slow")
  @Test
  void seesWhatTheFullGraphShowsOfTwentyThousandPrograms() {
    GraphComparison comparison = new GraphComparison(SMALL);
    comparison.compareCyclic(Features.endless(), 10_000, 10_000);
    comparison.compare(Features.anySubset(), 10_000, 5_000);
    comparison.compare(Features.impatient(), 10_000, 5_000);
    assertThat(comparison.differences()).isEmpty();
    assertThat(comparison.programs()).isGreaterThanOrEqualTo(20_000);
    assertThat(comparison.cyclic()).isGreaterThanOrEqualTo(10_000);
  }
}
