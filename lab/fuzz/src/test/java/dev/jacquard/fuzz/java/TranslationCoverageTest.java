package dev.jacquard.fuzz.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.generate.code.Sizes;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Most programs can be translated, and what is written compiles. */
class TranslationCoverageTest {

  private static Translated translated(String what, List<LitmusFile> files) {
    Translated all = new Translated();
    files.forEach(all::add);
    System.out.println(what + ": " + all);
    assertThat(all.sources())
        .as("a program has the same obstacles in all styles")
        .isEqualTo(all.expressible() * JavaStyle.values().length);
    assertThat(all.compile()).hasSizeGreaterThan(all.sources());
    return all;
  }

  @Test
  void mostOfTheCorpusIsExpressible() {
    Translated all = translated("corpus", Programs.corpus());
    assertThat(all.expressible()).isGreaterThan(all.programs() * 70 / 100);
  }

  @Test
  void mostGeneratedProgramsAreExpressible() {
    Translated all = translated("generated", Programs.generated(300, Sizes.SMALL));
    assertThat(all.expressible()).isGreaterThan(all.programs() * 60 / 100);
  }
}
