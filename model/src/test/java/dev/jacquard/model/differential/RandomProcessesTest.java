package dev.jacquard.model.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.search.Finding;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random processes that share variables, with and without reductions. */
class RandomProcessesTest {
  @Test
  void reductionsChangeNoVerdict() {
    compare(0, 100);
  }

  @Tag("slow")
  @Test
  void reductionsChangeNoVerdictOfThousandsOfModels() {
    compare(1_000, 4_000);
  }

  private static void compare(int first, int count) {
    Tally tally = new Tally();
    for (int seed = first; seed < first + count; seed++) {
      Processes model = RandomProcesses.next(new Random(seed));
      Agreement agreement = Agreement.of(model, "seed " + seed + ": " + model);
      tally.add(seed % 10 == 0 ? agreement.withStores() : agreement);
    }
    System.out.println("processes: " + tally);
    assertThat(tally.found().keySet())
        .contains(
            Finding.Type.DEADLOCK,
            Finding.Type.NEVER,
            Finding.Type.SOMETIMES,
            Finding.Type.TEMPORAL,
            Finding.Type.ASSERTION);
    assertThat(tally.halved()).isGreaterThan(count / 5);
  }
}
