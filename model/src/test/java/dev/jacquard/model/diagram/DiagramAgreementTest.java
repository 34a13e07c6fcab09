package dev.jacquard.model.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.diagram.partition.ExactPartitions;
import dev.jacquard.model.differential.Agreement;
import dev.jacquard.model.differential.Expecting;
import dev.jacquard.model.differential.Tally;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.SearchOptions;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random diagrams, with formulas: all searches, symmetries and stores. */
class DiagramAgreementTest {
  @Test
  void reductionsChangeNoVerdict() {
    compare(0, 100);
  }

  @Tag("slow")
  @Test
  void reductionsChangeNoVerdictOfThousandsOfDiagrams() {
    compare(1_000, 3_000);
  }

  private static void compare(int first, int count) {
    Tally tally = new Tally();
    for (int seed = first; seed < first + count; seed++) {
      Diagram diagram = new Diagram(RandomDiagrams.of(seed), ExactPartitions.coarsest());
      Expecting model = Expecting.formulas(diagram, new Random(seed), 3);
      Agreement agreement = Agreement.of(model, "seed " + seed + ", " + model.more());
      tally.add(seed % 10 == 0 ? agreement.withStores() : agreement);
      compareAdaptive(diagram, agreement, seed);
    }
    System.out.println("diagrams: " + tally);
    assertThat(tally.found().keySet())
        .contains(
            Finding.Type.DEADLOCK,
            Finding.Type.NEVER,
            Finding.Type.SOMETIMES,
            Finding.Type.TEMPORAL,
            Finding.Type.EXCEPTION);
    assertThat(tally.halved()).isGreaterThan(count / 20);
  }

  private static void compareAdaptive(Diagram diagram, Agreement agreement, int seed) {
    var expected = Agreement.kinds(agreement.plain());
    expected.removeIf(kind -> kind.startsWith("TEMPORAL"));
    assertThat(Agreement.kinds(diagram.adaptive(SearchOptions.standard().withOnwards())))
        .as("seed %d, adaptive", seed)
        .isEqualTo(expected);
  }
}
