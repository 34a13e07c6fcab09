package dev.jacquard.model.program;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.path.Bounded;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.SleepSets;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.sample.Pct;
import dev.jacquard.explore.sample.RandomWalk;
import dev.jacquard.explore.sample.Replay;
import dev.jacquard.explore.symmetry.OrbitDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.TraceKey;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.model.Model;
import dev.jacquard.model.diagram.SharedVariableDiagrams;
import dev.jacquard.models.action.RandomActions;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every strategy finds what the states of a model say, on random models. */
class ModelProgramTest {
  private static final int STEP_LIMIT = 1_000;

  /** Strategies that look at everything. */
  private static final Map<String, Supplier<Strategy>> COMPLETE =
      Map.of(
          "exhaustive", Exhaustive::new,
          "sleep sets", SleepSets::new,
          "Flanagan-Godefroid", FlanaganGodefroid::new,
          "source sets", SourceDpor::new,
          "optimal", OptimalDpor::new,
          "orbits of nothing", () -> new OrbitDpor(Renamings.NONE),
          "a large bound", () -> new Bounded(100));

  static Stream<Model> models() {
    return Stream.of(
            LongStream.range(0, 70).<Model>mapToObj(TableModel::new),
            LongStream.range(0, 100).<Model>mapToObj(RandomActions::of),
            LongStream.range(0, 70).<Model>mapToObj(SharedVariableDiagrams::of))
        .flatMap(models -> models)
        .filter(ModelProgramTest::hasFewExecutions);
  }

  private static boolean hasFewExecutions(Model model) {
    return new Explorer(
            ModelProgram.of(model, STEP_LIMIT),
            Budget.ofExecutions(200),
            Explorer.DataRaces.IGNORE,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .explore(new Exhaustive())
        .limits()
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("models")
  void everyStrategyFindsWhatTheStatesSay(Model model) {
    Facts expected = Facts.ofStates(model);
    COMPLETE.forEach(
        (name, strategy) ->
            assertThat(Facts.ofRuns(ModelProgram.of(model, STEP_LIMIT), strategy.get()))
                .as(name)
                .isEqualTo(expected));
  }

  @ParameterizedTest
  @MethodSource("models")
  void optimalReductionExecutesEachTraceOnce(Model model) {
    Set<TraceKey> traces = new HashSet<>();
    HappensBefore order = HappensBefore.ofProgram();
    Exploration all =
        explore(
            model,
            new Exhaustive(),
            (trace, tally) -> {
              order.analyse(trace);
              traces.add(TraceKey.of(trace, order, trace.length()));
            });
    Exploration optimal = explore(model, new OptimalDpor(), Listener.NONE);
    assertThat(all.tally().executions()).isGreaterThanOrEqualTo(traces.size());
    assertThat(optimal.tally().executions()).isEqualTo(traces.size());
    assertThat(optimal.tally().blocked()).isZero();
  }

  private static Exploration explore(Model model, Strategy strategy, Listener listener) {
    return new Explorer(
            ModelProgram.of(model, STEP_LIMIT),
            Budget.UNLIMITED,
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            listener)
        .explore(strategy);
  }

  @ParameterizedTest
  @MethodSource("models")
  void everythingFoundIsReplayed(Model model) {
    ModelProgram program = ModelProgram.of(model, STEP_LIMIT);
    Exploration exploration = new Explorer(program).explore(new OptimalDpor());
    for (Finding finding : exploration.findings()) {
      Exploration again = new Explorer(program).explore(new Replay(finding.schedule()));
      assertThat(again.findings().stream().map(Finding::failure)).contains(finding.failure());
      assertThat(again.tally().steps()).isEqualTo(finding.trace().length());
    }
  }

  @ParameterizedTest
  @MethodSource("models")
  void samplesFindNothingElse(Model model) {
    Facts expected = Facts.ofStates(model);
    for (Strategy strategy : List.of(new RandomWalk(1), new Pct(1, 3))) {
      Facts found =
          Facts.ofRuns(ModelProgram.of(model, STEP_LIMIT), strategy, Budget.ofExecutions(20));
      assertThat(expected.ends()).containsAll(found.ends());
      assertThat(expected.deadlocks()).containsAll(found.deadlocks());
      assertThat(expected.failures()).containsAll(found.failures());
    }
  }
}
