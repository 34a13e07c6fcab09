package dev.jacquard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The line that replays an execution by Maven, as a shell reads it. */
class ReplayLineTest {
  @Test
  void goalOfTheProjectInThisDirectory() {
    ReplayLine line =
        new ReplayLine("jacquard:replay")
            .in("")
            .property("jacquard.target", "acme.Main")
            .property("jacquard.steps", null);
    assertThat(line)
        .hasToString(
            "mvn jacquard:replay -Djacquard.target=acme.Main -Djacquard.replay={schedule}");
  }

  @Test
  void anotherDirectoryAndWordsThatAShellWouldSplit() {
    ReplayLine line =
        new ReplayLine("jacquard:replay")
            .in("my shop")
            .property("jacquard.target", "acme.Main#it's");
    assertThat(line)
        .hasToString(
            "mvn -f 'my shop' jacquard:replay '-Djacquard.target=acme.Main#it'\\''s'"
                + " -Djacquard.replay={schedule}");
  }
}
