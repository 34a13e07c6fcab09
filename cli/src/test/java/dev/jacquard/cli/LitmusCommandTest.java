package dev.jacquard.cli;

import static dev.jacquard.cli.CommandRun.jacquard;
import static dev.jacquard.cli.CommandRun.litmus;
import static dev.jacquard.cli.CommandRun.program;
import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.Interruption;
import dev.jacquard.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;

class LitmusCommandTest {
  private static final String SECONDS = "\\d+\\.\\d\\d s";

  @Test
  void cleanProgramIsComplete() {
    CommandRun run = litmus("writers");
    assertThat(run.exit()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(run.err()).isEmpty();
    assertThat(run.firstLine())
        .matches(
            program("writers") + ": complete: 6 executions, 0 blocked, no failure, " + SECONDS);
    assertThat(run.out().lines().skip(1)).singleElement().asString().startsWith("  6 traces, ");
  }

  @Test
  void failureHasSentenceTableAndReplay() {
    CommandRun run = litmus("abba");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.firstLine())
        .matches(program("abba") + ": failure: deadlock in execution 2, " + SECONDS);
    assertThat(run.out().lines().skip(1))
        .containsExactly(
            "",
            "deadlock: left holds lock a and waits for lock b;"
                + " right holds lock b and waits for lock a",
            "",
            "          step  line  left         right",
            "             1     5  locked a",
            "             2    12               locked b",
            "stuck ->           6  waits for b",
            "stuck ->          13               waits for a",
            "",
            "why:",
            "  left waits for lock b (line 6), held by right since step 2 (line 12)",
            "  right waits for lock a (line 13), held by left since step 1 (line 5)",
            "",
            "what prevents it:",
            "  take lock a before lock b in all threads: then this circle cannot close; right takes"
                + " lock b first",
            "",
            "replay: ./jacquard litmus " + program("abba") + " --replay j1-0-1.LL.Ka",
            "",
            "  2 executions, 0 blocked, 2 traces, 9 steps");
  }

  @Test
  void withContinueAllExecutionsAreCounted() {
    CommandRun run = litmus("several", "--continue");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.firstLine())
        .matches(
            program("several")
                + ": failure: deadlock in 3, assertion in 1, race in 4 of 6 executions, "
                + SECONDS);
    assertThat(run.out())
        .contains("deadlock: left holds", "assertion: the assertion failed", "race on data: ");
  }

  @Test
  void manyFailuresOfOneExecutionAreCountedAndAllInJson() {
    assertThat(litmus("six-races").out()).contains("and 1 more failure in the same execution");
    assertThat(CommandRun.json("six-races").get("failures")).hasSize(6);
  }

  @Test
  void manyFailingExecutionsAreNamedButNotAllShown() {
    String out = litmus("choosers-of-failure", "--continue").out();
    assertThat(out.lines().filter(line -> line.startsWith("assertion: "))).hasSize(7);
    assertThat(out.lines().filter(line -> line.startsWith("replay: "))).hasSize(7);
    assertThat(out.lines().filter(line -> line.contains("step  line"))).hasSize(1);
  }

  @Test
  void racesLimitTheMeaningOfEverythingElse() {
    assertThat(litmus("several", "--continue").out())
        .contains("all else here holds under sequential consistency only");
    assertThat(litmus("sections").out()).doesNotContain("sequential");
  }

  @Test
  void racesCanBeIgnored() {
    CommandRun run = litmus("several", "--continue", "--races", "ignore");
    assertThat(run.firstLine()).contains("failure: deadlock in 3, assertion in 1 of 6 executions");
    assertThat(run.out())
        .contains("data races were not looked for: the result holds under sequential consistency")
        .contains(" --races ignore --replay ");
  }

  @Test
  void racesAloneCanBeLookedFor() {
    CommandRun run = litmus("several", "--continue", "--races", "only");
    assertThat(run.firstLine()).matches(".*: failure: race in \\d of 6 executions, .*");
    assertThat(run.out())
        .contains("only data races were looked for: whatever else goes wrong is not told")
        .contains(" --races only --replay ");
    assertThat(litmus("abba", "--races", "only").firstLine())
        .contains("complete: 3 executions, 0 blocked, no data race, ");
  }

  @Test
  void severalFilesGiveTheWorstExitCode() {
    assertThat(jacquard("litmus", program("writers"), program("sections")).exit())
        .isEqualTo(ExitCode.CLEAN.code());
    assertThat(jacquard("litmus", program("writers"), program("abba"), program("sections")).exit())
        .isEqualTo(ExitCode.FAILURE_FOUND.code());
    CommandRun run =
        jacquard("litmus", program("endless"), program("abba"), program("writers"), "--steps=50");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.out())
        .contains(program("endless") + ": incomplete", program("abba") + ": failure")
        .contains(program("writers") + ": complete");
  }

  @Test
  void endlessLoopIsIncomplete() {
    CommandRun run = litmus("endless");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.out())
        .contains(
            "  why: 6 executions reached the limit of 10000 steps (--steps):"
                + " is there a loop that never ends behind ",
            "? All executions of up to 10,000 steps were explored")
        .doesNotContain(" trace");
  }

  @Test
  void budgetOfExecutionsIsKept() {
    CommandRun run = litmus("writers", "--executions", "4");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.firstLine()).contains(": incomplete: 4 executions, ");
    assertThat(run.out()).contains("  why: the budget of 4 executions is spent");
  }

  @Test
  void timeBudgetIsKept() {
    CommandRun run = litmus("writers", "--define", "n=12", "--budget", "100ms");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.out()).contains("  why: the time budget of 100 ms is spent");
  }

  @Test
  void interruptedSearchTellsWhatItFound() {
    Interruption interruption = new Interruption();
    interruption.request();
    CommandRun run = jacquard(interruption, "litmus", program("abba"), program("writers"));
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.out())
        .contains(program("abba") + ": incomplete: 0 executions, ", "  why: interrupted")
        .contains(program("writers") + ": incomplete: 0 executions, ");
  }

  @Test
  void constantsAreRepeatedInTheReplayLineAndPathsQuoted() {
    CommandRun run = litmus("two words", "--define", "n=2");
    assertThat(run.out())
        .contains(
            "replay: ./jacquard litmus '" + program("two words") + "' --define n=2 --replay j1-");
  }

  @Test
  void boundIsNamedIfItLeftSomethingOut() {
    CommandRun narrow = litmus("abba", "--bound", "preemptions=0");
    assertThat(narrow.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(narrow.out())
        .contains("  why: only executions with at most 0 preemptions were explored");
    assertThat(litmus("abba", "--bound", "preemptions=1").exit())
        .isEqualTo(ExitCode.FAILURE_FOUND.code());
    CommandRun wide = litmus("writers", "--bound", "preemptions=9", "--reduction", "optimal");
    assertThat(wide.exit()).isEqualTo(ExitCode.CLEAN.code());
    assertThat(wide.out()).contains("6 traces");
  }

  @Test
  void randomExecutionsAreNeverComplete() {
    CommandRun run = litmus("writers", "--random", "50", "--seed", "7");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.firstLine()).contains(": incomplete: 50 executions, ");
    assertThat(run.out())
        .contains("  why: 50 random executions; not exhaustive")
        .contains("  6 traces, 150 steps")
        .contains("  seed 7: draw the same with --seed 7");
  }

  @Test
  void freshSeedIsPrintedAndDrawsTheSameAgain() {
    CommandRun fresh = litmus("several", "--pct", "30:2", "--continue");
    String seed = fresh.out().replaceAll("(?s).*--seed (\\d+).*", "$1");
    CommandRun again = litmus("several", "--pct", "30:2", "--continue", "--seed", seed);
    assertThat(withoutTime(again.out())).isEqualTo(withoutTime(fresh.out()));
  }

  private static String withoutTime(String text) {
    return text.replaceAll(SECONDS, "");
  }

  @Test
  void randomExecutionThatFailsIsAFailure() {
    CommandRun run = litmus("abba", "--random", "1000", "--seed", "1");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.out()).doesNotContain("not exhaustive");
  }

  @Test
  void interchangeableThreadsAreNamed() {
    assertThat(litmus("sections", "--symmetry", "rf").out())
        .contains("  1 orbit, ")
        .contains("  3 interchangeable threads: worker[0] worker[1] worker[2]");
    assertThat(litmus("abba", "--symmetry", "val").out()).contains("  no interchangeable threads");
    assertThat(litmus("sections", "--symmetry", "csym").out()).contains(" pruned, ");
  }

  @Test
  void declaredSymmetriesAreCounted() {
    assertThat(litmus("ring", "--symmetry", "declared").out())
        .contains("complete: 3 executions", "3 orbits, ", "  2 renamings of threads and locations");
    assertThat(litmus("abba", "--symmetry", "declared").out()).contains("no symmetry is declared");
  }

  @Test
  void symmetryThatMayLoseARaceIsNotComplete() {
    String file = "../litmus/corpus/regressions/race-behind-a-failed-try.litmus";
    assertThat(CommandRun.jacquard("litmus", file).exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    CommandRun run = CommandRun.jacquard("litmus", file, "--symmetry", "val");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.out()).contains("data races may have been missed", "(--symmetry none does)");
  }
}
