package dev.jacquard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.symmetry.ConjecturedSymmetry;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.RingGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whatever symmetries are guessed, the final memories up to those that were not refuted and the
 * types of failure are those of brute force.
 */
class ConjecturedSymmetryTest {
  private static final LitmusOptions OPTIONS = LitmusOptions.DEFAULT.limitedTo(200);
  private static final long MOST_RUNS = 10_000;

  private static final List<LongFunction<LitmusFile>> SOURCES =
      List.of(
          seed -> new RingGenerator().generate(seed),
          seed -> new RingGenerator().generateUneven(seed),
          seed -> new LitmusGenerator(Features.symmetric(), Sizes.SMALL).generate(seed),
          seed -> new LitmusGenerator(Features.impatient(), Sizes.SMALL).generate(seed),
          seed -> new LitmusGenerator(Features.anySubset(), Sizes.SMALL).generate(seed));

  private int held;
  private int refuted;

  @Test
  void nothingIsLostOnRandomPrograms() {
    compare(0, 100);
    assertThat(held).isPositive();
    assertThat(refuted).isPositive();
  }

  @Tag("slow")
  @Test
  void nothingIsLostOnThousandsOfPrograms() {
    compare(1_000, 5_000);
  }

  private void compare(long first, int programs) {
    for (long seed = first; seed < first + programs; seed++) {
      LitmusFile file = SOURCES.get((int) (seed % SOURCES.size())).apply(seed);
      LitmusProgram program = LitmusProgram.of("program", file, OPTIONS);
      Survey truth = Survey.of(program, new Exhaustive(), MOST_RUNS);
      if (truth.complete()) {
        compare(program, truth, Tail.Fixed.LOWEST);
        compare(program, truth, Tail.Fixed.HIGHEST);
      }
    }
  }

  private void compare(LitmusProgram program, Survey truth, Tail.Fixed tail) {
    ConjecturedSymmetry strategy = new ConjecturedSymmetry(tail);
    Survey survey = Survey.of(program, strategy, 2 * MOST_RUNS);
    List<Permutation> generators = strategy.generators();
    Renamings group = Renamings.generatedBy(generators);
    String text = LitmusPrinter.print(program.file());
    assertThat(survey.complete()).as(text).isTrue();
    assertThat(survey.failing().keySet()).as(text).isEqualTo(truth.failing().keySet());
    assertThat(images(survey, group)).as(text).isEqualTo(truth.sharedValues());
    held += generators.size();
    refuted += strategy.refutations().size();
  }

  private static Set<List<Integer>> images(Survey survey, Renamings group) {
    Set<List<Integer>> images = new HashSet<>();
    for (List<Integer> values : survey.sharedValues()) {
      for (Permutation renaming : group.elements()) {
        List<Integer> image = new ArrayList<>(values);
        for (int variable = 0; variable < values.size(); variable++) {
          image.set(renaming.location(variable), values.get(variable));
        }
        images.add(image);
      }
    }
    return images;
  }
}
