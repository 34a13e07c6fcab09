package dev.jacquard.model.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Limit;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.model.Model;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.RandomDiagrams;
import dev.jacquard.models.sample.BoundedBuffer;
import dev.jacquard.models.sample.DiningPhilosophers;
import dev.jacquard.models.sample.ReadersWriters;
import dev.jacquard.models.sample.RingElection;
import dev.jacquard.models.sample.TwoPhaseCommit;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Models with cycles and dynamic processes, whose executions are cut. */
class CyclicModelsTest {
  private static final int STEPS = 9;

  /** A step of a model is up to three of its program. */
  private static final int DEPTH = STEPS / 3;

  private static final int MOST_EXECUTIONS = 1_000;

  private static final List<Supplier<Strategy>> STRATEGIES =
      List.of(Exhaustive::new, FlanaganGodefroid::new, SourceDpor::new, OptimalDpor::new);

  static Stream<Model> models() {
    return Stream.concat(
        Stream.of(
            new ReadersWriters(1, 1),
            new DiningPhilosophers(2, false),
            new BoundedBuffer(1, 1, 1),
            new RingElection(2, 2, false),
            new TwoPhaseCommit(1)),
        LongStream.range(0, 80).mapToObj(seed -> new Diagram(RandomDiagrams.of(seed))));
  }

  /** Most models must be small enough to be compared, and something must happen in many. */
  @Test
  void runsFindWhatIsNearAndNothingElse() {
    int compared = 0;
    int eventful = 0;
    for (Model model : models().toList()) {
      Facts near = Facts.ofStates(model, DEPTH);
      Facts all = Facts.ofStates(model, STEPS);
      for (Supplier<Strategy> strategy : STRATEGIES) {
        if (hasFewExecutions(model, strategy.get())) {
          Facts found = Facts.ofRuns(ModelProgram.of(model, STEPS), strategy.get());
          assertThat(near.isPartOf(found)).as("%s found, %s near", found, near).isTrue();
          assertThat(found.isPartOf(all)).as("%s found of %s", found, all).isTrue();
          compared++;
          eventful += near.equals(Facts.none()) ? 0 : 1;
        }
      }
    }
    assertThat(compared).isGreaterThan(150);
    assertThat(eventful).isGreaterThan(50);
  }

  private static boolean hasFewExecutions(Model model, Strategy strategy) {
    return explore(model, strategy, Budget.ofExecutions(MOST_EXECUTIONS)).limits().stream()
        .noneMatch(limit -> limit.cause() == Limit.Cause.EXECUTIONS);
  }

  private static Exploration explore(Model model, Strategy strategy, Budget budget) {
    return new Explorer(
            ModelProgram.of(model, STEPS),
            budget,
            Explorer.DataRaces.IGNORE,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .explore(strategy);
  }

  @Test
  void aModelWithCyclesIsNeverComplete() {
    Exploration exploration =
        explore(new ReadersWriters(1, 1), new OptimalDpor(), Budget.UNLIMITED);
    assertThat(exploration.limits())
        .extracting(Limit::sentence)
        .anyMatch(sentence -> sentence.contains("reached the step limit"));
  }
}
