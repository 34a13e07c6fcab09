package dev.jacquard.fuzz.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.learned.OutdatedStatesException;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Likeness;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Threads whose learned graphs turn out to be alike are exchanged, and nothing is lost: what a
 * search up to these exchanges sees is what the full graph shows, but for the names of threads with
 * the same code.
 */
class ExchangesTest {
  private static final int MOST_STATES = 1_500;
  private static final List<Features> FEATURES =
      List.of(
          Features.symmetric(),
          Features.endlessSymmetric(),
          Features.impatientSymmetric(),
          Features.commonSuffix(),
          Features.anySubset());

  private int compared;
  private int smaller;

  @Test
  void seesWhatTheFullGraphShows() {
    compare(0, 150);
    assertThat(5 * smaller).isGreaterThan(compared);
  }

  @Tag("slow")
  @Test
  void seesWhatTheFullGraphShowsOfTenThousandPrograms() {
    compare(10_000, 10_000);
    assertThat(5 * smaller).isGreaterThan(compared);
  }

  private void compare(long first, int programs) {
    for (long seed = first; seed < first + programs; seed++) {
      Features features = FEATURES.get((int) (seed % FEATURES.size()));
      LitmusFile file = new LitmusGenerator(features, Sizes.SMALL).generate(seed);
      Optional<FullGraph> full = FullGraph.of(file, MOST_STATES, Naming::byCode);
      if (full.isPresent()) {
        compare(seed, file, full.get());
      }
    }
  }

  private void compare(long seed, LitmusFile file, FullGraph full) {
    LitmusProgram program = LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
    GraphDpor apart = new GraphDpor(seed);
    Sights truth = full.sights().withoutVariables();
    Optional<String> usual =
        SearchSights.of(program, program, apart, Naming.byCode(program))
            .sights()
            .withoutVariables()
            .differenceFrom(truth);
    LitmusOptions options = LitmusOptions.DEFAULT.forLearning();
    LearningProgram learned =
        new LearningProgram(
                LitmusProgram.of("program", file, options),
                Likeness.NONE,
                Symmetry::none,
                options.stepLimit())
            .exchangingThreads();
    GraphDpor search = null;
    SearchSights seen = null;
    while (seen == null) {
      boolean open = true;
      while (open) {
        open = learned.closeOne();
      }
      search = GraphDpor.upToSymmetry(seed, Tail.Fixed.PURSUE, new WorkOrder.Leftmost());
      seen = searched(program, learned, search, seed, file);
    }
    Optional<String> difference = seen.sights().withoutVariables().differenceFrom(truth);
    assertThat(difference.filter(what -> !usual.equals(Optional.of(what))))
        .as("seed %s%n%s", seed, LitmusPrinter.print(file))
        .isEmpty();
    assertThat(seen.mistakeOfReplays())
        .as("seed %s%n%s", seed, LitmusPrinter.print(file))
        .isEmpty();
    compared++;
    smaller += search.states() < apart.states() ? 1 : 0;
  }

  /** Nothing if something was learned on the way, which may not be known of other threads. */
  private static SearchSights searched(
      LitmusProgram program,
      LearningProgram learned,
      GraphDpor search,
      long seed,
      LitmusFile file) {
    try {
      return SearchSights.of(program, new Known(learned), search, Naming.byCode(program));
    } catch (OutdatedStatesException | SomethingNew interrupted) {
      return null;
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + "\n" + LitmusPrinter.print(file), e);
    }
  }

  /** Stops a search as soon as something is learned. */
  private record Known(LearningProgram learned) implements Program {
    @Override
    public Trace run(Plan plan) {
      int before = learned.observations();
      Trace trace = learned.run(plan);
      if (learned.observations() != before) {
        throw new SomethingNew();
      }
      return trace;
    }

    @Override
    public Legend legend() {
      return learned.legend();
    }
  }

  private static final class SomethingNew extends RuntimeException {
    private static final long serialVersionUID = 1;
  }
}
