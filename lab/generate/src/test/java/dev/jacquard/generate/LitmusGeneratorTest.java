package dev.jacquard.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.generate.code.Feature;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LitmusGeneratorTest {
  private static final int SEEDS = 1_000;

  static Stream<Features> presets() {
    return Stream.of(
        Features.all(),
        Features.anySubset(),
        Features.readsAndWrites(),
        Features.monitors(),
        Features.blocking(),
        Features.symmetric(),
        Features.commonSuffix(),
        Features.interrupts(),
        Features.interruptedWaits(),
        Features.timeLimits(),
        Features.impatient());
  }

  private static Stream<LitmusFile> programs(Features features) {
    LitmusGenerator generator = new LitmusGenerator(features, Sizes.SMALL);
    return LongStream.range(0, SEEDS).mapToObj(generator::generate);
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyProgramReadsBackAsAnEqualOne(Features features) {
    programs(features)
        .forEach(
            file -> {
              String text = LitmusPrinter.print(file);
              assertThat(LitmusParser.parse("generated", text)).as(text).isEqualTo(file);
            });
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyProgramRunsToAnEnd(Features features) {
    programs(features)
        .forEach(
            file -> {
              LitmusProgram program = LitmusProgram.of("generated", file, LitmusOptions.DEFAULT);
              Stream.of(
                      Tail.Fixed.LOWEST,
                      Tail.Fixed.HIGHEST,
                      Tail.Fixed.STAY,
                      new Tail.Uniform(1),
                      new Tail.Uniform(2))
                  .forEach(tail -> assertRunsToAnEnd(program, tail));
            });
  }

  private static void assertRunsToAnEnd(LitmusProgram program, Tail tail) {
    Trace trace = program.run(Plan.free(tail));
    assertThat(trace.ending())
        .as(LitmusPrinter.print(program.file()))
        .isIn(Ending.COMPLETED, Ending.STUCK);
  }

  @Test
  void theSameSeedGivesTheSameProgram() {
    LitmusGenerator one = new LitmusGenerator(Features.all(), Sizes.SMALL);
    LitmusGenerator other = new LitmusGenerator(Features.all(), Sizes.SMALL);
    for (long seed = 0; seed < SEEDS; seed++) {
      assertThat(one.generate(seed)).isEqualTo(other.generate(seed));
    }
  }

  @Test
  void differentSeedsMostlyGiveDifferentPrograms() {
    assertThat(programs(Features.anySubset()).distinct().count()).isGreaterThan(SEEDS * 9 / 10);
  }

  @Test
  void programsHaveAsManyThreadsAsTheSizesSay() {
    Sizes sizes = new Sizes(3, 4, 4, 9, 2, 5_000);
    LitmusGenerator generator = new LitmusGenerator(Features.anySubset(), sizes);
    for (long seed = 0; seed < SEEDS; seed++) {
      assertThat(threads(generator.generate(seed))).isBetween(3, 4);
    }
  }

  private static int threads(LitmusFile file) {
    return file.threads().stream().mapToInt(t -> t.declaration().extent().cells()).sum();
  }

  @Test
  void symmetricProgramsAlwaysHaveAClassOfIdenticalThreads() {
    programs(Features.symmetric())
        .forEach(
            file -> {
              LitmusProgram program = LitmusProgram.of("symmetric", file, LitmusOptions.DEFAULT);
              assertThat(Arrays.stream(program.threadClasses()))
                  .as(LitmusPrinter.print(file))
                  .anyMatch(number -> number != Symmetry.ALONE);
            });
  }

  @Test
  void programsWithACommonSuffixHaveThreadsThatEndAlike() {
    long alike =
        programs(Features.commonSuffix()).filter(LitmusGeneratorTest::someEndAlike).count();
    assertThat(alike).isGreaterThan(SEEDS * 8 / 10);
  }

  private static boolean someEndAlike(LitmusFile file) {
    return file.threads().stream().map(LitmusGeneratorTest::lastLine).distinct().count()
        < file.threads().size();
  }

  private static String lastLine(ThreadDefinition thread) {
    String[] lines = LitmusPrinter.print(thread.body()).split("\n");
    return lines[Math.max(0, lines.length - 2)];
  }

  @Test
  void everyFeatureOccurs() {
    Map<Feature, Pattern> spelling = new TreeMap<>();
    spelling.put(Feature.PLAIN, Pattern.compile("^int "));
    spelling.put(Feature.VOLATILE, Pattern.compile("^volatile int "));
    spelling.put(Feature.ATOMIC_UPDATE, Pattern.compile("getAndAdd|getAndSet"));
    spelling.put(Feature.COMPARE_AND_SET, Pattern.compile("cas\\("));
    spelling.put(Feature.LOCK, Pattern.compile("  lock\\(m"));
    spelling.put(Feature.TRY_LOCK, Pattern.compile("tryLock"));
    spelling.put(Feature.MONITOR, Pattern.compile("wait\\(m"));
    spelling.put(Feature.CONDITION, Pattern.compile("wait\\(c"));
    spelling.put(Feature.PARK, Pattern.compile("unpark"));
    spelling.put(Feature.SEMAPHORE, Pattern.compile("tryAcquire"));
    spelling.put(Feature.START_JOIN, Pattern.compile("start\\(t.*\\n.*join\\(", Pattern.DOTALL));
    spelling.put(Feature.CHOOSE, Pattern.compile("choose"));
    spelling.put(Feature.ASSERT, Pattern.compile("assert"));
    spelling.put(Feature.BRANCH, Pattern.compile("if \\(r.*else ", Pattern.DOTALL));
    spelling.put(Feature.LOOP, Pattern.compile("repeat.*while", Pattern.DOTALL));
    spelling.put(Feature.AWAIT, Pattern.compile("await"));
    spelling.put(Feature.ARRAY, Pattern.compile("a0\\[r"));
    spelling.put(Feature.DIVISION, Pattern.compile(" / "));
    spelling.put(Feature.CONSTANT, Pattern.compile("const k"));
    spelling.put(Feature.NUMBERED_THREADS, Pattern.compile("tid"));
    spelling.put(Feature.SYMMETRIC, Pattern.compile("worker\\[3"));
    spelling.put(Feature.COMMON_SUFFIX, Pattern.compile("int carried"));
    spelling.put(Feature.TIMED, Pattern.compile("timed\\(wait"));
    spelling.put(Feature.INTERRUPT, Pattern.compile("interruptibly\\(wait"));
    spelling.put(Feature.ENDLESS, Pattern.compile("while \\(true\\)"));
    Set<Feature> missing = EnumSet.allOf(Feature.class);
    Stream.of(Features.anySubset(), Features.impatient(), Features.endless())
        .flatMap(features -> programs(features))
        .map(LitmusPrinter::print)
        .forEach(text -> missing.removeIf(feature -> spelling.get(feature).matcher(text).find()));
    assertThat(missing).isEmpty();
  }

  @Test
  void everyTypeOfFailureOccurs() {
    Set<Failure.Type> missing = EnumSet.complementOf(EnumSet.of(Failure.Type.RACE));
    programs(Features.anySubset())
        .forEach(
            file -> {
              LitmusProgram program = LitmusProgram.of("generated", file, LitmusOptions.DEFAULT);
              program
                  .run(Plan.free(new Tail.Uniform(0)))
                  .failures()
                  .forEach(failure -> missing.remove(failure.type()));
            });
    assertThat(missing).isEmpty();
  }
}
