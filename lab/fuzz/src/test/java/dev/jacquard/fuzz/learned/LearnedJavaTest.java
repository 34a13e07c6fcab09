package dev.jacquard.fuzz.learned;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is learned of random Java programs is what they do, or it is said that it can't be. */
class LearnedJavaTest {
  /** So many programs are written by hand, or fewer. */
  private static final String ALL = "1000";

  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void verdictsOnProgramsOfWhichThreadsLearnOtherwise(String carrier) throws IOException {
    assertThat(compare(carrier, "hostile", "0", ALL, "verdicts")).contains(LearnedJava.SAME);
  }

  @Test
  void verdictsOnSomePrograms() throws IOException {
    assertThat(compare(bestCarrier(), "objects", "0", "100", "verdicts"))
        .contains(LearnedJava.SAME);
  }

  /** Who runs an action of a future, and pools so many that the table of all of them grows. */
  @ParameterizedTest
  @ValueSource(strings = {"30868", "100350"})
  void programsThatWereLearnedWrongly(String seed) throws IOException {
    assertThat(compare(bestCarrier(), "objects", seed, "1")).contains(LearnedJava.SAME);
  }

  @Tag("slow")
  @Test
  void programsThatAreLitmusProgramsToo() throws IOException {
    assertThat(compare(bestCarrier(), "litmus", "0", "100")).contains(LearnedJava.SAME);
  }

  @Tag("slow")
  @Test
  void programsWithObjects() throws IOException {
    assertThat(compare(bestCarrier(), "objects", "0", "200")).contains(LearnedJava.SAME);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void manyProgramsThatAreLitmusProgramsToo(String carrier) throws IOException {
    assertThat(compare(carrier, "litmus", "1000", "2000")).contains(LearnedJava.SAME);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void manyProgramsWithObjects(String carrier) throws IOException {
    assertThat(compare(carrier, "objects", "1000", "5000")).contains(LearnedJava.SAME);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void verdictsOnManyPrograms(String carrier) throws IOException {
    assertThat(compare(carrier, "litmus", "1000", "2000", "verdicts")).contains(LearnedJava.SAME);
    assertThat(compare(carrier, "objects", "1000", "3000", "verdicts")).contains(LearnedJava.SAME);
  }

  private static String bestCarrier() {
    return WorkerRun.carriers().findFirst().orElseThrow();
  }

  private static String compare(String... arguments) throws IOException {
    String output = WorkerRun.output(LearnedJava.class, arguments);
    System.out.println(output);
    return output;
  }
}
