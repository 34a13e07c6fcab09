package dev.jacquard.litmus.syntax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import org.junit.jupiter.api.Test;

class SyntaxExceptionTest {

  @Test
  void theMessageBeginsWithThePlace() {
    SyntaxException error = errorIn("int x\nthread T { x = (1 + 2; }\n");
    assertThat(error).hasMessage("file.litmus:2:22: expected ')' but found ';'");
    assertThat(error.position()).hasToString("2:22");
  }

  @Test
  void theExcerptHasACaretBelowTheColumn() {
    assertThat(excerpt("int x\nthread T { x = (1 + 2; }\n"))
        .isEqualTo("thread T { x = (1 + 2; }\n                     ^");
  }

  @Test
  void tabsStayTabsBelow() {
    assertThat(excerpt("thread T {\r\n\t\tx = 1;\r\n}")).isEqualTo("\t\tx = 1;\n\t\t^");
  }

  @Test
  void anEmptyTextHasAnExcerptToo() {
    assertThat(excerpt("")).isEqualTo("\n^");
  }

  private static String excerpt(String text) {
    return errorIn(text).excerpt(text);
  }

  private static SyntaxException errorIn(String text) {
    return catchThrowableOfType(
        SyntaxException.class, () -> LitmusParser.parse("file.litmus", text));
  }
}
