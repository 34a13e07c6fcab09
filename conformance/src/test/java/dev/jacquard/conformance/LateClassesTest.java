package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * The agent rewrites classes of the JDK that were loaded while it was at work itself, which the VM
 * did not show to it. On a JDK that was rewritten beforehand the suite runs the same programs.
 */
class LateClassesTest {
  @Test
  void collectionsThatTheAgentUsesItselfAreWatched() throws IOException {
    String output =
        WorkerRun.outputWithAgent(
            Suite.class,
            WorkerRun.carriers().findFirst().orElseThrow(),
            "10000",
            ProgramClasses.CLASS_PATH,
            ProgramClasses.ROOT.toString(),
            "unsynchronized");
    assertThat(output.lines())
        .anyMatch(line -> line.startsWith(Suite.DONE))
        .noneMatch(line -> line.startsWith(Suite.WRONG));
  }
}
