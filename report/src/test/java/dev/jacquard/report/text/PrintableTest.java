package dev.jacquard.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PrintableTest {
  @Test
  void spellsWhatATerminalWouldObey() {
    assertThat(Printable.text("a\u001b[2J\u0007\rb\u009b1m\u007f\u202ec"))
        .isEqualTo("a\\u001b[2J\\u0007\\u000db\\u009b1m\\u007f\\u202ec");
  }

  @Test
  void keepsWhatPeopleWrite() {
    String text = "first line\n\tsecond \u00fc \u4e2d \ud83d\ude00";
    assertThat(Printable.text(text)).isSameAs(text);
  }

  @Test
  void ownColoursAreObeyed() {
    Page coloured = new Page(80, Integer.MAX_VALUE, true, "");
    assertThat(coloured.paint(Colour.RED, "a\u001b[0m"))
        .isEqualTo("\u001b[1;31ma\\u001b[0m\u001b[0m");
  }

  @Test
  void cellsAreAsWideAsTheyAreShown() {
    Column column = new Column("na\u001bme", Column.Alignment.LEFT, List.of("\u001b"));
    assertThat(column.title()).isEqualTo("na\\u001bme");
    assertThat(column.cells()).containsExactly("\\u001b");
    assertThat(column.width()).isEqualTo("na\\u001bme".length());
  }
}
