package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The suite notices what is wrong, and no program can make it hang. */
class SelfTest {
  private static final Duration PATIENCE = Duration.ofMillis(500);

  @ParameterizedTest
  @MethodSource("dev.jacquard.conformance.SuiteRun#carriers")
  void wrongExpectationsAreReported(String carrier) throws IOException {
    SuiteRun run = new SuiteRun(carrier, PATIENCE, List.of("self/wrong"));
    assertThat(run.wrong("self/wrong"))
        .satisfiesExactly(
            line -> says(line, "anotherNumberOfExecutions: executions should be 5, are 4"),
            line -> says(line, "failureThatDoesNotHappen: failures should be ['deadlock'], are []"),
            line -> says(line, "failureThatIsNotExpected: failures should be [], are ['race']"),
            line -> says(line, "notControlled: not controlled should be '', is ["),
            line -> says(line, "notDeepWithoutReason: a reason is given where "),
            line -> says(line, "oneOutcomeTooFew: outcomes should be ['2'], are ['1', '2']"),
            line ->
                says(line, "oneOutcomeTooMany: outcomes should be ['1', '2', '3'], are ['1', '2']"),
            line -> says(line, "tooManySteps: is limited: "),
            line -> says(line, "tooManySteps: outcomes should be [''], are []"));
  }

  private static void says(String line, String sentence) {
    assertThat(line).startsWith(Suite.WRONG + "WrongPrograms." + sentence);
  }

  @ParameterizedTest
  @MethodSource("dev.jacquard.conformance.SuiteRun#carriers")
  void programsThatHangAreNamedAndTheNextFolderHasItsTurn(String carrier) throws IOException {
    SuiteRun run =
        new SuiteRun(carrier, PATIENCE, List.of("self/blocks", "self/computes", "self/wrong"));
    assertThat(String.join("\n", run.wrong("self/blocks")))
        .contains("Blocks.readsAPipe", "is limited: [reading from a pipe at ", "Blocks.java:")
        .contains("the thread 'Thread-1' would wait");
    assertThat(String.join("\n", run.wrong("self/computes")))
        .contains("Computes.forEver", "no visible step for ", "Thread-1 computes without end, or")
        .contains("Computes.endless(Computes.java:");
    assertThat(run.wrong("self/wrong")).hasSize(9);
  }
}
