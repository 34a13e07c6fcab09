package dev.jacquard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.Pruning;
import dev.jacquard.explore.symmetry.OrbitDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.models.persistent.DeclaredSymmetry;
import dev.jacquard.models.persistent.FirstUse;
import dev.jacquard.models.persistent.PersistentSets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dining philosophers without loops: Table 1 of Godefroid 1999, every column (oracles.md 1). */
class PhilosopherTableTest {
  private static final int UNKNOWN = -1;

  @ParameterizedTest
  @CsvSource({
    "2, 18, 18, 17, 9, 17, 1",
    "3, 123, 1680, 75, 37, 65, 2",
    "4, 708, 386816, 275, 133, 173, 4",
    "5, 3765, -1, 959, 461, 400, 6"
  })
  void everyColumnComesOut(
      int n, long graph, long stateless, long persistent, long symmetric, long edges, int orbits) {
    LitmusFile file = CorpusFiles.program("philosophers-semaphores-" + n);
    LitmusProgram program = LitmusProgram.of("philosophers", file, LitmusOptions.DEFAULT);
    assertThat(StateGraph.of(file).transitions()).isEqualTo(graph);
    if (stateless != UNKNOWN) {
      assertThat(Survey.of(program, new Exhaustive(), Long.MAX_VALUE).steps()).isEqualTo(stateless);
    }
    assertThat(steps(program, Pruning.NONE)).isEqualTo(persistent);
    assertThat(steps(program, new DeclaredSymmetry(program.declaredSymmetries())))
        .isEqualTo(symmetric);
    Survey optimal =
        Survey.withOrbits(
            program, Orbits.under(program.declaredSymmetries()), new OptimalDpor(), Long.MAX_VALUE);
    assertThat(optimal.steps()).isEqualTo(edges);
    assertThat(optimal.executions()).isEqualTo((1 << n) - 1);
    assertThat(optimal.failing()).containsEntry(Failure.Type.DEADLOCK, 1L).hasSize(1);
    assertThat(optimal.orbits()).isEqualTo(orbits + 1); // and the deadlock
    Survey byOrbits =
        Survey.of(program, new OrbitDpor(program.declaredSymmetries()), Long.MAX_VALUE);
    assertThat(byOrbits.executions()).isEqualTo(orbits + 1);
    assertThat(byOrbits.failing()).containsExactly(entry(Failure.Type.DEADLOCK, 1L));
  }

  private static long steps(LitmusProgram program, Pruning pruning) {
    PersistentSets search = new PersistentSets(new FirstUse(program.threads()), pruning);
    return Survey.of(program, search, Long.MAX_VALUE).steps();
  }
}
