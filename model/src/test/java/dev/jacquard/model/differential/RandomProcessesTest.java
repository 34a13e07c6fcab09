package dev.jacquard.model.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.search.Finding;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random processes with and without reductions. */
class RandomProcessesTest {
  @Test
  void reductionsChangeNoVerdict() {
    compare(0, 150);
  }

  @Tag("slow")
  @Test
  void reductionsChangeNoVerdictOfThousandsOfModels() {
    compare(1_000, 4_000);
  }

  /** Models that are all alike would show nothing: all sorts of findings, and real reductions. */
  private static void compare(int first, int count) {
    Map<Finding.Type, Integer> found = new EnumMap<>(Finding.Type.class);
    int smaller = 0;
    for (int seed = first; seed < first + count; seed++) {
      Processes model = RandomProcesses.next(new Random(seed));
      Agreement agreement = Agreement.of(model, "seed " + seed + ": " + model);
      agreement.plain().findings().forEach(finding -> found.merge(finding.type(), 1, Integer::sum));
      smaller += 2 * agreement.smallest() <= agreement.plain().states() ? 1 : 0;
    }
    System.out.printf("%d models: %d halved, findings %s%n", count, smaller, found);
    assertThat(found.keySet())
        .contains(
            Finding.Type.DEADLOCK,
            Finding.Type.NEVER,
            Finding.Type.SOMETIMES,
            Finding.Type.TEMPORAL,
            Finding.Type.ASSERTION);
    assertThat(smaller).isGreaterThan(count / 5);
  }
}
