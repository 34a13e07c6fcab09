package dev.jacquard.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs all lessons and compares what is said of them with the files in {@code expected}. */
class LessonsTest {
  private static final boolean UPDATE = Boolean.getBoolean("golden.update");

  /** Lessons in which nothing is broken. */
  private static final List<String> WITHOUT_FAILURE = List.of("Lesson12Symmetry");

  private static Map<String, LessonRun> runs;

  @BeforeAll
  static void runAll() {
    runs = LessonRun.ofAll(Lesson.here());
  }

  static Stream<Lesson> lessons() {
    return Lesson.here().stream();
  }

  private static LessonRun run(Lesson lesson) {
    return runs.get(lesson.className());
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void saysWhatIsExpected(Lesson lesson) throws IOException {
    String text = run(lesson).text().replaceAll("\\d+\\.\\d s", "(time)");
    if (UPDATE) {
      Files.writeString(lesson.expected(), text);
    }
    assertThat(text).isEqualTo(Files.readString(lesson.expected()));
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void somethingFailsAndSomethingIsComplete(Lesson lesson) {
    assertThat(run(lesson).failures().isEmpty()).isEqualTo(WITHOUT_FAILURE.contains(lesson.name()));
    assertThat(run(lesson).linesOfThosePassing())
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line).startsWith("complete: "));
  }

  @Test
  void everyLessonIsInTheTableOfLessonsWithItsOutput() throws IOException {
    String table = Files.readString(Path.of("README.md"));
    assertThat(Lesson.all())
        .hasSizeGreaterThanOrEqualTo(15)
        .allSatisfy(
            lesson ->
                assertThat(table)
                    .contains("(" + lesson.source() + ")")
                    .contains("(" + lesson.expected() + ")"));
  }

  @Test
  void theFirstReportStandsInTheReadmeOfTheProject() throws IOException {
    String expected = Files.readString(Lesson.all().get(0).expected());
    String report =
        expected.substring(expected.indexOf("assertion:"), expected.indexOf("\n\nfixed"));
    assertThat(Files.readString(Path.of("../README.md")).replaceAll("\\d+\\.\\d s", "(time)"))
        .contains(report);
  }

  @Test
  void everyExpectedFileIsOneOfALesson() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("expected"))) {
      assertThat(files.filter(Files::isRegularFile))
          .containsExactlyInAnyOrderElementsOf(expected());
    }
  }

  private static List<Path> expected() {
    return Lesson.all().stream().map(Lesson::expected).toList();
  }
}
