package dev.jacquard.benchmarks.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is made of what tools print; no tool is run here. */
class ComparisonTest {
  private static final ComparedProgram CLEAN = program("2x3 volatile writes");
  private static final ComparedProgram LOST = program("lost update");

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream progress = new PrintStream(bytes, true, StandardCharsets.UTF_8);

  private static ComparedProgram program(String title) {
    return ComparedProgram.ALL.stream()
        .filter(each -> each.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatJacquardSaysIsRead() {
    assertThat(JacquardItself.outcome("{\"verdict\":\"complete\",\"executions\":20}"))
        .isEqualTo(new Outcome(Verdict.EXHAUSTED, 20, ""));
    assertThat(
            JacquardItself.outcome(
                "{\"verdict\":\"failure\",\"executions\":2,\"failures\":[{\"kind\":\"race\","
                    + "\"message\":\"a and b\"}]}"))
        .isEqualTo(new Outcome(Verdict.RACE, 2, "a and b"));
    assertThat(JacquardItself.outcome("jacquard: no such class").verdict())
        .isEqualTo(Verdict.TROUBLE);
  }

  @Test
  void theTimesOfAShellAreRead() {
    assertThat(Command.processor("0m0.00s 0m0.01s\n1m2.50s 0m0.25s\n"))
        .isEqualTo(Duration.ofMillis(62_750));
    assertThat(Command.processor("no times")).isZero();
  }

  @Test
  void aToolThatMissesAFailureOrMakesOneUpIsWrongAndOneThatGivesUpIsNot() {
    assertThat(result(LOST, Verdict.EXHAUSTED).isWrong()).isTrue();
    assertThat(result(CLEAN, Verdict.DEADLOCK).isWrong()).isTrue();
    assertThat(result(LOST, Verdict.BOUND).isWrong()).isFalse();
    assertThat(result(LOST, Verdict.TIME).isWrong()).isFalse();
    assertThat(result(LOST, Verdict.ASSERTION).isWrong()).isFalse();
  }

  private static Result result(ComparedProgram program, Verdict verdict) {
    return new Result(
        program,
        "Other 1.0",
        new Outcome(verdict, 12, ""),
        new Result.Cold(5, 2, 3),
        Optional.of(new Result.Warm(5, 1, 2, 12, 100)));
  }

  private static Result ours(ComparedProgram program) {
    return new Result(
        program,
        "Jacquard",
        new Outcome(program.truth(), 20, ""),
        new Result.Cold(5, 1, 1.5),
        Optional.of(new Result.Warm(5, 0.0001, 0.0002, 20, 100)));
  }

  @Test
  void tablesHaveRatiosToJacquardAndNameWrongVerdicts() {
    Comparison comparison =
        new Comparison(
            "here",
            List.of(
                new Comparison.Tool("Jacquard", "as is"), new Comparison.Tool("Other 1.0", "x")),
            List.of("Third: not measured: set THIRD_HOME"),
            List.of(
                ours(CLEAN),
                result(CLEAN, Verdict.EXHAUSTED),
                ours(LOST),
                result(LOST, Verdict.EXHAUSTED)));
    assertThat(comparison.jacquardIsWrong()).isFalse();
    assertThat(String.join("\n", new ComparisonText(comparison).lines()))
        .contains("Third: not measured: set THIRD_HOME")
        .containsPattern("2x3 volatile writes +exhausted 20 +exhausted 12\n")
        .containsPattern("lost update +assertion 20 +exhausted 12 !\n")
        .containsPattern("2x3 volatile writes +1.50 \\(1.00\\) +3.00 \\(2.00\\)\n")
        .containsPattern("2x3 volatile writes +200 µs +2.00 x10,000\n")
        .containsPattern("2x3 volatile writes +100,000 +6 x16,667\n")
        .contains("lost update: Other 1.0 says exhausted, but the truth is assertion");
  }

  @Test
  void jsonHasALineForTheRunAndOneForEachProgramAndTool() {
    Comparison comparison =
        new Comparison(
            "here",
            List.of(
                new Comparison.Tool("Jacquard", "as is"), new Comparison.Tool("Other 1.0", "x")),
            List.of("Third: not measured"),
            List.of(ours(LOST), result(LOST, Verdict.BOUND)));
    assertThat(new ComparisonJson(comparison).lines())
        .hasSize(3)
        .startsWith(
            "{\"place\":\"here\",\"tools\":{\"Jacquard\":\"as is\",\"Other 1.0\":\"x\"},"
                + "\"notMeasured\":[\"Third: not measured\"]}")
        .endsWith(
            "{\"program\":\"lost update\",\"tool\":\"Other 1.0\",\"verdict\":\"bound\","
                + "\"truth\":\"assertion\",\"executions\":12,\"detail\":\"\","
                + "\"cold\":{\"rounds\":5,\"seconds\":2.0,\"processorSeconds\":3.0},"
                + "\"warm\":{\"rounds\":5,\"seconds\":1.0,\"processorSeconds\":2.0,"
                + "\"executions\":12,\"exhausted\":true,"
                + "\"executionsPerProcessorSecond\":6.0,\"executionsPerSecond\":12.0}}");
  }

  @Test
  void aPeerWithoutAProjectIsLeftOutWithALineThatSaysWhatToDo(@TempDir Path folder)
      throws IOException {
    Comparison comparison =
        new PeerBenchmarks(List.of("jacquard"), folder, Map.of(), progress)
            .run(
                new ComparisonOptions(
                    List.of("no such program"), 1, 10, Duration.ZERO, Duration.ZERO));
    assertThat(comparison.absent())
        .contains(
            "Lincheck 3.7: not measured: there is no "
                + folder.resolve("lincheck")
                + "; use the ./jacquard of a checkout");
    assertThat(comparison.tools()).extracting(Comparison.Tool::name).containsExactly("Jacquard");
    assertThat(bytes.toString(StandardCharsets.UTF_8)).contains("Lincheck 3.7: not measured");
  }

  @Test
  void theFirstErrorOfMavenIsTold() {
    assertThat(MavenProject.firstError("[INFO] a\n[ERROR] no network\n[ERROR] more"))
        .contains("[ERROR] no network");
    assertThat(MavenProject.firstError("sh: 1: mvn: not found")).contains("sh: 1: mvn: not found");
    assertThat(MavenProject.firstError("")).isEmpty();
  }
}
