package dev.jacquard.models.action;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.symmetry.Symmetry.Flavour;
import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.program.ModelProgram;
import dev.jacquard.model.program.ProgramOptions;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Processes that are alike are held back, and nothing is lost. */
class AlikeProcessesTest {
  private static final int PROCESSES = 3;
  private static final int OBJECTS = 3;
  private static final ProgramOptions PLAIN = ProgramOptions.steps(1_000);

  /** Everybody enters a critical section so many times (oracles.md 5). */
  private static ActionModel sections(int processes, int times) {
    ActionModel.Builder model = ActionModel.named("sections");
    int lock = model.lock("lock");
    for (int i = 0; i < processes; i++) {
      GraphBuilder process = model.process("p" + i);
      for (int k = 0; k < times; k++) {
        process.lock(lock).unlock(lock);
      }
    }
    return model.build();
  }

  private static long executions(ActionModel model, ProgramOptions options) {
    return new Explorer(ModelProgram.of(model, options))
        .explore(new OptimalDpor())
        .tally()
        .executions();
  }

  @ParameterizedTest
  @CsvSource({"2, 2, 6, 3, 2", "3, 2, 90, 15, 5", "3, 3, 1680, 280, 42", "4, 2, 2520, 105, 14"})
  void criticalSections(int processes, int times, long traces, long orbits, long values) {
    ActionModel model = sections(processes, times);
    assertThat(executions(model, PLAIN)).isEqualTo(traces);
    assertThat(executions(model, PLAIN.withProcesses(Flavour.READS_FROM))).isEqualTo(orbits);
    assertThat(executions(model, PLAIN.withProcesses(Flavour.VALUES))).isEqualTo(values);
  }

  static LongStream seeds() {
    return LongStream.range(0, 150);
  }

  private static ActionModel alike(long seed) {
    ActionModel.Builder model = ActionModel.named("alike " + seed);
    model.semaphore("semaphore", (int) seed % 3);
    model.variable("variable", 0);
    model.lock("lock");
    for (int i = 0; i < PROCESSES; i++) {
      Random random = new Random(seed); // the same for each
      GraphBuilder process = model.process("process " + i);
      int length = 2 + random.nextInt(3);
      for (int k = 0; k < length; k++) {
        append(process, random);
      }
    }
    return model.build();
  }

  private static void append(GraphBuilder process, Random random) {
    switch (random.nextInt(9)) {
      case 0 -> process.acquire(0);
      case 1 -> process.release(0);
      case 2 -> process.add(1, 1);
      case 3 -> process.test(1, Comparison.EQUAL, random.nextInt(2), process.node());
      case 4 -> process.await(1, Comparison.LESS, 3);
      case 5 -> process.compareAndSet(1, random.nextInt(2), 2, process.node());
      case 6 -> process.require(1, Comparison.NOT_EQUAL, 3);
      case 7 -> process.lock(2).unlock(2);
      default -> process.lock(2);
    }
  }

  /** The ends, where it does not matter who stands where. */
  private static Set<String> ends(ActionModel model, ProgramOptions options) {
    ActionSpace space = model.space(StateSymmetry.NONE);
    ModelProgram program = ModelProgram.of(model, options);
    Set<String> ends = new TreeSet<>();
    new Explorer(
            program,
            Budget.UNLIMITED,
            Explorer.DataRaces.REPORT,
            Explorer.OnFailure.CONTINUE,
            (trace, tally) -> {
              trace.failures().stream().map(Failure::message).forEach(ends::add);
              if (trace.ending().maximal()) {
                ends.add(trace.ending() + " " + withoutNames(space, program.state()));
              }
            })
        .explore(new OptimalDpor());
    return ends;
  }

  private static String withoutNames(ActionSpace space, long[] state) {
    int[] nodes = IntStream.range(0, PROCESSES).map(p -> space.node(state, p)).sorted().toArray();
    long owner = space.value(state, OBJECTS - 1);
    Optional<Integer> ownersNode =
        owner == 0 ? Optional.empty() : Optional.of(space.node(state, (int) owner - 1));
    return Arrays.toString(nodes)
        + " "
        + space.value(state, 0)
        + " "
        + space.value(state, 1)
        + " "
        + ownersNode;
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void theEndsAreTheSame(long seed) {
    ActionModel model = alike(seed);
    Set<String> expected = ends(model, PLAIN);
    for (Flavour flavour : Flavour.values()) {
      assertThat(ends(model, PLAIN.withProcesses(flavour))).isEqualTo(expected);
      assertThat(executions(model, PLAIN.withProcesses(flavour)))
          .isLessThanOrEqualTo(executions(model, PLAIN));
    }
  }
}
