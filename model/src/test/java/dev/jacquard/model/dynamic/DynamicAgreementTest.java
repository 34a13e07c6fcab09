package dev.jacquard.model.dynamic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.differential.Agreement;
import dev.jacquard.model.differential.Expecting;
import dev.jacquard.model.differential.Tally;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.SearchOptions;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random dynamic models, with formulas: all searches, symmetries and stores. */
class DynamicAgreementTest {
  private static final int MOST_STATES = 1_500;

  @Test
  void reductionsChangeNoVerdict() {
    assertThat(compare(0, 40).models()).isGreaterThan(30);
  }

  @Tag("slow")
  @Test
  void reductionsChangeNoVerdictOfManyMore() {
    assertThat(compare(10_000, 1_500).models()).isGreaterThan(1_000);
  }

  private static Tally compare(int first, int count) {
    Tally tally = new Tally();
    for (int seed = first; seed < first + count; seed++) {
      RandomModel model = new RandomModel(seed).activate();
      if (isSmall(model)) {
        tally.add(compare(model, seed));
      }
    }
    System.out.println("dynamic models: " + tally);
    assertThat(tally.found().keySet())
        .contains(
            Finding.Type.DEADLOCK,
            Finding.Type.NEVER,
            Finding.Type.SOMETIMES,
            Finding.Type.TEMPORAL,
            Finding.Type.ASSERTION);
    assertThat(tally.halved()).isGreaterThan(tally.models() / 10);
    return tally;
  }

  private static boolean isSmall(RandomModel model) {
    SearchOptions few = SearchOptions.standard().withOnwards().withMaxStates(MOST_STATES);
    return BreadthFirst.search(model, StateSymmetry.NONE, few).limits().isEmpty();
  }

  private static Agreement compare(RandomModel model, int seed) {
    Expecting expecting = Expecting.formulas(model, new Random(seed), 3);
    Agreement agreement = Agreement.of(expecting, "seed " + seed + ", " + expecting.more());
    for (StateSymmetry symmetry : model.symmetries()) {
      agreement.with(model.space(symmetry, false), symmetry + " without symmetric independence");
    }
    return seed % 10 == 0 ? agreement.withStores() : agreement;
  }
}
