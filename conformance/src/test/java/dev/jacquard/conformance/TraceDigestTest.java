package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.conformance.basics.Atomics;
import dev.jacquard.conformance.basics.Races;
import dev.jacquard.testkit.WorkerRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Traces are the same as ever. A line that differs names the program, its column the plans; {@code
 * -Dgolden.update=true} writes the file anew, which only a change of traces on purpose may do.
 */
class TraceDigestTest {
  private static final Path EXPECTED = Path.of("src/test/resources/trace-digests.txt");

  /** The digest is the same on both JDKs: programs that use nothing of the JDK's deep code. */
  @Test
  void theSamePlanGivesTheSameTrace() throws Exception {
    String output =
        WorkerRun.output(
            TraceDigest.class,
            List.of(
                "360", ProgramClasses.CLASS_PATH, Atomics.class.getName(), Races.class.getName()));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(EXPECTED, output);
    }
    assertThat(output.lines()).containsExactlyElementsOf(Files.readAllLines(EXPECTED));
  }
}
