package dev.jacquard.litmus.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jacquard.litmus.syntax.parse.LitmusParser;
import org.junit.jupiter.api.Test;

class LitmusSyntaxExceptionTest {

  @Test
  void theMessageBeginsWithThePlace() {
    LitmusSyntaxException error = errorIn("int x\nthread T { x = (1 + 2; }\n");
    assertThat(error).hasMessage("file.litmus:2:22: expected ')' but found ';'");
    assertThat(error.sourceName()).isEqualTo("file.litmus");
    assertThat(error.line()).isEqualTo(2);
    assertThat(error.column()).isEqualTo(22);
  }

  @Test
  void theExcerptHasACaretBelowTheColumn() {
    assertThat(errorIn("int x\nthread T { x = (1 + 2; }\n").excerpt())
        .isEqualTo("thread T { x = (1 + 2; }\n                     ^");
  }

  @Test
  void tabsStayTabsBelow() {
    assertThat(errorIn("thread T {\r\n\t\tx = 1;\r\n}").excerpt()).isEqualTo("\t\tx = 1;\n\t\t^");
  }

  @Test
  void anEmptyTextHasAnExcerptToo() {
    assertThat(errorIn("").excerpt()).isEqualTo("\n^");
  }

  private static LitmusSyntaxException errorIn(String text) {
    return catchThrowableOfType(
        LitmusSyntaxException.class, () -> LitmusParser.parse("file.litmus", text));
  }
}
