package dev.jacquard.explore;

import static dev.jacquard.explore.BrokenExploration.BESIDE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.path.Bounded;
import dev.jacquard.explore.path.CollapsingSymmetry;
import dev.jacquard.explore.path.Deepening;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.SleepSets;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.path.WithinDepth;
import dev.jacquard.explore.portfolio.Portfolio;
import dev.jacquard.explore.portfolio.Prospect;
import dev.jacquard.explore.sample.Pct;
import dev.jacquard.explore.sample.RandomWalk;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Wherever an exploration is broken off, another process that has only the bytes that were saved
 * goes on with the very same executions, and comes to the same end.
 */
class ResumptionTest {
  private static final LitmusOptions PLAIN = LitmusOptions.DEFAULT.limitedTo(60);

  private static final Prospect POOR = (runs, steps, aside, estimate) -> true;

  /** A strategy, and how programs are run for it. */
  private record Way(String name, LitmusOptions options, Supplier<Strategy> strategy) {}

  private static final List<Way> WAYS = ways();

  private static List<Way> ways() {
    LitmusOptions rf = PLAIN.under(Symmetry.Flavour.READS_FROM);
    LitmusOptions val = PLAIN.under(Symmetry.Flavour.VALUES);
    List<Way> ways = new ArrayList<>();
    for (LitmusOptions options : List.of(PLAIN, rf, val)) {
      ways.add(new Way("optimal", options, OptimalDpor::new));
      ways.add(new Way("exhaustive", options, Exhaustive::new));
      ways.add(new Way("sleep sets", options, SleepSets::new));
      ways.add(new Way("fg", options, FlanaganGodefroid::new));
      ways.add(new Way("source", options, SourceDpor::new));
    }
    ways.add(
        new Way(
            "csym",
            PLAIN.withLocalStates(),
            () -> new FlanaganGodefroid(new CollapsingSymmetry(), Tail.Fixed.LOWEST)));
    ways.add(new Way("bounded", PLAIN, () -> new Bounded(1)));
    ways.add(
        new Way(
            "deepening",
            PLAIN.limitedTo(10),
            () -> new Deepening(new OptimalDpor(), WithinDepth::of, 10, 1_000)));
    ways.add(new Way("portfolio", PLAIN, () -> new Portfolio(new OptimalDpor(), POOR)));
    ways.add(new Way("portfolio, val", val, () -> new Portfolio(new OptimalDpor(), POOR)));
    ways.add(new Way("random", PLAIN, () -> new RandomWalk(7)));
    ways.add(new Way("pct", PLAIN, () -> new Pct(7, 3)));
    return ways;
  }

  private int resumed;

  @Test
  void anExplorationGoesOnWhereItWasBrokenOff() {
    compare(0, 60);
    assertThat(resumed).isGreaterThan(2_000);
  }

  @Tag("slow")
  @Test
  void manyExplorationsGoOnWhereTheyWereBrokenOff() {
    compare(1_000, 20_000);
  }

  private void compare(long first, int programs) {
    for (long seed = first; seed < first + programs; seed++) {
      Features features = seed % 2 == 0 ? Features.symmetric() : Features.anySubset();
      LitmusFile file = new LitmusGenerator(features, Sizes.SMALL).generate(seed);
      for (Way way : WAYS) {
        compare(file, way, new SplittableRandom(seed));
      }
    }
  }

  private void compare(LitmusFile file, Way way, SplittableRandom random) {
    Supplier<LitmusProgram> programs = () -> LitmusProgram.of("program", file, way.options());
    Telling whole = new BrokenExploration(programs, way.strategy()).whole();
    List<Integer> breaks = new ArrayList<>();
    long counted = whole.executions().stream().filter(text -> !text.startsWith(BESIDE)).count();
    for (int at = random.nextInt(4); at < counted; at += random.nextInt(1, 40)) {
      breaks.add(at);
    }
    Telling parts = new BrokenExploration(programs, way.strategy()).brokenAt(breaks);
    assertThat(parts)
        .as(() -> way.name() + " broken at " + breaks + ":\n" + LitmusPrinter.print(file))
        .isEqualTo(whole);
    resumed += breaks.size();
  }
}
