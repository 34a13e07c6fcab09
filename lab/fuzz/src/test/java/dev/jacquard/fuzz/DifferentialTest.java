package dev.jacquard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.path.CollapsingSymmetry;
import dev.jacquard.explore.path.DepthFirst;
import dev.jacquard.explore.path.LatestRace;
import dev.jacquard.explore.path.Pruning;
import dev.jacquard.explore.path.SourceSets;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No configuration differs from brute force; and the comparison notices when one does. */
class DifferentialTest {

  private static String describe(List<Fuzzer.Found> found) {
    return found.stream()
        .map(f -> f.difference() + "\n" + LitmusPrinter.print(f.program()))
        .collect(Collectors.joining("\n"));
  }

  private static void fuzz(long seed, long programs) {
    Fuzzer.Report report = new Fuzzer(seed, soFar -> {}).run(programs);
    assertThat(report.found()).as(describe(report.found())).isEmpty();
    assertThat(report.compared()).isEqualTo(programs);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void noDifferenceOnFixedSeeds(long seed) {
    fuzz(seed, 125);
  }

  @Test
  void noDifferenceOnAFreshSeed() {
    long seed = System.nanoTime();
    System.out.println("fresh seed of this run: ./jacquard fuzz --programs 100 --seed " + seed);
    fuzz(seed, 100);
  }

  @Tag("slow")
  @Test
  void noDifferenceOnTwentyThousandPrograms() {
    fuzz(20_000, 20_000);
  }

  static List<Path> regressions() {
    return CorpusFiles.in("regressions");
  }

  @ParameterizedTest
  @MethodSource("regressions")
  void noDifferenceOnWhatOnceDiffered(Path file) {
    String name = "regressions/" + file.getFileName().toString().replace(".litmus", "");
    Differential.Result result =
        new Differential(Configuration.all(1), 100_000).compare(CorpusFiles.program(name));
    assertThat(result.compared()).isTrue();
    assertThat(result.difference()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(PrintedRace.Flaw.class)
  void eachFlawOfThePrintedRuleIsNoticed(PrintedRace.Flaw flaw) {
    assertThat(
            isNoticed(
                p ->
                    new DepthFirst(
                        new PrintedRace(EnumSet.of(flaw)), Pruning.NONE, true, Tail.Fixed.HIGHEST),
                Claim.EVERY_TRACE_ONCE,
                Features.anySubset()))
        .isTrue();
  }

  @Test
  void thePrintedSymmetryIsNoticed() {
    assertThat(isNoticed(p -> printedSymmetry(), Claim.SHARED_VALUES, Features.commonSuffix()))
        .isTrue();
  }

  @Test
  void theCorrectedSymmetryIsNotBlamed() {
    assertThat(
            isNoticed(
                p ->
                    new DepthFirst(
                        new LatestRace(), new CollapsingSymmetry(), true, Tail.Fixed.LOWEST),
                Claim.SHARED_VALUES,
                Features.commonSuffix()))
        .isFalse();
  }

  private static Strategy printedSymmetry() {
    return new DepthFirst(new SourceSets(), new PrintedSymmetry(), true, Tail.Fixed.LOWEST);
  }

  private static boolean isNoticed(
      Function<LitmusProgram, Strategy> strategy, Claim claim, Features features) {
    Configuration flawed =
        new Configuration("flawed", LitmusOptions::withLocalStates, strategy, claim);
    Differential differential = new Differential(List.of(flawed), 5_000);
    for (long seed = 0; seed < 1_000; seed++) {
      var file = new LitmusGenerator(features, Sizes.SMALL).generate(seed);
      if (differential.compare(file).difference().isPresent()) {
        return true;
      }
    }
    return false;
  }
}
