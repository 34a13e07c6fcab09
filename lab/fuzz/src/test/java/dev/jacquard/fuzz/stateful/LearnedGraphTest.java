package dev.jacquard.fuzz.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A search by states of what was learned sees all that the full graph of the program shows. */
class LearnedGraphTest {
  private static final int MOST_STATES = 1_500;
  private static final List<Features> FEATURES =
      List.of(Features.endless(), Features.anySubset(), Features.impatient(), Features.symmetric());

  @Test
  void seesWhatTheFullGraphShows() {
    compare(0, 300);
  }

  @Tag("slow")
  @Test
  void seesWhatTheFullGraphShowsOfTenThousandPrograms() {
    compare(1_000, 10_000);
  }

  private static void compare(long first, int programs) {
    long searched = 0;
    long learned = 0;
    int compared = 0;
    int excused = 0;
    for (long seed = first; seed < first + programs; seed++) {
      Features features = FEATURES.get((int) (seed % 2 == 0 ? 0 : seed / 2 % FEATURES.size()));
      LitmusFile file = new LitmusGenerator(features, Sizes.SMALL).generate(seed);
      Optional<FullGraph> full = FullGraph.of(file, MOST_STATES);
      if (full.isPresent()) {
        GraphDpor search = new GraphDpor(seed, Tail.Fixed.PURSUE, order(seed));
        LearningProgram program = learning(file, seed);
        SearchSights seen = sights(file, program, search, seed);
        Optional<String> difference = seen.sights().differenceFrom(full.get().sights());
        assertThat(difference.filter(what -> !isOfTheProgram(what, file, full.get())))
            .as("seed %s%n%s", seed, LitmusPrinter.print(file))
            .isEmpty();
        excused += difference.isPresent() ? 1 : 0;
        searched += seen.runs();
        learned += program.runs();
        compared++;
      }
    }
    System.out.printf(
        "%d programs by states: %d executions, %d of them run%n", compared, searched, learned);
    assertThat(compared).isGreaterThan(programs / 2);
    assertThat(1_000 * excused).isLessThanOrEqualTo(programs);
    assertThat(2 * learned).isLessThan(searched);
  }

  /**
   * Whether a search of the program itself differs in the same way. Two accesses with an unpark or
   * a failed try between them are never next at the same time, and yet a data race, which
   * executions show and states do not; nor do states show what fails before any step.
   */
  private static boolean isOfTheProgram(String difference, LitmusFile file, FullGraph full) {
    LitmusProgram program = LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
    return SearchSights.of(program, new GraphDpor(1))
        .sights()
        .differenceFrom(full.sights())
        .equals(Optional.of(difference));
  }

  private static WorkOrder order(long seed) {
    return seed % 3 == 0
        ? new WorkOrder.Leftmost()
        : seed % 3 == 1 ? new WorkOrder.Oldest() : new WorkOrder.Shuffled(seed);
  }

  private static LearningProgram learning(LitmusFile file, long seed) {
    LitmusProgram plain = LitmusProgram.of("program", file, LitmusOptions.DEFAULT.forLearning());
    return new LearningProgram(
        plain,
        seed % 5 == 0 ? Likeness.NONE : plain.likeness(),
        Symmetry::none,
        LitmusOptions.DEFAULT.stepLimit());
  }

  private static SearchSights sights(
      LitmusFile file, LearningProgram learned, GraphDpor search, long seed) {
    LitmusProgram program = LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
    try {
      return SearchSights.of(program, learned, search);
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + "\n" + LitmusPrinter.print(file), e);
    }
  }
}
