package dev.jacquard.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class ScreenTest {
  private static final Map<String, String> XTERM = Map.of("TERM", "xterm");

  @Test
  void terminalHasColours() {
    assertThat(Screen.detect(XTERM, true, true).page().coloured()).isTrue();
    assertThat(Screen.detect(XTERM, true, true).liveErrors()).isTrue();
  }

  @Test
  void fileHasNone() {
    assertThat(Screen.detect(XTERM, false, false)).isEqualTo(Screen.NONE);
  }

  @Test
  void dumbTerminalHasNone() {
    assertThat(Screen.detect(Map.of("TERM", "dumb"), true, true)).isEqualTo(Screen.NONE);
    assertThat(Screen.detect(Map.of(), true, true)).isEqualTo(Screen.NONE);
  }

  @Test
  void whoWantsNoColourGetsNone() {
    Map<String, String> environment = Map.of("TERM", "xterm", "NO_COLOR", "1");
    assertThat(Screen.detect(environment, true, true).page().coloured()).isFalse();
    assertThat(Screen.detect(environment, true, true).liveErrors()).isTrue();
  }

  @Test
  void widthIsThatOfTheTerminalIfItIsKnown() {
    assertThat(width("132")).isEqualTo(132);
    assertThat(width("3")).isEqualTo(40);
    assertThat(width("wide")).isEqualTo(120);
    assertThat(width("")).isEqualTo(120);
  }

  private static int width(String columns) {
    return Screen.detect(Map.of("COLUMNS", columns), true, true).page().width();
  }
}
