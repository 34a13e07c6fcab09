package dev.jacquard.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VisibleTextTest {
  @Test
  void whatIsVisibleStaysAsItIs() {
    assertThat(VisibleText.of("count: 0 -> 1\t\u00e9 \ud83e\uddf5"))
        .isEqualTo("count: 0 -> 1\t\u00e9 \ud83e\uddf5");
  }

  @Test
  void controlCharactersBecomePictures() {
    assertThat(VisibleText.of("a\0b\nc\u001b[1m\u007f"))
        .isEqualTo("a\u2400b\u240ac\u241b[1m\u2421");
  }

  @Test
  void whatTurnsTextRoundIsNamed() {
    assertThat(VisibleText.of("ab\u202ecd\u2066"))
        .isEqualTo("ab\u2039U+202E\u203acd\u2039U+2066\u203a");
  }

  @Test
  void whatHasNoWidthIsNamed() {
    assertThat(VisibleText.of("ad\u200bmin\ufeff"))
        .isEqualTo("ad\u2039U+200B\u203amin\u2039U+FEFF\u203a");
  }

  @Test
  void halfOfAPairIsNamed() {
    assertThat(VisibleText.of("\ud83e!")).isEqualTo("\u2039U+D83E\u203a!");
  }

  @Test
  void aLongTextKeepsItsBeginningAndItsEnd() {
    assertThat(VisibleText.cut("abcdefghij", 4)).isEqualTo("ab \u2026 ij");
    assertThat(VisibleText.cut("abcd", 4)).isEqualTo("abcd");
  }

  @Test
  void cuttingSplitsNoPair() {
    String threads = "\ud83e\uddf5".repeat(5);
    assertThat(VisibleText.cut(threads, 6)).isEqualTo("\ud83e\uddf5 \u2026 \ud83e\uddf5");
  }
}
