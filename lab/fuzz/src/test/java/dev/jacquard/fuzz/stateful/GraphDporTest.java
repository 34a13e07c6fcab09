package dev.jacquard.fuzz.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GraphDporTest {
  private static final int MOST_STATES = 1_500;

  @Test
  void seesWhatTheFullGraphShowsOfProgramsWithoutEnd() {
    compare(Features.endless(), Integer.getInteger("programs", 400), Long.getLong("first", 0));
  }

  @Test
  void seesWhatTheFullGraphShowsOfProgramsThatEnd() {
    compare(Features.anySubset(), Integer.getInteger("programs", 400), Long.getLong("first", 0));
    compare(Features.impatient(), Integer.getInteger("programs", 400), Long.getLong("first", 0));
  }

  private static void compare(Features features, int programs, long first) {
    LitmusGenerator generator = new LitmusGenerator(features, Sizes.SMALL);
    long states = 0, searched = 0, runs = 0, compared = 0, transitions = 0, edges = 0, cyclic = 0;
    for (long seed = first; seed < first + programs; seed++) {
      LitmusFile file = generator.generate(seed);
      Optional<FullGraph> full = FullGraph.of(file, MOST_STATES);
      if (full.isEmpty()) {
        continue;
      }
      compared++;
      GraphDpor search = new GraphDpor(seed);
      LitmusProgram program = LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
      SearchSights seen;
      try {
        seen = SearchSights.of(program, search);
      } catch (RuntimeException e) {
        throw new AssertionError("seed " + seed + "\n" + LitmusPrinter.print(file), e);
      }
      assertThat(seen.sights().differenceFrom(full.get().sights()))
          .as("seed %s%n%s", seed, LitmusPrinter.print(file))
          .isEmpty();
      states += full.get().states();
      transitions += full.get().transitions();
      searched += search.states();
      edges += search.transitions();
      runs += seen.runs();
      cyclic += full.get().sights().endless().equals(java.util.Set.of("ends")) ? 0 : 1;
    }
    System.out.println(
        compared
            + " programs, "
            + cyclic
            + " without end; "
            + states
            + "/"
            + transitions
            + " states/transitions; searched "
            + searched
            + "/"
            + edges
            + " in "
            + runs
            + " runs");
    assertThat(compared).isGreaterThan(programs / 2);
  }
}
