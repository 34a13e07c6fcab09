package dev.jacquard.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class ProgramOutputTest {
  private final ProgramOutput output = new ProgramOutput();
  private final PrintStream stream = new PrintStream(output, true);

  @Test
  void outputIsThrownAwayUntilItIsWanted() {
    stream.println("lost");
    output.keep();
    stream.println("kept");
    stream.print("end");
    assertThat(output.lines()).containsExactly("kept", "end");
    stream.println("lost again");
    assertThat(output.lines()).isEmpty();
  }

  @Test
  void repeatedRunPrintsOnce() {
    output.keep();
    stream.println("once");
    output.restart();
    stream.println("once");
    assertThat(output.lines()).containsExactly("once");
  }

  @Test
  void onlyTheFirstLinesAreShown() {
    output.keep();
    for (int i = 0; i < 60; i++) {
      stream.println(i);
    }
    assertThat(output.lines()).hasSize(51).endsWith("49", "... and 10 more lines");
  }
}
