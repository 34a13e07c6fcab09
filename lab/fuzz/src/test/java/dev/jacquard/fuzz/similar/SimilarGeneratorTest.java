package dev.jacquard.fuzz.similar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.fuzz.java.JavaCompilation;
import dev.jacquard.fuzz.java.JavaSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The generated programs are Java, and have all that the catalogues offer. */
class SimilarGeneratorTest {
  private static final int MANY = 4_000;
  private static final int OFTEN = 70;

  @Test
  void everyFeatureOccursOften() {
    Map<String, Integer> counts = new TreeMap<>();
    LongStream.range(0, MANY)
        .mapToObj(SimilarGenerator::generate)
        .flatMap(program -> program.features().stream())
        .forEach(feature -> counts.merge(feature, 1, Integer::sum));
    assertThat(counts.keySet()).containsAll(offered());
    assertThat(counts).allSatisfy((feature, count) -> assertThat(count).isGreaterThan(OFTEN));
  }

  private static TreeSet<String> offered() {
    TreeSet<String> offered = new TreeSet<>();
    Stream.of(
            Catalogue.MEMBERS_ALIKE,
            Catalogue.MEMBERS_TOLD_APART,
            Catalogue.THREADS,
            Catalogue.OWNS,
            Catalogue.STARTS,
            Catalogue.MAIN_ALIKE,
            Catalogue.MAIN_TOLD_APART,
            Catalogue.JOINS_ALIKE,
            Catalogue.JOINS_TOLD_APART,
            Catalogue.POOLS,
            Catalogue.ENDINGS_ALIKE,
            Catalogue.ENDINGS_TOLD_APART)
        .flatMap(List::stream)
        .forEach(fragment -> offered.add(fragment.feature()));
    for (Form form : Form.values()) {
      offered.add(form.feature());
    }
    return offered;
  }

  @Test
  void programsCompile() {
    List<JavaSource> sources =
        LongStream.range(0, 1_000)
            .mapToObj(seed -> ProgramWriter.write(SimilarGenerator.generate(seed), "P" + seed))
            .toList();
    assertThat(JavaCompilation.compile(sources)).containsKeys("P0", "P999");
  }

  @Test
  void programsThatUpdateCompile() {
    List<JavaSource> sources =
        LongStream.range(0, 500)
            .mapToObj(seed -> ProgramWriter.write(UpdateGenerator.generate(seed), "U" + seed))
            .toList();
    assertThat(JavaCompilation.compile(sources)).containsKeys("U0", "U499");
  }

  @Test
  void theSameSeedGivesTheSameProgram() {
    assertThat(SimilarGenerator.generate(7)).isEqualTo(SimilarGenerator.generate(7));
  }
}
