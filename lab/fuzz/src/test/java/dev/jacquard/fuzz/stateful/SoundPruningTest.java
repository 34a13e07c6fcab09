package dev.jacquard.fuzz.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Feature;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pruning by what may still be executed loses no race and invents none. */
class SoundPruningTest {
  private static final int MOST_STATES = 400;
  private static final Features LOCKS =
      Features.of(Feature.PLAIN, Feature.VOLATILE, Feature.LOCK, Feature.BRANCH);

  private int racy;
  private int lost;
  private long runs;

  @Test
  void seesEveryRaceOfLockPrograms() {
    compare(LOCKS, 0, 1_000);
    compare(Features.anySubset(), 0, 300);
    assertThat(racy).isGreaterThan(300);
  }

  @Tag("slow")
  @Test
  void seesEveryRaceOfTwentyThousandLockPrograms() {
    compare(LOCKS, 10_000, 20_000);
    assertThat(lost).as("programs in which the published search loses a race").isPositive();
  }

  private void compare(Features features, long first, int programs) {
    LitmusGenerator generator = new LitmusGenerator(features, Sizes.SMALL);
    int compared = 0;
    for (long seed = first; compared < programs; seed++) {
      LitmusFile file = generator.generate(seed);
      Optional<FullGraph> graph =
          FullGraph.of(file, MOST_STATES).filter(states -> !states.isCyclic());
      if (graph.isPresent()) {
        compare(seed, file, graph.get());
        compared++;
      }
    }
    System.out.printf(
        "%d programs, %d with races, %d of them not all seen by PDP as published; %d runs%n",
        compared, racy, lost, runs);
  }

  private void compare(long seed, LitmusFile file, FullGraph graph) {
    SoundPruning search = SoundPruning.of(graph);
    assertThat(search.sights().races())
        .as("seed %s%n%s", seed, LitmusPrinter.print(file))
        .isEqualTo(graph.sights().races());
    racy += graph.races() == 0 ? 0 : 1;
    lost += PublishedSearch.pdp(graph).races() == graph.races() ? 0 : 1;
    runs += search.runs();
  }
}
