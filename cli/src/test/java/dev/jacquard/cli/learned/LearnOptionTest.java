package dev.jacquard.cli.learned;

import static dev.jacquard.cli.CommandRun.jacquard;
import static dev.jacquard.cli.CommandRun.json;
import static dev.jacquard.cli.CommandRun.litmus;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jacquard.cli.CommandRun;
import dev.jacquard.cli.terminal.ExitCode;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code --learn} says, and that it says the same of a program as without. */
class LearnOptionTest {
  private static final List<String> PROGRAMS =
      List.of("abba", "sections", "writers", "notify", "several");

  static Stream<List<String>> searches() {
    return Stream.of(
        List.of(),
        List.of("--symmetry", "val"),
        List.of("--symmetry", "rf"),
        List.of("--symmetry", "guessed"),
        List.of("--reduction", "source"),
        List.of("--reduction", "sleep"),
        List.of("--reduction", "exhaustive"),
        List.of("--reduction", "stateful"),
        List.of("--bound", "preemptions=1"),
        List.of("--random", "20", "--seed", "3"),
        List.of("--pct", "20", "--seed", "3"));
  }

  @ParameterizedTest
  @MethodSource("searches")
  void theResultIsThatOfRunningEverything(List<String> search) {
    for (String program : PROGRAMS) {
      ObjectNode learned = (ObjectNode) result(program, search, "on");
      assertThat(learned.remove("runs").asInt()).as(program).isPositive();
      assertThat(learned).as(program).isEqualTo(result(program, search, "off"));
    }
  }

  private static JsonNode result(String program, List<String> search, String learn) {
    Stream<String> more = Stream.of("--continue", "--learn", learn);
    ObjectNode json =
        (ObjectNode) json(program, Stream.concat(search.stream(), more).toArray(String[]::new));
    json.remove(List.of("seconds", "fingerprintError"));
    return json;
  }

  @Test
  void runsAreTold() {
    CommandRun run = litmus("sections", "--learn", "on");
    assertThat(run.exit()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(run.firstLine()).contains("complete: 6 executions by 1 run, 0 blocked, no failure");
    assertThat(run.out()).contains("  learned: 1 run of the program, ");
  }

  @Test
  void statesAreSearchedWhereTheyAreFewer() {
    String file = "../litmus/corpus/sections.litmus";
    CommandRun run =
        jacquard("litmus", file, "--learn", "auto", "--define", "n=4", "--define", "k=3");
    assertThat(run.exit()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(run.firstLine()).contains(": complete: 1,024 states in ", " executions by 1 run, ");
    assertThat(run.out()).contains(" of its threads; searched by states");
  }

  @Test
  void tracesAreSearchedWhereTheyAreFewer() {
    CommandRun run = litmus("ring", "--learn", "auto", "--continue");
    assertThat(run.out()).contains(" of its threads; searched by traces, of which there are ");
  }

  @Test
  void programsWithoutEndAreSearchedByStates() {
    CommandRun run = litmus("endless", "--learn", "auto");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.firstLine()).contains(": failure: livelock in execution ");
    assertThat(run.out()).doesNotContain("step limit");
  }

  @Test
  void whereAnotherSearchIsAskedForThatIsUsed() {
    CommandRun run = litmus("sections", "--learn", "auto", "--symmetry", "rf");
    assertThat(run.firstLine()).contains("complete: 1 execution by 1 run, 0 blocked, no failure");
  }

  @Test
  void aFailureIsConfirmedByARun() {
    CommandRun run = litmus("abba", "--learn", "on");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.out())
        .contains("  2 executions by 2 runs, 0 blocked, 2 traces, 9 steps")
        .contains("--replay j1-0-1.LL.Ka");
  }

  @Test
  void livelocksAreConfirmedByARunThatGoesRound() {
    CommandRun run = litmus("spin", "--learn", "on", "--reduction", "stateful");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.out())
        .contains("livelock: a goes round in a loop that nobody ends")
        // to learn, to go round, to look for an execution that is easier to read, and to confirm
        .contains("  2 states in 3 executions by 4 runs, ");
  }

  private static CommandRun predicted(String program) {
    return jacquard("litmus", "../litmus/corpus/" + program + ".litmus", "--learn", "predict");
  }

  @Test
  void whatFollowsFromOneRunIsPredicted() {
    CommandRun run = predicted("double-checked-locking");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.firstLine()).contains(": failure: race in ");
    assertThat(run.out())
        .contains(
            "  not complete: predicted from 1 run: what threads do after 1 observation that it did"
                + " not show is not known")
        .contains("race on instance: user[0] wrote it ")
        .contains("race on instance: user[0] read it ")
        .contains("race on field: user[0] wrote it ")
        .contains("race on field: user[1] wrote it ");
  }

  @Test
  void aPredictedDeadlockIsConfirmedByARun() {
    CommandRun run = predicted("philosophers");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.firstLine()).contains(": failure: deadlock in 1 of ");
    assertThat(run.out())
        .contains(" executions by 2 runs, ")
        .doesNotContain("predicted"); // one run has shown all
  }

  @Test
  void aPredictionIsCompleteIfOneRunShowsAll() {
    CommandRun run = litmus("sections", "--learn", "predict");
    assertThat(run.exit()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(run.firstLine()).contains(": complete: ").contains(" by 1 run, no failure");
  }

  @Test
  void aPredictionIsIncompleteIfThreadsCouldObserveSomethingElse() {
    CommandRun run = predicted("masked-race");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.out()).contains("  why: predicted from 1 run: what threads do after ");
  }

  @Test
  void predictionsAreASearchOfTheirOwn() {
    for (List<String> other :
        List.of(
            List.of("--symmetry", "val"),
            List.of("--reduction", "source"),
            List.of("--random", "20"))) {
      Stream<String> options = Stream.concat(Stream.of("--learn", "predict"), other.stream());
      CommandRun run = litmus("sections", options.toArray(String[]::new));
      assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
      assertThat(run.err()).contains("--learn predict searches by states ");
    }
  }

  @Test
  void numbersOfLocalStatesAreOfOneKindOnly() {
    CommandRun run = litmus("sections", "--learn", "on", "--symmetry", "csym");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("--learn cannot be combined with --symmetry csym: ");
  }

  @Test
  void javaProgramsAreNotLearned() {
    CommandRun run = jacquard("check", "-cp", ".", "Any", "--learn", "on");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
    assertThat(run.err()).contains("--learn is for litmus programs: ");
  }
}
