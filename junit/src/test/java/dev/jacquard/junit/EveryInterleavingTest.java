package dev.jacquard.junit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.opentest4j.AssertionFailedError;

/** What becomes of tests that pass, that fail in some interleaving, and that can't be completed. */
class EveryInterleavingTest {
  private static final String TIME = "\\d+\\.\\d s";

  @Nested
  class OfPrinting {
    private static SampleRun run;

    @BeforeAll
    static void run() {
      run = SampleRun.of("acme.Printing");
    }

    @Test
    void lockOfTheProgramInsideOfPrintfIsControlled() {
      assertThat(run.entry("textIsMadeUnderALock()", "jacquard"))
          .matches("complete: 2 executions, 0 races, " + TIME);
    }

    @Test
    void symmetryCanBeGuessed() {
      assertThat(run.entry("symmetryIsGuessed()", "jacquard")).startsWith("complete: ");
    }
  }

  @Nested
  class OfCounters {
    private static SampleRun run;

    @BeforeAll
    static void run() {
      run = SampleRun.of("acme.Counters");
    }

    @Test
    void testThatHoldsInAllInterleavingsPasses() {
      assertThat(run.entry("lockedIncrementsAreNeverLost()", "jacquard"))
          .matches("complete: 1 execution up to symmetry, 0 races, " + TIME);
    }

    @Test
    void dataRaceFails() {
      assertThat(run.message("plainIncrementsRace()"))
          .startsWith("race on Counters#1.count: left wrote it")
          .contains("found in execution 1");
    }

    @Test
    void raceOnPurposeIsExplored() {
      assertThat(run.message("plainIncrementsGetLost()")).contains("expected: <2> but was: <1>");
      assertThat(run.entry("benignRace()", "jacquard"))
          .matches("complete: 2 executions, races explored under sequential consistency, " + TIME);
    }

    @Test
    void nothingButRacesFailsIfThatIsAsked() {
      assertThat(run.status("isNotTheSumButDoesNotRace()")).isEqualTo(Status.SUCCESSFUL);
      assertThat(run.entry("isNotTheSumButDoesNotRace()", "jacquard"))
          .matches(
              "complete: 1 execution up to symmetry, 0 races, nothing else looked for, " + TIME);
    }

    @Test
    void assertionThatFailsInOneInterleavingFails() {
      assertThat(run.failure("atomicReadAndWriteLoseOne()"))
          .isInstanceOf(AssertionFailedError.class);
      assertThat(run.message("atomicReadAndWriteLoseOne()"))
          .startsWith(
              "assertion: org.opentest4j.AssertionFailedError:"
                  + " total ==> expected: <2> but was: <1>")
          .contains(".set(1)")
          .containsPattern("replay: @EveryInterleaving\\(replay = \"j1-[-.0-9a-zA-Z]+\"\\)")
          .containsPattern("or: -Djacquard.replay=j1-");
    }

    @Test
    void outputOfTheFailingExecutionIsShown() {
      assertThat(run.message("atomicReadAndWriteLoseOne()"))
          .contains("printed in this execution:\n  left saw 0\n  right saw 0\n");
    }

    @Test
    void stackTraceIsThatOfTheProgram() {
      assertThat(run.failure("atomicReadAndWriteLoseOne()").getStackTrace())
          .singleElement()
          .satisfies(frame -> assertThat(frame.toString()).startsWith("acme.Counters.atomicRead"));
    }

    @Test
    void testAnnotationBesideItDoesNoHarm() {
      assertThat(run.times("withTestBesideIt()")).isEqualTo(1);
      assertThat(run.status("withTestBesideIt()")).isEqualTo(Status.SUCCESSFUL);
    }

    @Test
    void testsShareOneWorker() {
      assertThat(run.entry("benignRace()", "jacquard.worker"))
          .isEqualTo(run.entry("lockedIncrementsAreNeverLost()", "jacquard.worker"));
    }
  }

  @Test
  void deadlockFails() {
    assertThat(SampleRun.of("acme.Accounts").message("twoLocksInOppositeOrder()"))
        .startsWith(
            "deadlock: left holds lock Object#1 and waits for lock Object#2;"
                + " right holds lock Object#2 and waits for lock Object#1");
  }

  @Nested
  class OfExceptions {
    private static SampleRun run;

    @BeforeAll
    static void run() {
      run = SampleRun.of("acme.Exceptions");
    }

    @Test
    void exceptionInAnotherThreadFails() {
      assertThat(run.message("inAnotherThread()"))
          .startsWith("exception: java.lang.IllegalStateException: closed at Exceptions.java:")
          .contains(", in user\n");
      Throwable failure = run.failure("inAnotherThread()");
      assertThat(failure.getStackTrace()[0].toString()).startsWith("acme.Exceptions.use(");
      assertThat(failure.getCause()).hasToString("java.lang.RuntimeException: by somebody");
    }

    @Test
    void executionInWhichAnAssumptionDoesNotHoldPasses() {
      assertThat(run.entry("assumptionThatHoldsSometimes()", "jacquard"))
          .startsWith("complete: 2 executions (1 given up by an assumption), ");
    }

    @Test
    void assumptionThatNeverHoldsAborts() {
      assertThat(run.status("assumptionThatNeverHolds()")).isEqualTo(Status.ABORTED);
    }
  }

  @Nested
  class OfLimits {
    private static SampleRun run;

    @BeforeAll
    static void run() {
      run = SampleRun.of("acme.Limits");
    }

    @Test
    void stepLimitFails() {
      assertThat(run.message("manySteps()"))
          .startsWith(
              "incomplete: 3 executions reached the limit of 20 steps (steps): is there a loop");
    }

    @Test
    void incompleteTestPassesIfAllowed() {
      assertThat(run.entry("manyStepsAllowed()", "jacquard"))
          .startsWith(
              "incomplete: 3 executions reached the limit of 20 steps (steps): is there a loop");
    }

    @Test
    void spentBudgetFails() {
      assertThat(run.message("manyExecutions()"))
          .startsWith("incomplete: the time budget of 50 ms is spent");
    }

    @Test
    void attributesThatMakeNoSenseFail() {
      assertThat(run.message("budgetThatIsNone()"))
          .startsWith("budget: expected a number and a unit, such as 500ms, 60s, 2m or 1h, but");
      assertThat(run.message("noSteps()"))
          .isEqualTo("steps: expected a whole number from 1 on, but found '0'");
    }
  }
}
