package dev.jacquard.fuzz.similar;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** With symmetry an exploration finds what it finds without, on every carrier of this JDK. */
class SymmetryComparisonTest {
  @Test
  void generatedPrograms() throws IOException {
    String carrier = WorkerRun.carriers().findFirst().orElseThrow();
    assertThat(compare(carrier, "0", "150")).contains(SymmetryComparison.SAME);
  }

  /** Threads that count without looking are interchangeable, and those that look are not. */
  @Test
  void programsThatUpdateSharedNumbers() throws IOException {
    String carrier = WorkerRun.carriers().findFirst().orElseThrow();
    assertThat(compare(carrier, "0", "120", SymmetryComparison.UPDATES))
        .contains(SymmetryComparison.SAME);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void manyProgramsThatUpdateSharedNumbers(String carrier) throws IOException {
    assertThat(compare(carrier, "10000", "3000", SymmetryComparison.UPDATES))
        .contains(SymmetryComparison.SAME);
  }

  /** Programs written to give away, in all ways we know, which of two equal threads was first. */
  @Test
  void programsThatLeak() throws IOException {
    String carrier = WorkerRun.carriers().findFirst().orElseThrow();
    assertThat(WorkerRun.output(LeakComparison.class, carrier, "src/test/resources/leaks"))
        .contains("of 153 programs compared")
        .contains(SymmetryComparison.SAME);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("dev.jacquard.testkit.WorkerRun#carriers")
  void manyGeneratedPrograms(String carrier) throws IOException {
    assertThat(compare(carrier, "10000", "4000")).contains(SymmetryComparison.SAME);
  }

  /** The comparison would notice if threads were not told apart. */
  @Test
  void withoutTheGuardThereAreDifferences(@TempDir Path folder) throws IOException {
    assertThat(compareWithout("tellApart", folder, "150")).contains("outcomes missing");
  }

  /** It would notice the lack of each part of the guard. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"access", "name", "askName", "handOut", "hash", "lifeOf", "joined"})
  void withoutOnePartOfTheGuardThereAreDifferences(String part, @TempDir Path folder)
      throws IOException {
    assertThat(compareWithout(part, folder, "1000")).contains("outcomes missing");
  }

  /** It would notice if what a thread reads could go anywhere without being seen. */
  @Test
  void ifNobodyLooksWhereValuesGoThereAreDifferences(@TempDir Path folder) throws IOException {
    GuardMutation.write("BlindReads", "write", folder);
    String carrier = WorkerRun.carriers().findFirst().orElseThrow();
    assertThat(
            WorkerRun.outputWith(
                folder,
                SymmetryComparison.class,
                carrier,
                "0",
                "100",
                SymmetryComparison.UPDATES,
                SymmetryComparison.FIRST))
        .contains("outcomes missing");
  }

  private static String compareWithout(String part, Path folder, String programs)
      throws IOException {
    GuardMutation.write("SymmetryGuard", part, folder);
    String carrier = WorkerRun.carriers().findFirst().orElseThrow();
    return WorkerRun.outputWith(
        folder, SymmetryComparison.class, carrier, "0", programs, SymmetryComparison.FIRST);
  }

  private static String compare(String... arguments) throws IOException {
    return WorkerRun.output(SymmetryComparison.class, arguments);
  }
}
