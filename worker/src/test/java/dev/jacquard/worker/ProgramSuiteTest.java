package dev.jacquard.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Real programs, explored on every carrier that this JDK has. */
class ProgramSuiteTest {
  private static final String PROGRAMS = "dev.jacquard.worker.programs.";

  static Stream<String> carriers() {
    return Runtime.version().feature() >= 24
        ? Stream.of("continuation", "thread")
        : Stream.of("thread");
  }

  @ParameterizedTest
  @MethodSource("carriers")
  void programsHaveTheOutcomesTheyShouldHave(String carrier) throws Exception {
    WorkerRun.Result result =
        WorkerRun.of(
            ProgramSuite.class,
            List.of(
                carrier,
                WorkerRun.CLASSES.toString(),
                PROGRAMS + "Atomics",
                PROGRAMS + "Races",
                PROGRAMS + "Blocking",
                PROGRAMS + "Life",
                PROGRAMS + "Interrupted",
                PROGRAMS + "Spinning"));
    assertThat(result.output()).endsWith(" 0 wrong\n");
  }

  /** The digest is the same on both JDKs: programs that use nothing of the JDK's deep code. */
  @Test
  void theSamePlanGivesTheSameTrace() throws Exception {
    WorkerRun.Result result =
        WorkerRun.of(
            TraceDigest.class,
            List.of("360", WorkerRun.CLASSES.toString(), PROGRAMS + "Atomics", PROGRAMS + "Races"));
    assertThat(result.lastLine()).as(result.output()).isEqualTo("cc7ab6410fb10abf");
  }
}
