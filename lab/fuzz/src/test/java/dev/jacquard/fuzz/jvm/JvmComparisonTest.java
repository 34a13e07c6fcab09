package dev.jacquard.fuzz.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A program in Java does step by step what it does in litmus, on every carrier of this JDK. */
class JvmComparisonTest {
  private static final Path CORPUS = Path.of("..", "..", "litmus", "corpus").toAbsolutePath();

  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void corpus(String carrier) throws IOException {
    assertThat(compare(carrier, "corpus", CORPUS.toString())).contains(JvmComparison.SAME);
  }

  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void generatedPrograms(String carrier) throws IOException {
    assertThat(compare(carrier, "generated", "0", "130")).contains(JvmComparison.SAME);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void manyGeneratedPrograms(String carrier) throws IOException {
    assertThat(compare(carrier, "generated", "0", "380")).contains(JvmComparison.SAME);
    assertThat(compare(carrier, "generated", "100000", "6200")).contains(JvmComparison.SAME);
  }

  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void corpusWithThreadsThatBecomeAlike(String carrier) throws IOException {
    assertThat(collapse(carrier, "corpus", CORPUS.toString())).contains(JvmComparison.SAME);
  }

  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void generatedProgramsWithThreadsThatBecomeAlike(String carrier) throws IOException {
    assertThat(collapse(carrier, "suffixes", "0", "50")).contains(JvmComparison.SAME);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void manyProgramsWithThreadsThatBecomeAlike(String carrier) throws IOException {
    assertThat(collapse(carrier, "suffixes", "0", "150")).contains(JvmComparison.SAME);
    assertThat(collapse(carrier, "suffixes", "100000", "3000")).contains(JvmComparison.SAME);
  }

  private static String collapse(String carrier, String... programs) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(carrier));
    arguments.addAll(List.of(programs));
    arguments.add(JvmComparison.COLLAPSING);
    return WorkerRun.outputWithLocalStates(JvmComparison.class, arguments.toArray(new String[0]));
  }

  private static String compare(String... arguments) throws IOException {
    return WorkerRun.output(JvmComparison.class, arguments);
  }
}
