package dev.jacquard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.Expectation;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is estimated after a part of the work, beside what was found in the end. */
class EstimateTest {
  private static final int LEAST_TRACES = 200; // a tenth of them must be enough to base it on
  private static final int MOST_TRACES = 20_000;

  /** A program of the corpus with the number of its traces. */
  private record Case(LitmusProgram program, long traces) {}

  private static final List<Case> CASES = new ArrayList<>();

  @BeforeAll
  static void readCorpus() {
    for (Path path : CorpusFiles.in("")) {
      String name = path.getFileName().toString();
      String text = CorpusFiles.read(path);
      for (Expectation expectation : LitmusParser.parse(name, text).expectations()) {
        long traces = expectation.counts().getOrDefault("traces", 0L);
        if (traces >= LEAST_TRACES && traces <= MOST_TRACES) {
          var file = LitmusParser.parse(name, text, expectation.constants());
          CASES.add(new Case(LitmusProgram.of(name, file, LitmusOptions.DEFAULT), traces));
        }
      }
    }
  }

  @Test
  void thereArePrograms() {
    assertThat(CASES).hasSizeGreaterThan(20);
  }

  @Test
  void afterATenthOfTheWorkNineOfTenEstimatesAreWithinAFactorOfThree() {
    assertThat(CASES.stream().filter(each -> isWithin(3, each, 10)).count())
        .isGreaterThanOrEqualTo(CASES.size() * 9L / 10);
  }

  @Test
  void afterATwentiethFourOfFiveAre() {
    assertThat(CASES.stream().filter(each -> isWithin(3, each, 20)).count())
        .isGreaterThanOrEqualTo(CASES.size() * 4L / 5);
  }

  @Test
  void fourOfFiveRangesHoldTheTruth() {
    long holding =
        CASES.stream()
            .filter(
                each -> {
                  Estimate estimate = estimate(each, 10);
                  return estimate.low() <= each.traces && each.traces <= estimate.high();
                })
            .count();
    assertThat(holding).isGreaterThanOrEqualTo(CASES.size() * 4L / 5);
  }

  private static boolean isWithin(double factor, Case each, int part) {
    double estimate = estimate(each, part).likely();
    return estimate <= factor * each.traces && estimate >= each.traces / factor;
  }

  private static Estimate estimate(Case each, int part) {
    Exploration begun =
        new Explorer(
                each.program,
                Budget.ofExecutions(Math.max(20, each.traces / part)),
                Explorer.DataRaces.IGNORE,
                Explorer.OnFailure.CONTINUE,
                Listener.NONE)
            .explore(new OptimalDpor());
    return begun.estimate().orElseThrow();
  }
}
