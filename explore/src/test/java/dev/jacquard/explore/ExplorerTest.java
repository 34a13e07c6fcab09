package dev.jacquard.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.SleepSets;
import dev.jacquard.explore.sample.RandomWalk;
import dev.jacquard.explore.sample.Replay;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplorerTest {
  /** Whoever comes second fails: one failing place in each thread. */
  private static final String SECOND_FAILS =
      "volatile int x; thread a { int r = getAndAdd(x, 1); assert r == 0; }"
          + " thread b { int r = getAndAdd(x, 1); assert r == 0; }";

  private static final String LOCKS_IN_OPPOSITE_ORDER =
      "lock m, n; thread a { lock(m); lock(n); unlock(n); unlock(m); }"
          + " thread b { lock(n); lock(m); unlock(m); unlock(n); }";

  private static final String RACE = "int x; thread a { x = 1; } thread b { x = 2; }";

  @Test
  void aCleanProgramThatIsExploredToTheEndIsComplete() {
    Exploration exploration = Litmus.explore(Litmus.STORE_BUFFERING, new OptimalDpor());
    assertThat(exploration.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
    assertThat(exploration.verdict().reasons()).isEmpty();
    assertThat(exploration.tally().executions()).isEqualTo(3);
    assertThat(exploration.findings()).isEmpty();
    assertThat(exploration.time()).isPositive();
  }

  @Test
  void aBudgetOfExecutionsThatIsSpentIsNamed() {
    Exploration exploration =
        explorer(Litmus.STORE_BUFFERING, Budget.ofExecutions(2)).explore(new OptimalDpor());
    assertThat(exploration.tally().executions()).isEqualTo(2);
    assertThat(exploration.verdict().status()).isEqualTo(Verdict.Status.INCOMPLETE);
    assertThat(exploration.verdict().why()).isEqualTo("the budget of 2 executions is spent");
  }

  @Test
  void aBudgetThatIsJustEnoughIsNotSpent() {
    Exploration exploration =
        explorer(Litmus.STORE_BUFFERING, Budget.ofExecutions(3)).explore(new OptimalDpor());
    assertThat(exploration.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
  }

  @Test
  void aRunGivenUpCountsTowardsTheBudget() {
    // Two independent threads: one execution, and one run in which the first sleeps to the end.
    String independent = "int x, y; thread a { x = 1; } thread b { y = 1; }";
    Exploration all = Litmus.explore(independent, new SleepSets());
    assertThat(all.tally().executions()).isEqualTo(1);
    assertThat(all.tally().blocked()).isEqualTo(1);
    Exploration one = explorer(independent, Budget.ofExecutions(1)).explore(new SleepSets());
    assertThat(one.verdict().status()).isEqualTo(Verdict.Status.INCOMPLETE);
  }

  @Test
  void aTimeBudgetThatIsSpentIsNamed() {
    Exploration exploration =
        explorer(Litmus.STORE_BUFFERING, Budget.of(Duration.ofMillis(5)))
            .explore(new RandomWalk(1));
    assertThat(exploration.tally().executions()).isPositive();
    assertThat(exploration.verdict().why()).isEqualTo("the time budget of 5 ms is spent");
    assertThat(exploration.time()).isGreaterThanOrEqualTo(Duration.ofMillis(5));
  }

  @Test
  void theFirstFailureStopsTheExploration() {
    Exploration exploration = exploreUntilFailure(SECOND_FAILS);
    assertThat(exploration.tally().executions()).isEqualTo(1);
    assertThat(exploration.findings()).hasSize(1);
    assertThat(exploration.verdict().status()).isEqualTo(Verdict.Status.FAILURE);
  }

  @Test
  void withoutAFailureNothingStopsTheExploration() {
    Exploration exploration = exploreUntilFailure(Litmus.STORE_BUFFERING);
    assertThat(exploration.tally().executions()).isEqualTo(3);
  }

  private static Exploration exploreUntilFailure(String text) {
    return new Explorer(
            Litmus.program(text),
            Budget.UNLIMITED,
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.STOP,
            Listener.NONE)
        .explore(new OptimalDpor());
  }

  @Test
  void theSameFailureIsFoundOnce() {
    Exploration exploration = Litmus.explore(SECOND_FAILS, new Exhaustive());
    assertThat(exploration.tally().failing(Failure.Type.ASSERTION)).isEqualTo(2);
    assertThat(exploration.findings())
        .extracting(finding -> finding.failure().thread())
        .containsExactly(1, 0);
    String always = "volatile int x; thread a { x = 1; assert 0; } thread b { x = 2; x = 3; }";
    Exploration thrice = Litmus.explore(always, new Exhaustive());
    assertThat(thrice.tally().failing(Failure.Type.ASSERTION)).isEqualTo(3);
    assertThat(thrice.findings()).hasSize(1);
  }

  @Test
  void deadlocksAtDifferentPlacesAreDifferentFindings() {
    Exploration opposite = Litmus.explore(LOCKS_IN_OPPOSITE_ORDER, new Exhaustive());
    assertThat(opposite.findings()).hasSize(1);
    assertThat(opposite.tally().failing(Failure.Type.DEADLOCK)).isEqualTo(2);
    String forgotten = "lock m; thread a { lock(m); } thread b { lock(m); }";
    assertThat(Litmus.explore(forgotten, new Exhaustive()).findings()).hasSize(2);
  }

  @Test
  void aDataRaceIsOneFindingInWhateverOrder() {
    Exploration exploration = Litmus.explore(RACE, new OptimalDpor());
    assertThat(exploration.tally().failing(Failure.Type.RACE)).isEqualTo(2);
    assertThat(exploration.findings()).hasSize(1);
    Finding finding = exploration.findings().get(0);
    assertThat(finding.failure()).isEqualTo(new Failure(Failure.Type.RACE, 1, 1, ""));
    assertThat(finding.race()).isPresent();
    assertThat(finding.race().orElseThrow().first().row()).isZero();
  }

  @Test
  void aDataRaceThatTheProgramItselfFoundIsAFinding() {
    DataRace race =
        new DataRace(9, new Access(4, 0, true, true, 5, -1), new Access(2, 1, false, true, 6, -1));
    Program program =
        new Program() {
          @Override
          public Trace run(Plan plan) {
            Director director = new Director(Symmetry.none(0), 10);
            director.begin(plan);
            director.race(race);
            director.race(new DataRace(9, race.second(), race.first()));
            director.choose(thread -> 1);
            return director.finish(thread -> 1);
          }

          @Override
          public Legend legend() {
            throw new UnsupportedOperationException("nobody asks for names");
          }
        };
    Exploration exploration = new Explorer(program).explore(new Exhaustive());
    assertThat(exploration.tally().failing(Failure.Type.RACE)).isEqualTo(1);
    assertThat(exploration.findings())
        .extracting(Finding::failure, finding -> finding.race().orElseThrow())
        .containsExactly(tuple(new Failure(Failure.Type.RACE, 2, 1, ""), race));
  }

  @Test
  void dataRacesCanBeIgnored() {
    Exploration exploration =
        new Explorer(
                Litmus.program(RACE),
                Budget.UNLIMITED,
                Explorer.DataRaces.IGNORE,
                Explorer.OnFailure.STOP,
                Listener.NONE)
            .explore(new OptimalDpor());
    assertThat(exploration.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
    assertThat(exploration.tally().executions()).isEqualTo(2);
    assertThat(exploration.tally().failing(Failure.Type.RACE)).isZero();
  }

  @Test
  void nothingButDataRacesCountsIfThatIsAsked() {
    String failsEarly = "volatile int v; int x; thread a { v = 1; x = 1; } ";
    assertThat(onlyRaces(LOCKS_IN_OPPOSITE_ORDER).verdict().status())
        .isEqualTo(Verdict.Status.COMPLETE);
    Exploration safe = onlyRaces(failsEarly + "thread b { assert(v == 1); }");
    assertThat(safe.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
    assertThat(safe.tally().executions()).isEqualTo(2);
    assertThat(safe.tally().failing(Failure.Type.ASSERTION)).isZero();
    Exploration racy = onlyRaces(failsEarly + "thread b { int seen = v; x = 2; assert(seen); }");
    assertThat(racy.findings())
        .extracting(finding -> finding.failure().type())
        .containsExactly(Failure.Type.RACE);
    assertThat(racy.tally().failing(Failure.Type.ASSERTION)).isZero();
  }

  private static Exploration onlyRaces(String text) {
    return new Explorer(
            Litmus.program(text),
            Budget.UNLIMITED,
            Explorer.DataRaces.ONLY,
            Explorer.OnFailure.STOP,
            Listener.NONE)
        .explore(new OptimalDpor());
  }

  @Test
  void moreFailuresThanAnybodyReadsAreNotKept() {
    Exploration exploration =
        Litmus.explore("thread a[120] { assert tid < 0; }", new OptimalDpor());
    assertThat(exploration.findings()).hasSize(100);
  }

  @Test
  void everyFindingReplaysToItsFailure() {
    for (String text : List.of(SECOND_FAILS, LOCKS_IN_OPPOSITE_ORDER, RACE)) {
      for (Finding finding : Litmus.explore(text, new OptimalDpor()).findings()) {
        Exploration again = Litmus.explore(text, new Replay(finding.schedule()));
        assertThat(again.findings())
            .singleElement()
            .satisfies(
                replayed -> {
                  assertThat(replayed.failure()).isEqualTo(finding.failure());
                  assertThat(replayed.schedule()).isEqualTo(finding.schedule());
                });
      }
    }
  }

  @Test
  void executionsThatReachTheStepLimitAreNamed() {
    Program program =
        Litmus.program(
            "volatile int x; thread a { while (x == 0) { } }", LitmusOptions.DEFAULT.limitedTo(50));
    Exploration exploration = new Explorer(program).explore(new OptimalDpor());
    assertThat(exploration.tally().cut()).isEqualTo(1);
    assertThat(exploration.verdict().status()).isEqualTo(Verdict.Status.INCOMPLETE);
    assertThat(exploration.verdict().reasons())
        .singleElement()
        .asString()
        .endsWith("reached the step limit");
    assertThat(exploration.limits()).extracting(Limit::cause).containsExactly(Limit.Cause.STEPS);
  }

  @Test
  void racesBehindSilentStepsMayBeMissedWhereOnlyStatesAreCovered() {
    String behindAFailedTry =
        "int x; lock m; semaphore s = 1; thread worker[2] {"
            + " synchronized (m) { x = 5; } if (!tryAcquire(s)) { int r = x; } }";
    LitmusOptions values = LitmusOptions.DEFAULT.under(Symmetry.Flavour.VALUES);
    Explorer explorer = new Explorer(Litmus.program(behindAFailedTry, values));
    Exploration states = explorer.covering(Coverage.STATES).explore(new OptimalDpor());
    assertThat(states.verdict().status()).isEqualTo(Verdict.Status.INCOMPLETE);
    assertThat(states.limits()).extracting(Limit::cause).containsExactly(Limit.Cause.HIDDEN_RACES);
    assertThat(explorer.explore(new OptimalDpor()).limits()).isEmpty();
    String ordered = behindAFailedTry.replace("tryAcquire(s)", "cas(x, 0, 1)");
    assertThat(
            new Explorer(Litmus.program(ordered, values))
                .covering(Coverage.STATES)
                .explore(new OptimalDpor())
                .limits())
        .isEmpty();
  }

  @Test
  void limitsAreNamedBesideAFailureToo() {
    Exploration exploration =
        explorer(SECOND_FAILS, Budget.ofExecutions(1)).explore(new Exhaustive());
    assertThat(exploration.verdict().status()).isEqualTo(Verdict.Status.FAILURE);
    assertThat(exploration.verdict().why()).isEqualTo("the budget of 1 executions is spent");
  }

  @Test
  void theListenerSeesEveryRunAndTheCountsSoFar() {
    List<String> seen = new ArrayList<>();
    Litmus.explore(
        "int x, y; thread a { x = 1; } thread b { y = 1; }",
        new SleepSets(),
        (trace, tally) ->
            seen.add(
                Schedule.of(trace)
                    + (trace.ending() == Ending.ASLEEP ? " asleep " : " ")
                    + tally.executions()));
    assertThat(seen).containsExactly("j1-0-1 1", "j1-1 asleep 1");
  }

  @Test
  void stepsOfReplayedPrefixesAreNotCounted() {
    // ab, then b a: the branching step is at the root, so both runs are new from their first step.
    String text = "volatile int x; thread a { x = 1; } thread b { x = 2; }";
    assertThat(Litmus.explore(text, new Exhaustive()).tally().steps()).isEqualTo(4);
    // aab, then after a: ba, then baa: 3 + 2 + 3.
    String longer = "volatile int x; thread a { x = 1; x = 2; } thread b { x = 3; }";
    assertThat(Litmus.explore(longer, new Exhaustive()).tally().steps()).isEqualTo(8);
  }

  private static Explorer explorer(String text, Budget budget) {
    return new Explorer(
        Litmus.program(text),
        budget,
        Explorer.DataRaces.REPORT,
        Explorer.OnFailure.CONTINUE,
        Listener.NONE);
  }
}
