package dev.jacquard.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CellLinesTest {
  private static final String TEXT = "ConcurrentHashMap.Node[]#2: changed null to Node#12";

  @Test
  void whatFitsIsOneLine() {
    assertThat(CellLines.of("loads.get() -> 2", 16)).containsExactly("loads.get() -> 2");
    assertThat(CellLines.of("", 4)).containsExactly("");
  }

  @Test
  void linesEndBetweenWords() {
    assertThat(CellLines.of(TEXT, 30))
        .containsExactly("ConcurrentHashMap.Node[]#2:", "  changed null to Node#12");
  }

  @Test
  void aWordThatIsTooLongIsPartedAtItsDotsAndCapitals() {
    assertThat(CellLines.of(TEXT, 18))
        .containsExactly("ConcurrentHashMap.", "  Node[]#2:", "  changed null to", "  Node#12");
    assertThat(CellLines.of("ConcurrentHashMap", 12)).containsExactly("Concurrent", "  HashMap");
  }

  @Test
  void nothingIsEverLeftOut() {
    for (int width = 1; width < 60; width++) {
      String all = String.join("", CellLines.of(TEXT, width)).replace(" ", "");
      assertThat(all).isEqualTo(TEXT.replace(" ", ""));
      int widest = width;
      assertThat(CellLines.of(TEXT, width)).allMatch(line -> line.length() <= widest);
    }
  }
}
