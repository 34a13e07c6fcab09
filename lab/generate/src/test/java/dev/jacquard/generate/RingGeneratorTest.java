package dev.jacquard.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RingGeneratorTest {
  @Test
  void whatIsDeclaredIsASymmetry() {
    Set<Integer> sizes = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      LitmusFile file = new RingGenerator().generate(seed);
      LitmusProgram program = LitmusProgram.of("ring", file, LitmusOptions.DEFAULT);
      sizes.add(program.declaredSymmetries().elements().size());
    }
    assertThat(sizes).containsExactlyInAnyOrder(2, 3, 6);
  }

  @Test
  void aProgramReadsBackAndDependsOnItsSeedOnly() {
    for (long seed = 0; seed < 50; seed++) {
      LitmusFile file = new RingGenerator().generate(seed);
      assertThat(LitmusParser.parse("ring", LitmusPrinter.print(file))).isEqualTo(file);
      assertThat(new RingGenerator().generate(seed)).isEqualTo(file);
    }
  }
}
