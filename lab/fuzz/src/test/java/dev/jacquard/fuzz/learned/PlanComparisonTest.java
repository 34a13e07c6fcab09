package dev.jacquard.fuzz.learned;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.fuzz.Configuration;
import dev.jacquard.fuzz.CorpusFiles;
import dev.jacquard.fuzz.learned.PlanComparison.Sharing;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is learned of a program answers every plan of every search as the program does. */
class PlanComparisonTest {
  private static final long MOST_PLANS = 300;
  private static final List<Features> FEATURES =
      List.of(
          Features.anySubset(),
          Features.symmetric(),
          Features.impatient(),
          Features.commonSuffix(),
          Features.endless());

  @Test
  void answersAsTheProgram() {
    compare(0, 250);
  }

  static List<Path> corpus() {
    return Stream.of("", "regressions").flatMap(in -> CorpusFiles.in(in).stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void answersAsAProgramOfTheCorpus(Path path) {
    LitmusFile file = LitmusParser.parse(path.toString(), CorpusFiles.read(path));
    for (long seed = 0; seed < 3; seed++) {
      for (Configuration configuration : configurations(seed)) {
        compare(file, configuration, Sharing.ON, seed);
      }
    }
  }

  @Tag("slow")
  @Test
  void answersAsTenThousandPrograms() {
    compare(1_000, 10_000);
  }

  private static void compare(long first, int programs) {
    long executions = 0;
    long shared = 0;
    long apart = 0;
    for (long seed = first; seed < first + programs; seed++) {
      Features features = FEATURES.get((int) (seed % FEATURES.size()));
      LitmusFile file = new LitmusGenerator(features, Sizes.SMALL).generate(seed);
      for (Configuration configuration : configurations(seed)) {
        PlanComparison.Result on = compare(file, configuration, Sharing.ON, seed);
        PlanComparison.Result off = compare(file, configuration, Sharing.OFF, seed);
        executions += on.executions();
        shared += on.runs();
        apart += off.runs();
      }
    }
    System.out.printf(
        "%d programs by plans: %d executions, %d of them run (%d without likeness)%n",
        programs, executions, shared, apart);
    assertThat(shared).isLessThan(apart);
    assertThat(5 * shared).isLessThan(executions);
  }

  private static PlanComparison.Result compare(
      LitmusFile file, Configuration configuration, Sharing sharing, long seed) {
    try {
      PlanComparison.Result result =
          new PlanComparison(file, configuration, sharing).compare(MOST_PLANS);
      assertThat(result.difference()).as("seed %s%n%s", seed, LitmusPrinter.print(file)).isEmpty();
      return result;
    } catch (RuntimeException e) {
      String what = "seed " + seed + ", " + configuration.name() + "\n";
      throw new AssertionError(what + LitmusPrinter.print(file), e);
    }
  }

  /** Optimal search, and two others. Those by local states need numbers of another kind. */
  private static List<Configuration> configurations(long seed) {
    List<Configuration> all =
        Configuration.all(seed).stream()
            .filter(configuration -> !configuration.name().startsWith("csym"))
            .toList();
    SplittableRandom random = new SplittableRandom(seed);
    List<Configuration> some = new ArrayList<>();
    all.stream().filter(one -> one.name().startsWith("optimal")).findFirst().ifPresent(some::add);
    some.add(all.get(random.nextInt(all.size())));
    some.add(all.get(random.nextInt(all.size())));
    return some;
  }
}
