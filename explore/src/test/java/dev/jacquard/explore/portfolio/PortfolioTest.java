package dev.jacquard.explore.portfolio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Explorer.DataRaces;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.Litmus;
import dev.jacquard.explore.Tried;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PortfolioTest {
  private static final Prospect POOR = (runs, steps, aside, estimate) -> true;
  private static final Prospect GOOD = (runs, steps, aside, estimate) -> false;

  /** The first two steps decide, and depth first they are the last that are turned round. */
  private static final String FAILS_EARLY =
      "volatile int x, n; thread a { x = 1; } thread b { int r = x; assert r == 1; }"
          + " thread t[5] { repeat (4) { getAndAdd(n, 1); } }";

  /** A deadlock that needs a preemption, among threads that make noise. */
  private static final String DEADLOCKS_BEHIND_NOISE =
      "volatile int n; lock k, l; thread a { lock(k); lock(l); unlock(l); unlock(k); }"
          + " thread b { lock(l); lock(k); unlock(k); unlock(l); }"
          + " thread t[5] { repeat (4) { getAndAdd(n, 1); } }";

  private static final String LARGE = "volatile int n; thread t[6] { repeat (4) { n = 1; } }";

  private static final String SMALL = "volatile int n; thread t[3] { getAndAdd(n, 1); }";

  @ParameterizedTest
  @CsvSource({"0, 'volatile int x'", "1, 'lock'"})
  void aFailureThatDepthFirstSearchDoesNotComeToIsFound(int program, String declares) {
    String text = List.of(FAILS_EARLY, DEADLOCKS_BEHIND_NOISE).get(program);
    assertThat(text).contains(declares);
    Prospect estimated = new EstimatedProspect(Budget.UNLIMITED, () -> 0);
    Exploration alone = explore(text, new OptimalDpor(), 20_000);
    Exploration accompanied = explore(text, new Portfolio(new OptimalDpor(), estimated), 20_000);
    assertThat(alone.verdict().status()).isEqualTo(Verdict.Status.INCOMPLETE);
    assertThat(accompanied.verdict().status()).isEqualTo(Verdict.Status.FAILURE);
    assertThat(accompanied.tally().executions()).isLessThan(1_000);
  }

  @Test
  void aFailureBesideTheSearchIsCountedAndFailsAgain() {
    Portfolio portfolio = new Portfolio(new OptimalDpor(), POOR);
    Exploration found = explore(FAILS_EARLY, portfolio, 20_000);
    assertThat(portfolio.isAside()).isTrue();
    assertThat(found.tally().failing(Failure.Type.ASSERTION)).isEqualTo(1);
    assertThat(found.tally().executions())
        .isGreaterThan(Tried.executions(portfolio.tried()))
        .isGreaterThan(1);
    String schedule = found.findings().get(0).schedule().toString();
    assertThat(Litmus.trace(FAILS_EARLY, schedule).failures()).hasSize(1);
  }

  @Test
  void aSearchGoesOnAsIfItWereAloneAndOnlyItsEndIsTheEnd() {
    int complete = 0;
    for (long seed = 0; seed < 400; seed++) {
      LitmusFile file = new LitmusGenerator(Features.anySubset(), Sizes.SMALL).generate(seed);
      for (LitmusOptions options : List.of(PLAIN, PLAIN.under(Symmetry.Flavour.VALUES))) {
        Supplier<Program> program = () -> LitmusProgram.of("program", file, options);
        Watched alone = new Watched(program.get(), new OptimalDpor());
        Watched accompanied = new Watched(program.get(), new Portfolio(new OptimalDpor(), POOR));
        assertThat(accompanied.status()).isEqualTo(alone.status());
        if (alone.status() != Verdict.Status.FAILURE) {
          complete++;
          assertThat(accompanied.executions)
              .as(() -> LitmusPrinter.print(file))
              .isEqualTo(alone.executions);
          assertThat(accompanied.found.tally().executions())
              .isEqualTo(alone.found.tally().executions());
          assertThat(accompanied.found.tally().steps()).isEqualTo(alone.found.tally().steps());
          assertThat(accompanied.found.verdict()).isEqualTo(alone.found.verdict());
        }
      }
    }
    assertThat(complete).isGreaterThan(200);
  }

  private static final LitmusOptions PLAIN = LitmusOptions.DEFAULT.limitedTo(60);

  /** An exploration up to the first failure, with the executions that it counts. */
  private static final class Watched {
    private final List<String> executions = new ArrayList<>();
    private final Exploration found;

    Watched(Program program, Strategy strategy) {
      Listener listener = (trace, tally) -> executions.add(Schedule.of(trace).toString());
      found =
          new Explorer(program, Budget.UNLIMITED, DataRaces.REPORT, OnFailure.STOP, listener)
              .explore(strategy);
    }

    Verdict.Status status() {
      return found.verdict().status();
    }
  }

  @Test
  void theSearchTakesHalfOfTheStepsAtLeast() {
    Program program = Litmus.program(LARGE);
    Portfolio portfolio = new Portfolio(new OptimalDpor(), POOR);
    long own = 0;
    long aside = 0;
    for (int i = 0; i < 5_000; i++) {
      Plan plan = portfolio.next().orElseThrow();
      boolean beside = portfolio.isAside();
      Trace trace = program.run(plan);
      portfolio.learn(trace);
      own += beside ? 0 : trace.length();
      aside += beside ? trace.length() : 0;
      assertThat(aside).isLessThanOrEqualTo(own + trace.length());
    }
    assertThat(aside).isGreaterThan(own * 9 / 10);
    assertThat(portfolio.tallyAside().steps()).isEqualTo(aside);
  }

  @Test
  void everyOneOfTheOthersHasItsTurn() {
    Portfolio portfolio = new Portfolio(new OptimalDpor(), POOR);
    explore(LARGE, portfolio, 20_000);
    assertThat(portfolio.tried())
        .extracting(Tried::how)
        .containsExactly(
            "without a preemption",
            "by random priorities",
            "with at most 1 preemption",
            "drawn at random",
            "near to random ones",
            "with at most 2 preemptions");
    assertThat(portfolio.tried()).allMatch(tried -> tried.executions() > 100);
  }

  @Test
  void whatWasRunIsToldInASentence() {
    List<Tried> tried =
        List.of(
            new Tried("drawn at random", 1, false), new Tried("without a preemption", 24, true));
    assertThat(Tried.sentence(tried))
        .isEqualTo("1 execution drawn at random, all 24 executions without a preemption");
  }

  @Test
  void theSameSearchHasTheSameExecutions() {
    assertThat(executions(new Portfolio(new OptimalDpor(), POOR)))
        .isEqualTo(executions(new Portfolio(new OptimalDpor(), POOR)));
  }

  private static List<String> executions(Portfolio portfolio) {
    Program program = Litmus.program(LARGE);
    List<String> executions = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      Trace trace = program.run(portfolio.next().orElseThrow());
      portfolio.learn(trace);
      executions.add(Schedule.of(trace).toString());
    }
    return executions;
  }

  @Test
  void aSearchWithGoodProspectsStaysAlone() {
    Portfolio portfolio = new Portfolio(new OptimalDpor(), GOOD);
    explore(LARGE, portfolio, 1_000);
    assertThat(portfolio.tried()).isEmpty();
    assertThat(portfolio.tallyAside().runs()).isZero();
  }

  @Test
  void aSmallSearchIsNotTouched() {
    Portfolio portfolio =
        new Portfolio(new OptimalDpor(), new EstimatedProspect(Budget.UNLIMITED, () -> 0));
    Exploration found = explore(SMALL, portfolio, 1_000);
    assertThat(found.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
    assertThat(portfolio.tried()).isEmpty();
  }

  @Test
  void executionsBesideTheSearchCostOfTheBudgetAndAreNoPartOfTheTally() {
    Portfolio portfolio = new Portfolio(new OptimalDpor(), POOR);
    Exploration found = explore(LARGE, portfolio, 1_000);
    Tally aside = portfolio.tallyAside();
    assertThat(found.tally().runs() + aside.runs()).isEqualTo(1_000);
    assertThat(aside.runs()).isGreaterThan(400);
    assertThat(found.estimate()).isPresent();
  }

  private static Exploration explore(String text, Strategy strategy, long executions) {
    return new Explorer(
            Litmus.program(text),
            Budget.ofExecutions(executions),
            DataRaces.REPORT,
            OnFailure.STOP,
            Listener.NONE)
        .explore(strategy);
  }
}
