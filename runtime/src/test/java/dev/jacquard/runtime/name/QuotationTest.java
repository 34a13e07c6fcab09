package dev.jacquard.runtime.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuotationTest {
  @Test
  void textStaysOnOneLineAndInItsQuotes() {
    assertThat(Quotation.of("a\n\"b\"\t\\")).isEqualTo("\"a\\n\\\"b\\\"\\t\\\\\"");
  }

  @Test
  void longTextIsCut() {
    assertThat(Quotation.of("x".repeat(41))).isEqualTo("\"" + "x".repeat(40) + "\"...");
    assertThat(Quotation.of("x".repeat(40))).isEqualTo("\"" + "x".repeat(40) + "\"");
  }

  @Test
  void whatTurnsTheDirectionOfWritingIsShownAsANumber() {
    assertThat(Quotation.of("a\u202eb")).isEqualTo("\"a\\u202eb\"");
  }

  @Test
  void aCharacterHasItsOwnQuotes() {
    assertThat(Quotation.of('\'')).isEqualTo("'\\''");
    assertThat(Quotation.of('"')).isEqualTo("'\"'");
  }
}
