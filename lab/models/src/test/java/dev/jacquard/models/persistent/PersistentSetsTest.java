package dev.jacquard.models.persistent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Explorer;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import org.junit.jupiter.api.Test;

class PersistentSetsTest {
  @Test
  void aDeclaredRotationStandsForItsImages() {
    String text =
        "semaphore s[2] = 1; symmetry (t[0] t[1]) (s[0] s[1])"
            + " thread t[2] { acquire(s[tid]); release(s[tid]); }";
    LitmusProgram program =
        LitmusProgram.of("test", LitmusParser.parse("test", text), LitmusOptions.DEFAULT);
    PersistentSets search =
        new PersistentSets(
            new FirstUse(program.threads()), new DeclaredSymmetry(program.declaredSymmetries()));
    new Explorer(program).explore(search);
    assertThat(search.pruned()).isPositive();
  }
}
