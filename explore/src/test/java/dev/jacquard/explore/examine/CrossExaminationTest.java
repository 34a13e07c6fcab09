package dev.jacquard.explore.examine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Explorer.DataRaces;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.Litmus;
import dev.jacquard.explore.examine.Contradiction.Deed;
import dev.jacquard.explore.examine.TalkingProgram.Reaction;
import dev.jacquard.explore.sample.FirstPlans;
import dev.jacquard.explore.sample.RandomWalk;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Failure;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Searches that miss something, and others. */
class CrossExaminationTest {
  private ThreadDeterminism threads = new ThreadDeterminism((location, value) -> true);
  private final KnownTraces known = new KnownTraces();

  private CrossExamination.Evidence examine(Program program, Strategy strategy) {
    Exploration found =
        new Explorer(
                program,
                Budget.UNLIMITED,
                DataRaces.REPORT,
                OnFailure.STOP,
                (trace, tally) -> {
                  threads.examine(trace);
                  threads.traceDigest().ifPresent(known::add);
                })
            .explore(strategy);
    assertThat(found.findings()).isEmpty();
    assertThat(threads.contradiction()).isEmpty();
    return new CrossExamination(program, DataRaces.REPORT, threads, Optional.of(known), false)
        .examine(found.tally().runs(), Duration.ofSeconds(10), () -> true);
  }

  @Test
  void nothingIsSaidOfASearchThatSawEverything() {
    assertThat(examine(Litmus.program(Litmus.STORE_BUFFERING), new OptimalDpor()).isNothing())
        .isTrue();
    assertThat(threads.contradiction()).isEmpty();
  }

  @Test
  void aTraceThatTheSearchDoesNotKnowIsEvidence() {
    Strategy first = new FirstPlans<>(new RandomWalk(1), 1);
    assertThat(examine(Litmus.program(Litmus.STORE_BUFFERING), first).unknown()).isPresent();
  }

  @ParameterizedTest
  @EnumSource(
      value = Reaction.class,
      names = {"ANOTHER_LOCATION", "ANOTHER_VALUE", "ITS_END"})
  void aThreadThatSawWhatIsNoStepContradictsItself(Reaction reaction) {
    examine(new TalkingProgram(reaction), new OptimalDpor());
    Contradiction found = threads.contradiction().orElseThrow();
    assertThat(found.thread()).isEqualTo(1);
    assertThat(found.last().map(Deed::site)).contains(2);
    assertThat(found.once().site()).isEqualTo(3);
    assertThat(found.once()).isNotEqualTo(found.now());
    assertThat(found.now().kind().isEmpty()).isEqualTo(reaction == Reaction.ITS_END);
  }

  @Test
  void valuesThatMeanNothingInOtherRunsAreNotCompared() {
    threads = new ThreadDeterminism((location, value) -> false);
    assertThat(examine(new TalkingProgram(Reaction.ANOTHER_VALUE), new OptimalDpor()).isNothing())
        .isTrue();
    assertThat(threads.contradiction()).isEmpty();
  }

  @Test
  void aFailureThatTheSearchDidNotFindIsEvidence() {
    CrossExamination.Evidence evidence =
        examine(new TalkingProgram(Reaction.A_FAILURE), new OptimalDpor());
    assertThat(evidence.failures())
        .singleElement()
        .satisfies(f -> assertThat(f.failure().type()).isEqualTo(Failure.Type.ASSERTION));
  }

  @Test
  void threadsThatTalkWithoutConsequencesAreLeftAlone() {
    assertThat(examine(new TalkingProgram(Reaction.NOTHING_ELSE), new OptimalDpor()).isNothing())
        .isTrue();
    assertThat(threads.contradiction()).isEmpty();
  }
}
