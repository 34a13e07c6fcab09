package dev.jacquard.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.symmetry.SymmetryFindings.ToldApart;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SymmetryTextTest {
  private static final ToldApart NAME =
      new ToldApart(List.of("auditor"), "asked for its name", "Bank.java:5");

  private static SymmetryText text(List<List<String>> classes, ToldApart... causes) {
    return new SymmetryText(new SymmetryFindings(classes, List.of(causes)));
  }

  @Test
  void nothingIsSaidOfThreadsThatDoNotEvenLookAlike() {
    assertThat(text(List.of()).summary()).isEmpty();
    assertThat(text(List.of()).explanation()).isEmpty();
  }

  @Test
  void classesAndWhatToldOthersApart() {
    SymmetryText text = text(List.of(List.of("a", "b", "c")), NAME);
    assertThat(text.summary())
        .containsExactly(
            "3 interchangeable threads: a b c",
            "told apart: auditor: asked for its name, at Bank.java:5");
    assertThat(text.explanation())
        .containsExactly(
            "interchangeable: a, b, c",
            "  same code, corresponding objects, and nothing told them apart;",
            "  while they act alike, one of their 6 orders is explored",
            "",
            "look alike, but told apart: auditor",
            "  asked for its name, at Bank.java:5",
            "");
  }

  @Test
  void manyThreadsAndCausesAreAbridged() {
    List<String> hundred = IntStream.range(0, 100).mapToObj(i -> "w" + i).toList();
    SymmetryText text =
        text(List.of(hundred), Collections.nCopies(5, NAME).toArray(new ToldApart[0]));
    assertThat(text.summary())
        .hasSize(5)
        .startsWith("100 interchangeable threads: w0 w1 w2 ... w99")
        .endsWith("told apart: 2 more, see ./jacquard explain symmetry");
    assertThat(text.explanation())
        .contains("  while they act alike, one of their 100! orders is explored")
        .hasSize(4 + 5 * 3);
  }

  @Test
  void causeThatConcernsAllThreads() {
    ToldApart all = new ToldApart(List.of(), "a failed tryLock", "");
    assertThat(text(List.of(), all).summary())
        .containsExactly("symmetry not used: a failed tryLock");
    assertThat(text(List.of(), all).explanation())
        .containsExactly("symmetry is not used in this program", "  a failed tryLock", "");
  }
}
