package dev.jacquard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Within a step limit nothing is missing; and reductions by themselves do miss something. */
class DepthTest {
  private static final List<Integer> LIMITS = List.of(1, 2, 4, 6, 9, 13);

  @Test
  void nothingWithinTheLimitIsMissing() {
    compare(1, 100);
  }

  @Tag("slow")
  @Test
  void nothingWithinTheLimitIsMissingInManyPrograms() {
    compare(2, 6_000);
  }

  private static void compare(long seed, int programs) {
    SplittableRandom seeds = new SplittableRandom(seed);
    DepthComparison comparison = new DepthComparison(3_000);
    int cut = 0;
    for (int turn = 0; turn < programs; turn++) {
      LitmusFile file = program(turn, seeds.nextLong());
      for (int limit : LIMITS) {
        Optional<DepthComparison.Result> result = comparison.compare(file, limit);
        assertThat(result.flatMap(DepthComparison.Result::difference))
            .as(() -> LitmusPrinter.print(file))
            .isEmpty();
        cut += result.filter(DepthComparison.Result::cut).isPresent() ? 1 : 0;
      }
    }
    assertThat(cut).isGreaterThan(2 * programs);
  }

  /** As it comes, or with the first thread without end, every other one, or all. */
  private static LitmusFile program(int turn, long seed) {
    LitmusFile file = Fuzzer.generate(turn % (Fuzzer.PRESETS.size() + 1), seed);
    return switch (turn % 4) {
      case 0 -> file;
      case 1 -> DepthComparison.endless(file, file.threads().size());
      case 2 -> DepthComparison.endless(file, 2);
      default -> DepthComparison.endless(file, 1);
    };
  }

  static List<Path> corpus() {
    return CorpusFiles.in("");
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void nothingWithinTheLimitIsMissingInTheCorpus(Path file) {
    String name = file.getFileName().toString().replace(".litmus", "");
    for (int limit : List.of(3, 7)) {
      assertThat(
              new DepthComparison(2_000)
                  .compare(CorpusFiles.program(name), limit)
                  .flatMap(DepthComparison.Result::difference))
          .isEmpty();
    }
  }

  static List<Supplier<Strategy>> reductions() {
    return List.of(OptimalDpor::new, SourceDpor::new, FlanaganGodefroid::new);
  }

  @ParameterizedTest
  @MethodSource("reductions")
  void aReductionByItselfMissesTraces(Supplier<Strategy> reduction) {
    SplittableRandom seeds = new SplittableRandom(3);
    int missing = 0;
    for (int turn = 0; turn < 200; turn++) {
      LitmusProgram program =
          LitmusProgram.of(
              "program", program(turn, seeds.nextLong()), LitmusOptions.DEFAULT.limitedTo(5));
      Survey brute = Survey.of(program, new Exhaustive(), 3_000);
      Survey reduced = Survey.of(program, reduction.get(), 3_000);
      missing += brute.ended() && !reduced.traces().equals(brute.traces()) ? 1 : 0;
    }
    assertThat(missing).isGreaterThan(20);
  }
}
