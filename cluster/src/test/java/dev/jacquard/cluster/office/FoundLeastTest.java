package dev.jacquard.cluster.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FoundLeastTest {
  @Test
  void theShortestIsTold() {
    Found longer = new Found("deadlock", 4, "0 1 0 1", "a");
    Found shorter = new Found("deadlock", 3, "1 1 0", "b");
    Found first = new Found("deadlock", 3, "0 1 1", "c");
    assertThat(merged(List.of(longer, shorter, first))).containsExactly(first);
  }

  @Test
  void neitherTheOrderNorRepetitionMatters() {
    List<Found> all = new ArrayList<>();
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      String signature = "exception " + random.nextInt(300); // more than are kept
      all.add(new Found(signature, random.nextInt(5), "" + random.nextInt(9), "plan"));
    }
    List<Found> expected = merged(all);
    assertThat(expected).hasSize(100);
    for (int i = 0; i < 20; i++) {
      Collections.shuffle(all, random);
      List<Found> twice = new ArrayList<>(all);
      twice.addAll(all.subList(0, 500));
      assertThat(merged(twice)).isEqualTo(expected);
    }
  }

  private static List<Found> merged(List<Found> found) {
    FoundLeast least = new FoundLeast();
    least.addAll(found);
    return least.all();
  }
}
