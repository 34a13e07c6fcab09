package dev.jacquard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.path.BacktrackRule;
import dev.jacquard.explore.path.CollapsingSymmetry;
import dev.jacquard.explore.path.DepthFirst;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.LatestRace;
import dev.jacquard.explore.path.Pruning;
import dev.jacquard.explore.path.SourceSets;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The algorithms as printed miss errors that ours find: algorithms.md 2.3 and 4.2. */
class PublishedAlgorithmsTest {

  private static Survey survey(String program, Strategy strategy) {
    LitmusOptions options = LitmusOptions.DEFAULT.withLocalStates();
    return Survey.of(
        LitmusProgram.of(program, CorpusFiles.program(program), options), strategy, 100_000);
  }

  private static Strategy printed(PrintedRace.Flaw flaw, boolean sleepSets, Tail.Fixed tail) {
    return new DepthFirst(new PrintedRace(EnumSet.of(flaw)), Pruning.NONE, sleepSets, tail);
  }

  private static Strategy printedSymmetry(BacktrackRule rule) {
    return new DepthFirst(rule, new PrintedSymmetry(), true, Tail.Fixed.LOWEST);
  }

  private static List<Supplier<Strategy>> ours() {
    return List.of(
        FlanaganGodefroid::new,
        () -> new FlanaganGodefroid(new CollapsingSymmetry(), Tail.Fixed.LOWEST),
        OptimalDpor::new);
  }

  private static void oursFind(String program, Failure.Type failure) {
    for (Supplier<Strategy> strategy : ours()) {
      assertThat(survey(program, strategy.get()).failing()).containsKey(failure);
    }
  }

  @Test
  void lookingAtEnabledOperationsOnlyMissesAnAssertion() {
    Survey printed =
        survey(
            "blocked-operation-races",
            printed(PrintedRace.Flaw.ENABLED_ONLY, false, Tail.Fixed.LOWEST));
    assertThat(printed.failing()).doesNotContainKey(Failure.Type.ASSERTION);
    oursFind("blocked-operation-races", Failure.Type.ASSERTION);
  }

  @Test
  void ignoringTheOrderMissesAnAssertion() {
    Survey printed =
        survey(
            "ordered-access-masks-race",
            printed(PrintedRace.Flaw.ORDER_IGNORED, false, Tail.Fixed.LOWEST));
    assertThat(printed.failing()).doesNotContainKey(Failure.Type.ASSERTION);
    oursFind("ordered-access-masks-race", Failure.Type.ASSERTION);
  }

  @Test
  void choosingASleepingThreadLosesTraces() {
    Survey printed =
        survey(
            "sleeping-thread-chosen",
            printed(PrintedRace.Flaw.SLEEPER_CHOSEN, true, Tail.Fixed.LOWEST));
    assertThat(printed.traces()).hasSizeLessThan(9);
    for (Supplier<Strategy> strategy : ours()) {
      assertThat(survey("sleeping-thread-chosen", strategy.get()).sharedValues())
          .isEqualTo(survey("sleeping-thread-chosen", new OptimalDpor()).sharedValues());
    }
  }

  @Test
  void theTestRuleWithoutFlawsIsSound() {
    for (String program :
        Set.of("blocked-operation-races", "ordered-access-masks-race", "sleeping-thread-chosen")) {
      Strategy corrected =
          new DepthFirst(
              new PrintedRace(EnumSet.noneOf(PrintedRace.Flaw.class)),
              Pruning.NONE,
              true,
              Tail.Fixed.LOWEST);
      assertThat(survey(program, corrected).traces())
          .isEqualTo(survey(program, new OptimalDpor()).traces());
    }
  }

  @Test
  void printedSymmetryMissesAnAssertionAndARace() {
    for (BacktrackRule rule : List.of(new LatestRace(), new SourceSets())) {
      Survey printed = survey("symmetry-loses-assertion", printedSymmetry(rule));
      assertThat(printed.executions()).isEqualTo(1);
      assertThat(printed.failing()).isEmpty();
    }
    oursFind("symmetry-loses-assertion", Failure.Type.ASSERTION);
    oursFind("symmetry-loses-assertion", Failure.Type.RACE);
  }

  @Test
  void printedSymmetryMissesAnAssertionWithoutLocks() {
    Survey printed =
        survey("symmetry-loses-assertion-without-locks", printedSymmetry(new LatestRace()));
    assertThat(printed.executions()).isEqualTo(2);
    assertThat(printed.failing()).isEmpty();
    oursFind("symmetry-loses-assertion-without-locks", Failure.Type.ASSERTION);
  }

  @Test
  void printedSymmetryLosesAFinalState() {
    Survey printed = survey("symmetry-loses-final-state", printedSymmetry(new SourceSets()));
    assertThat(printed.executions()).isEqualTo(1);
    assertThat(printed.sharedValues()).doesNotContain(List.of(3));
    for (Supplier<Strategy> strategy : ours()) {
      assertThat(survey("symmetry-loses-final-state", strategy.get()).sharedValues())
          .contains(List.of(3), List.of(4));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"latest race", "source sets"})
  void printedSymmetryMissesADeadlock(String base) {
    BacktrackRule rule = base.equals("latest race") ? new LatestRace() : new SourceSets();
    Survey printed = survey("symmetry-loses-deadlock", printedSymmetry(rule));
    assertThat(printed.executions()).isEqualTo(1);
    assertThat(printed.failing()).isEmpty();
    oursFind("symmetry-loses-deadlock", Failure.Type.DEADLOCK);
  }
}
