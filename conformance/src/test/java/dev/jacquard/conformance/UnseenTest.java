package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Cross-examination alone: programs whose threads talk by objects of classes that are not
 * rewritten, so that the search knows nothing of it.
 */
class UnseenTest {
  private static final String COMPLETE = "; complete: ";

  static List<String> carriers() {
    return SuiteRun.carriers().toList();
  }

  private static List<String> lines(String carrier) throws IOException {
    return WorkerRun.output(
            Unseen.class,
            carrier,
            ProgramClasses.CLASS_PATH,
            ProgramClasses.ROOT.toString(),
            "honesty/unseen")
        .lines()
        .toList();
  }

  /** How many executions are drawn depends on the time, so there is some room in the numbers. */
  @ParameterizedTest
  @MethodSource("carriers")
  void twoThirdsOfWhatFailsAreNotCalledComplete(String carrier) throws IOException {
    List<String> lines = lines(carrier);
    List<String> missed = lines.stream().filter(line -> line.contains(Unseen.MISSED)).toList();
    List<String> caught = missed.stream().filter(line -> !line.contains(COMPLETE)).toList();
    List<String> seen = lines.stream().filter(line -> line.contains(Unseen.SEEN)).toList();
    String all = String.join("\n", lines);
    assertThat(missed.size() + seen.size()).as(all).isEqualTo(31);
    assertThat(3 * (caught.size() + seen.size())).as(all).isGreaterThan(2 * 31);
    assertThat(2 * caught.size()).as(all).isGreaterThan(missed.size());
    assertThat(lines.stream().filter(line -> line.contains(Unseen.HARMLESS)))
        .hasSize(8)
        .allMatch(line -> line.contains(COMPLETE));
  }
}
