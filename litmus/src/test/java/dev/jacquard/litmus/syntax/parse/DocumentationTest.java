package dev.jacquard.litmus.syntax.parse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.litmus.syntax.Expectation;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Reads the programs in the description of the language. */
class DocumentationTest {
  private static final Path PAGE = Path.of("..", "docs", "litmus.md");
  private static final Pattern PROGRAM = Pattern.compile("```litmus\n(.*?)```", Pattern.DOTALL);

  @Test
  void theExamplesAreValidPrograms() throws IOException {
    List<String> programs =
        PROGRAM.matcher(Files.readString(PAGE)).results().map(hit -> hit.group(1)).toList();
    assertThat(programs).hasSizeGreaterThan(3);
    for (String program : programs) {
      LitmusFile file = LitmusParser.parse("litmus.md", program);
      for (Expectation expectation : file.expectations()) {
        LitmusParser.parse("litmus.md", program, expectation.constants());
      }
    }
  }

  @Test
  void everyReservedWordIsDescribed() throws IOException {
    String page = Files.readString(PAGE);
    assertThat(ReservedWords.DECLARATIONS).allMatch(page::contains);
    assertThat(ReservedWords.STATEMENTS).allMatch(page::contains);
    assertThat(ReservedWords.CALLS).allMatch(page::contains);
    assertThat(Expectation.KEYS).allMatch(page::contains);
  }
}
