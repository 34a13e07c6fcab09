package dev.jacquard.model.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.model.Model;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.RandomDiagrams;
import dev.jacquard.model.search.Path;
import dev.jacquard.models.sample.DiningPhilosophers;
import dev.jacquard.models.sample.ReadersWriters;
import dev.jacquard.models.sample.TwoPhaseCommit;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Runs on a quotient fail as plain ones do, and are runs of the plain model. */
class QuotientProgramTest {
  private static final ProgramOptions PLAIN = ProgramOptions.steps(9);
  private static final int MOST_EXECUTIONS = 1_000;

  private static Stream<Model> models() {
    return Stream.concat(
        Stream.of(
            new ReadersWriters(2, 0), new DiningPhilosophers(2, false), new TwoPhaseCommit(2)),
        LongStream.range(0, 60).mapToObj(seed -> new Diagram(RandomDiagrams.of(seed))));
  }

  /** The messages of failures, and how many executions it took; empty if there are too many. */
  private record Outcome(Set<String> failures, long executions) {
    static Optional<Outcome> of(Model model, ProgramOptions options) {
      Set<String> failures = new TreeSet<>();
      ModelProgram program = ModelProgram.of(model, options);
      StateSpace plain = model.space(StateSymmetry.NONE);
      Exploration exploration =
          new Explorer(
                  program,
                  Budget.ofExecutions(MOST_EXECUTIONS),
                  Explorer.DataRaces.IGNORE,
                  Explorer.OnFailure.CONTINUE,
                  (trace, tally) -> {
                    assertIsPath(plain, program.path());
                    for (Failure failure : trace.failures()) {
                      failures.add(failure.type() + " " + failure.message());
                    }
                  })
              .explore(new OptimalDpor());
      return exploration.limits().stream().anyMatch(l -> l.cause() == Limit.Cause.EXECUTIONS)
          ? Optional.empty()
          : Optional.of(new Outcome(failures, exploration.tally().executions()));
    }
  }

  private static void assertIsPath(StateSpace space, Path path) {
    Steps steps = new Steps();
    space.initial(steps);
    for (Path.Step step : path.steps()) {
      assertThat(steps.of(step.process()))
          .anyMatch(
              s ->
                  s.action() == step.action()
                      && (s.failure().isPresent() || Arrays.equals(s.state(), step.state())));
      steps = new Steps();
      space.expand(step.state(), step.state().length, steps);
    }
  }

  @Test
  void aQuotientFailsAsThePlainModelDoes() {
    int compared = 0;
    int smaller = 0;
    for (Model model : models().toList()) {
      Optional<Outcome> plain = Outcome.of(model, PLAIN);
      Optional<Outcome> quotient = Outcome.of(model, PLAIN.withStates(StateSymmetry.PROCESSES));
      if (plain.isPresent() && quotient.isPresent()) {
        assertThat(quotient.get().failures()).isEqualTo(plain.get().failures());
        assertThat(quotient.get().executions()).isLessThanOrEqualTo(plain.get().executions());
        compared++;
        smaller += quotient.get().executions() < plain.get().executions() ? 1 : 0;
      }
    }
    assertThat(compared).isGreaterThan(30);
    assertThat(smaller).isGreaterThan(5);
  }
}
