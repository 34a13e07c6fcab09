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
import java.util.function.ObjLongConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is estimated after a part of the work, beside what was found in the end. */
class EstimateTest {
  private static final int LEAST_TRACES = 200; // a tenth of them must be enough to base it on
  private static final int MOST_TRACES = 20_000;
  private static final int ADDITIONS = 4;

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

  /**
   * Programs of which a formula gives the number of traces: threads whose steps on one location all
   * depend on each other, with steps of their own between them, and with a thread that starts and
   * joins the others, as in most Java programs.
   */
  private static Stream<Case> formulas() {
    List<Case> cases = new ArrayList<>();
    for (int threads = 3; threads <= 5; threads++) {
      for (int own : new int[] {0, 2, 5}) {
        for (boolean joined : new boolean[] {false, true}) {
          cases.add(additions(threads, own, joined));
        }
      }
    }
    return cases.stream();
  }

  private static Case additions(int threads, int own, boolean joined) {
    StringBuilder text = new StringBuilder("volatile int shared;");
    StringBuilder main = new StringBuilder(" thread main {");
    StringBuilder workers = new StringBuilder();
    for (int thread = 0; thread < threads; thread++) {
      text.append(" volatile int own").append(thread).append(';');
      main.append(" start(w").append(thread).append(");");
      String beside = ("getAndAdd(own" + thread + ", 1); ").repeat(own);
      workers.append(" thread w" + thread + " { ");
      workers.append((beside + "getAndAdd(shared, 1); ").repeat(ADDITIONS)).append('}');
    }
    for (int thread = 0; thread < threads; thread++) {
      main.append(" join(w").append(thread).append(");");
    }
    text.append(joined ? main + " }" : "").append(workers);
    String name = threads + " threads, " + own + " own steps" + (joined ? ", joined" : "");
    var file = LitmusParser.parse(name, text.toString());
    return new Case(LitmusProgram.of(name, file, LitmusOptions.DEFAULT), orders(threads));
  }

  /** In how many orders the additions can come. */
  private static long orders(int threads) {
    long orders = 1;
    for (int thread = 2; thread <= threads; thread++) {
      for (int i = 1; i <= ADDITIONS; i++) {
        orders = orders * ((thread - 1) * ADDITIONS + i) / i;
      }
    }
    return orders;
  }

  @Test
  void rangesHoldTheTruthFromTheFirstExecutionsOn() {
    List<Estimate> holding = new ArrayList<>();
    List<String> wrong = new ArrayList<>();
    Stream.concat(CASES.stream(), formulas())
        .forEach(
            each ->
                follow(
                    each,
                    (estimate, runs) -> {
                      if (estimate.low() <= each.traces && each.traces <= estimate.high()) {
                        holding.add(estimate);
                      } else {
                        wrong.add(each.traces + " traces, after " + runs + ": " + estimate);
                      }
                    }));
    assertThat(holding).hasSizeGreaterThan(500);
    assertThat(wrong).as(wrong::toString).hasSizeLessThan(holding.size() * 3 / 100);
  }

  /** Tells the estimates of a search at moments that are ever farther from each other. */
  private static void follow(Case each, ObjLongConsumer<Estimate> told) {
    long[] next = {20};
    new Explorer(
            each.program,
            Budget.ofExecutions(Math.min(MOST_TRACES, each.traces - 1)),
            Explorer.DataRaces.IGNORE,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .supervisedBy(
            (tally, estimate) -> {
              if (tally.runs() >= next[0]) {
                next[0] = next[0] * 8 / 5;
                told.accept(estimate.get().orElseThrow(), tally.runs());
              }
              return true;
            })
        .explore(new OptimalDpor());
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
