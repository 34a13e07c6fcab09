package dev.jacquard.check.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import acme.Remarked;
import dev.jacquard.Checked;
import dev.jacquard.Checking;
import dev.jacquard.FailedCheck;
import dev.jacquard.Jacquard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What a program says of its executions, and what the verdict makes of it. */
@Execution(ExecutionMode.SAME_THREAD)
class RemarksTest {
  private static final Checking USUAL = Jacquard.checking();

  @Test
  void outcomesAreCountedAndThoseThatNeverComeAreTold() {
    Checked checked = Remarked.storeBuffer(USUAL, "0, 0", "0, 1", "1, 0", "1, 1");
    assertThat(checked.verdict().lines())
        .containsSequence(
            "outcomes: 0, 1 in 1 execution; 1, 0 in 1 execution; 1, 1 in 1 execution",
            "expected, but never seen: 0, 0");
  }

  @Test
  void outcomeThatIsNotExpectedFails() {
    assertThatThrownBy(() -> Remarked.storeBuffer(USUAL, "0, 1", "1, 0"))
        .isInstanceOf(FailedCheck.class)
        .hasMessageStartingWith(
            "assertion: java.lang.AssertionError: outcome 1, 1 is not expected, but only 0, 1 or 1,"
                + " 0");
  }

  @Test
  void noExecutionStandsForItsImagesUnderSymmetry() {
    assertThat(Remarked.alike(USUAL).verdict())
        .contains("outcomes: false in ", "; true in ")
        .doesNotContain("symmetry");
  }

  @Test
  void outcomesOfManyExecutionsAreThoseOfAll() {
    Checked checked = Remarked.many(USUAL);
    assertThat(checked.executions()).isEqualTo(720);
    assertThat(checked.verdict())
        .doesNotContain("derived")
        .contains(
            "\noutcomes: 0 in 240 executions; 1 in 240 executions; 2 in 240 executions",
            "\nreached: five in 120 executions");
    assertThat(Remarked.many(USUAL.reduction("source").noLearning()).executions()).isEqualTo(720);
  }

  @Test
  void marksThatNothingReachesAreTold() {
    assertThat(Remarked.marked(USUAL).verdict())
        .contains("reached: was second in ", "\nnever reached: three of two")
        .doesNotContain("elsewhere");
  }

  @Test
  void executionsThatAreNotMeantAreLeftOut() {
    assertThat(Remarked.meantIsCorrect(USUAL).verdict())
        .startsWith("complete: 2 executions")
        .contains("left out: 1 execution in which an assumption does not hold");
    assertThatThrownBy(() -> Remarked.meantIsWrong(USUAL)).hasMessageContaining("meant");
    assertThat(Remarked.leftOutIsStuck(USUAL).complete()).isTrue();
  }

  @Test
  void whereNothingIsMeantNothingIsSaid() {
    assertThatThrownBy(() -> Remarked.nothingIsMeant(USUAL))
        .isInstanceOf(FailedCheck.class)
        .hasMessageContaining("an assumption of the test holds in no execution");
  }

  @Test
  void raceIsToldWhateverIsAssumed() {
    assertThatThrownBy(() -> Remarked.assumptionRaces(USUAL)).hasMessageStartingWith("race on ");
  }

  @Test
  void outsideOfChecksOnlyWhatIsNotExpectedMatters() {
    Jacquard.reachable("here");
    Jacquard.assumeThat(false);
    Jacquard.outcome(1, 1, 2);
    assertThatThrownBy(() -> Jacquard.outcome(3, 1, 2))
        .isInstanceOf(AssertionError.class)
        .hasMessage("outcome 3 is not expected, but only 1 or 2");
  }
}
