package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** One command on several programs, as a user starts it. */
@Timeout(120)
class SeveralProgramsTest {
  private static final String PROGRAMS = "dev.jacquard.cli.programs.";
  private static final String COUNTERS = PROGRAMS + "Counters";
  private static final String DEADLOCK = PROGRAMS + "Account#opposite";
  private static final String ENDLESS = PROGRAMS + "Trouble#endless";
  private static final String CRASH = PROGRAMS + "Trouble#crash";

  @TempDir private Path folder;

  private static CommandRun check(String... words) throws IOException, InterruptedException {
    return WorkerRun.jacquard(
        Stream.concat(Stream.of("check", "-cp", "target/test-classes"), Stream.of(words))
            .toArray(String[]::new));
  }

  /** The lines that name a program and its verdict. */
  private static List<String> verdicts(CommandRun run) {
    return run.out()
        .lines()
        .filter(line -> line.startsWith(PROGRAMS))
        .map(line -> line.replaceAll("^(\\S+: \\w+):.*", "$1"))
        .toList();
  }

  @Test
  void eachIsToldAsIfItWereAloneInTheOrderOfTheWords() throws Exception {
    CommandRun run = check(DEADLOCK, COUNTERS, "--jobs", "2");
    assertThat(withoutCosts(run))
        .isEqualTo(withoutCosts(check(DEADLOCK)) + withoutCosts(check(COUNTERS)));
    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
  }

  private static String withoutCosts(CommandRun run) {
    return JvmCaseTest.withoutCosts(run.out());
  }

  @Test
  void whatHangsOrCrashesKeepsNobodyFromTheOthers() throws Exception {
    CommandRun run =
        check(ENDLESS, COUNTERS, CRASH, COUNTERS, "--patience", "500ms", "--jobs", "1");
    assertThat(verdicts(run))
        .containsExactly(
            ENDLESS + ": incomplete", COUNTERS + ": complete", COUNTERS + ": complete");
    assertThat(run.out()).contains("  why: no visible step for ", "endless(Trouble.java:");
    assertThat(run.err())
        .startsWith(
            "jacquard: " + CRASH + ": the worker JVM ended before it answered, exit code 134")
        .contains("; the VM crashed, see ", ", so nothing is known of the program");
    assertThat(run.exit()).isEqualTo(ExitCode.NOT_CONTROLLABLE.code());
    Files.delete(Path.of(run.err().replaceAll("(?s).* see (\\S+\\.log).*", "$1")));
  }

  @Test
  void allGetTheArgumentsBehindTheirNames() throws Exception {
    CommandRun run = check(COUNTERS, COUNTERS, "--json", "--", "2", "1");
    assertThat(run.out().lines())
        .hasSize(2)
        .allSatisfy(
            line -> assertThat(CommandRun.parse(line).get("executions").asInt()).isEqualTo(1));
  }

  @Test
  void filesHaveAllPrograms() throws Exception {
    Path xml = folder.resolve("results.xml");
    check(COUNTERS, DEADLOCK, "--junit-xml", xml.toString(), "--page", folder.toString());
    assertThat(Files.readString(xml)).contains("tests=\"2\"", "failures=\"1\"", "errors=\"0\"");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("results.xml", DEADLOCK.replace('#', '.') + ".html");
    }
  }

  @Test
  void mistakeInOneNameIsToldBesideTheOthers() throws Exception {
    CommandRun run = check(COUNTERS, PROGRAMS + "Nobody");
    assertThat(verdicts(run)).containsExactly(COUNTERS + ": complete");
    assertThat(run.err()).contains("jacquard: there is no class " + PROGRAMS + "Nobody");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
  }

  @Test
  void checkpointsAndSinglePagesAreForOneProgram() throws Exception {
    assertThat(check(COUNTERS, DEADLOCK, "--checkpoint", "x").err())
        .startsWith("jacquard: --checkpoint and --resume are for the search of one program\n");
    assertThat(check(COUNTERS, DEADLOCK, "--page", "x.html").err())
        .startsWith("jacquard: --page names a directory if there are several programs\n");
  }

  @Test
  void interruptEndsAllWithWhatIsKnown() throws Exception {
    Path begun = folder.resolve("begun");
    Process jacquard =
        WorkerRun.started(
            "check",
            "-cp",
            "target/test-classes",
            COUNTERS,
            COUNTERS,
            "--jobs",
            "1",
            "--",
            "6",
            "6",
            begun.toString());
    while (!Files.exists(begun) && jacquard.isAlive()) {
      Thread.onSpinWait();
    }
    jacquard.toHandle().destroy();
    CommandRun run = WorkerRun.finished(jacquard);
    assertThat(verdicts(run)).containsExactly(COUNTERS + ": incomplete", COUNTERS + ": incomplete");
    assertThat(run.out()).contains("  why: interrupted");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
  }
}
