package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The line that is printed with a failure of a Java program shows the same in another JVM, however
 * the failure was found.
 */
class PrintedLineTest {
  private static final String PROGRAM = "dev.jacquard.cli.programs.Account#lostDeposit";
  private static final Pattern LINE = Pattern.compile("(?m)^replay: \\./jacquard (replay .*)$");

  /** From the sentence that says what fails to the end of the interleaving. */
  private static final Pattern FAILURE = Pattern.compile("(?ms)^assertion: .*?\n\n.*?\n\n");

  private static Map<String, CommandRun> found;
  private static Map<String, CommandRun> replayed;

  static List<String> searches() {
    return List.of(
        "--symmetry val",
        "--symmetry none",
        "--symmetry rf",
        "--symmetry guessed",
        "--symmetry declared",
        "--symmetry none --reduction exhaustive",
        "--symmetry none --reduction fg",
        "--random 500 --seed 5",
        "--pct 500 --seed 5",
        "--bound preemptions=2",
        "--races explore",
        "--races ignore",
        "--deep all",
        "--steps 500",
        "--time-limits any",
        "--time-limits last",
        "--long-limit 1500ms",
        "--carrier thread",
        "--no-shrink",
        "--continue");
  }

  @BeforeAll
  static void findAndReplay() throws IOException, InterruptedException {
    Map<String, List<String>> checks = new LinkedHashMap<>();
    for (String search : searches()) {
      List<String> words = new ArrayList<>(List.of("check", "-cp", "target/test-classes", PROGRAM));
      words.addAll(List.of(search.split(" ")));
      checks.put(search, words);
    }
    found = WorkerRun.inOneWorker(checks);
    Map<String, List<String>> replays = new LinkedHashMap<>();
    found.forEach((search, run) -> replays.put(search, words(line(run))));
    replayed = WorkerRun.inOneWorker(replays);
  }

  private static String line(CommandRun run) {
    Matcher line = LINE.matcher(run.out());
    assertThat(line.find()).as(run.toString()).isTrue();
    return line.group(1);
  }

  /** As a shell takes them: none of the words has a space in it. */
  private static List<String> words(String line) {
    return List.of(line.replace("'", "").split(" "));
  }

  private static String failure(CommandRun run) {
    Matcher failure = FAILURE.matcher(run.out());
    assertThat(failure.find()).as(run.toString()).isTrue();
    return failure.group();
  }

  @ParameterizedTest
  @MethodSource("searches")
  void itShowsTheSameInAnotherJvm(String search) {
    CommandRun run = replayed.get(search);
    assertThat(found.get(search).out()).doesNotContain("caution:");
    assertThat(run.exit()).as(run.toString()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(failure(run)).isEqualTo(failure(found.get(search)));
  }
}
