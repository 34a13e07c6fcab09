package dev.jacquard.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ExitCodeTest {
  @Test
  void ourOwnBugsAreWorstThenMistakesThenFailures() {
    ExitCode[] worstFirst = {
      ExitCode.INTERNAL_ERROR, ExitCode.USAGE, ExitCode.FAILURE_FOUND, ExitCode.INCOMPLETE
    };
    for (int i = 0; i < worstFirst.length; i++) {
      for (int j = i; j < worstFirst.length; j++) {
        assertThat(worstFirst[i].orWorse(worstFirst[j])).isEqualTo(worstFirst[i]);
        assertThat(worstFirst[j].orWorse(worstFirst[i])).isEqualTo(worstFirst[i]);
      }
    }
  }

  @Test
  void nothingIsBetterThanClean() {
    assertThat(Arrays.stream(ExitCode.values()).map(ExitCode.CLEAN::orWorse))
        .containsExactly(ExitCode.values());
  }
}
