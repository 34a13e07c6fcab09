package dev.jacquard.cli;

import static dev.jacquard.cli.CommandRun.jacquard;
import static dev.jacquard.cli.CommandRun.litmus;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every failure that is printed leads back to itself by the line that is printed with it. */
class ReplayTest {
  @ParameterizedTest
  @CsvSource({
    "abba, optimal, none",
    "abba, exhaustive, none",
    "several, optimal, none",
    "several, sleep, none",
    "choose, source, none",
    "choose, optimal, none",
    "two words, fg, none",
    "two words, optimal, rf",
    "notify, optimal, none",
    "notify, optimal, rf",
    "notify, optimal, val",
    "notify, exhaustive, val",
    "notify, fg, csym",
    "equal-choosers, optimal, rf",
    "equal-choosers, source, val",
  })
  void everyFailureReplaysToTheSameTable(String program, String reduction, String symmetry) {
    CommandRun found =
        litmus(program, "--continue", "--reduction", reduction, "--symmetry", symmetry);
    List<Printed> failures = printed(found.out());
    assertThat(failures).isNotEmpty();
    for (Printed failure : failures) {
      CommandRun replayed = jacquard(failure.command());
      assertThat(replayed.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
      assertThat(replayed.out()).contains(failure.table());
    }
  }

  @Test
  void randomFailureReplaysToo() {
    CommandRun found = litmus("several", "--random", "200", "--seed", "5", "--continue");
    for (Printed failure : printed(found.out())) {
      assertThat(jacquard(failure.command()).out()).contains(failure.table());
    }
  }

  @Test
  void cleanExecutionIsShownWithItsOutcome() {
    CommandRun run = litmus("two words", "--replay", "j1-0x2-1x2-2x3");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.firstLine()).contains(": incomplete: 1 execution, 0 blocked, no failure so far");
    assertThat(run.out().lines().skip(1))
        .containsExactly(
            "  why: one replayed execution",
            "",
            "step  line  worker[0]   worker[1]   checker",
            "   1     5  x: read 0",
            "   2     5  x: wrote 1",
            "   3     5              x: read 1",
            "   4     5              x: wrote 2",
            "   5     9                          joined worker[0]",
            "   6    10                          joined worker[1]",
            "   7    11                          x: read 2",
            "",
            "outcome: every thread ended",
            "  x = 2",
            "",
            "  1 trace, 7 steps");
  }

  @Test
  void wholeExecutionIsShownHoweverLong() {
    CommandRun run = litmus("endless", "--replay", "j1", "--steps", "1000");
    assertThat(run.out()).contains("\n1000     5  stop: read 0\n", "\n 500     5  stop: read 0\n");
    assertThat(run.out()).contains("cut here, after 1,000 steps", "outcome: cut at the step limit");
  }

  /** A failing execution as it was printed: the table, and the words behind {@code ./jacquard}. */
  private record Printed(String table, String[] command) {}

  private static List<Printed> printed(String out) {
    List<Printed> failures = new ArrayList<>();
    String[] paragraphs = out.split("\n\n");
    String table = "";
    for (String paragraph : paragraphs) {
      if (paragraph.matches("(?s) *step  .*")) {
        table = paragraph;
      } else if (paragraph.startsWith("replay: ./jacquard ")) {
        failures.add(
            new Printed(table, words(paragraph.substring("replay: ./jacquard ".length()))));
        table = ""; // only the first execution is shown with its table
      }
    }
    return failures;
  }

  /** The only quotes that occur are around a path with a space. */
  private static String[] words(String line) {
    String[] quoted = line.split("'");
    return quoted.length == 1
        ? line.split(" ")
        : Stream.concat(
                Stream.of(quoted[0].strip(), quoted[1]), Stream.of(quoted[2].strip().split(" ")))
            .toArray(String[]::new);
  }
}
