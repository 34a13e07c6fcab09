package dev.jacquard.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ColumnTest {
  private static final String TEXT = "AtomicInteger#12: changed 1 to 0";

  @Test
  void whatFitsIsNotCut() {
    assertThat(Column.cut(TEXT, TEXT.length())).isEqualTo(TEXT);
  }

  @Test
  void theClassIsCutFirst() {
    assertThat(Column.cut(TEXT, TEXT.length() - 1)).isEqualTo("AtomicInt...#12: changed 1 to 0");
    assertThat(Column.cut(TEXT, TEXT.length() - 7)).isEqualTo("Ato...#12: changed 1 to 0");
  }

  @Test
  void thenTheMiddle() {
    assertThat(Column.cut(TEXT, TEXT.length() - 8))
        .hasSize(24)
        .isEqualTo("AtomicInteg...ged 1 to 0");
    assertThat(Column.cut("a: changed 100 to 2000", 12)).isEqualTo("a: ch...2000");
  }

  @Test
  void ofTwoObjectsTheLongerNameIsCut() {
    assertThat(Column.cut("Node#1.next: wrote LongNodeName#2", 30))
        .isEqualTo("Node#1.next: wrote LongNo...#2");
  }
}
