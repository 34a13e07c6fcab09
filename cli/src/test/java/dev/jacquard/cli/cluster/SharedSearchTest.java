package dev.jacquard.cli.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.CommandRun;
import dev.jacquard.cli.JvmCaseTest;
import dev.jacquard.cli.WorkerRun;
import dev.jacquard.cli.terminal.ExitCode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Workers who share a search, as a user starts them. */
@Timeout(300)
class SharedSearchTest {
  private static final String PROGRAMS = "dev.jacquard.cli.programs.";
  private static final Path CORPUS = Path.of("../litmus/corpus");

  private static List<String> check(String... words) {
    return Stream.concat(
            Stream.of("check", "-cp", "target/test-classes", "--symmetry", "none"),
            Stream.of(words))
        .toList();
  }

  private static CommandRun run(List<String> words, String... more) throws Exception {
    List<String> all = new ArrayList<>(words);
    all.addAll(1, List.of(more));
    return WorkerRun.jacquard(all.toArray(String[]::new));
  }

  private static String told(CommandRun run) {
    return JvmCaseTest.withoutCosts(run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Counters", "Account#opposite", "LateClass"})
  void javaProgramIsToldAsIfOneHadExploredIt(String program) throws Exception {
    List<String> words = check("--continue", "--no-shrink", "--no-progress", PROGRAMS + program);
    CommandRun shared = run(words, "--workers", "2");
    CommandRun alone = run(words, "--no-learning", "--no-portfolio");
    assertThat(shared.err()).isEmpty();
    assertThat(verdict(shared)).isEqualTo(verdict(alone));
    assertThat(shared.exit()).isEqualTo(alone.exit());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Unsure#attempts", "Unsure#wakings"})
  void whatHappensWithoutAReasonIsShared(String program) throws Exception {
    List<String> words =
        check("--spurious", "--continue", "--no-shrink", "--no-progress", PROGRAMS + program);
    CommandRun shared = run(words, "--workers", "2");
    CommandRun alone = run(words, "--no-learning", "--no-portfolio");
    assertThat(verdict(alone)).doesNotContain(" 1 execution,");
    assertThat(verdict(shared)).isEqualTo(verdict(alone));
    assertThat(shared.exit()).isEqualTo(alone.exit());
  }

  /** The counts are in it. */
  private static String verdict(CommandRun run) {
    return told(run).lines().findFirst().orElse("");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bounded-buffer-one-queue",
        "choose-then-write",
        "condition-first-in-first-out",
        "interrupted-wait",
        "file-system",
        "philosophers-semaphores-4",
        "livelock",
        "notify-all"
      })
  void litmusProgramIsToldAsIfOneHadExploredIt(String name) {
    String file = CORPUS.resolve(name + ".litmus").toString();
    CommandRun alone = CommandRun.jacquard("litmus", "--continue", file, "--json");
    CommandRun shared =
        CommandRun.jacquard("litmus", "--continue", file, "--json", "--workers", "3");
    assertThat(shared.exit()).isEqualTo(alone.exit());
    for (String count : List.of("executions", "blocked", "cut", "verdict")) {
      assertThat(CommandRun.parse(shared.out()).get(count))
          .as(count)
          .isEqualTo(CommandRun.parse(alone.out()).get(count));
    }
  }

  @Test
  void killedWorkersAreReplacedAndNothingIsCountedTwice() throws Exception {
    List<String> words =
        new ArrayList<>(check("--workers", "2", PROGRAMS + "Counters", "--json", "--", "3", "4"));
    Process command = WorkerRun.started(words.toArray(String[]::new));
    int killed = killWorkers(command.toHandle(), 2);
    CommandRun run = WorkerRun.finished(command);
    assertThat(killed).isPositive();
    assertThat(run.exit()).as(run.toString()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(CommandRun.parse(run.out()).get("executions").asLong()).isEqualTo(34_650);
  }

  /** The workers are processes of the process that the command starts; they have begun to work. */
  private static int killWorkers(ProcessHandle command, int most) throws Exception {
    int killed = 0;
    while (command.isAlive() && killed < most) {
      Optional<ProcessHandle> victim =
          command
              .children()
              .flatMap(ProcessHandle::children)
              .filter(SharedSearchTest::isAtWork)
              .findFirst();
      if (victim.isPresent() && victim.get().destroyForcibly()) {
        killed++;
        victim.get().onExit().get(10, TimeUnit.SECONDS);
      }
    }
    return killed;
  }

  private static boolean isAtWork(ProcessHandle worker) {
    Duration used = worker.info().totalCpuDuration().orElse(Duration.ZERO);
    return used.compareTo(Duration.ofSeconds(2)) > 0;
  }

  @Test
  void whatCantBeSharedIsRefusedInWords() {
    assertRefused("--workers share a search by traces", "--reduction", "exhaustive");
    assertRefused("--workers share a search by traces", "--symmetry", "val");
    assertRefused("has no --checkpoint", "--checkpoint", "file");
    assertRefused("share the search of one program", "Other");
  }

  private static void assertRefused(String sentence, String... words) {
    List<String> all = new ArrayList<>(List.of("check", "-cp", ".", "--workers", "2", "Any"));
    all.addAll(List.of(words));
    CommandRun run = CommandRun.jacquard(all.toArray(String[]::new));
    assertThat(run.err()).contains(sentence);
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
  }
}
