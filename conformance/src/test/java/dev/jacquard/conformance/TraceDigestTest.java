package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.conformance.basics.Atomics;
import dev.jacquard.conformance.basics.Races;
import java.util.List;
import org.junit.jupiter.api.Test;

class TraceDigestTest {
  /** The digest is the same on both JDKs: programs that use nothing of the JDK's deep code. */
  @Test
  void theSamePlanGivesTheSameTrace() throws Exception {
    String output =
        WorkerRun.of(
            TraceDigest.class,
            List.of("360", WorkerRun.CLASS_PATH, Atomics.class.getName(), Races.class.getName()));
    assertThat(output.strip()).endsWith("3699025b00360290");
  }
}
