package dev.jacquard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every count that a corpus file expects comes out, with every reduction. */
class CorpusTest {
  static List<Path> corpus() {
    return CorpusFiles.in("");
  }

  static List<Path> slowCorpus() {
    return CorpusFiles.in("slow");
  }

  @ParameterizedTest
  @MethodSource("corpus")
  void countsAreAsExpected(Path file) {
    assertThat(CorpusCheck.mistakes(file.getFileName().toString(), CorpusFiles.read(file)))
        .isEmpty();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("slowCorpus")
  void largeCountsAreAsExpected(Path file) {
    assertThat(CorpusCheck.mistakesByOptimal(file.getFileName().toString(), CorpusFiles.read(file)))
        .isEmpty();
  }
}
