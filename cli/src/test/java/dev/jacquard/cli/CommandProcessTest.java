package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.InterruptHandler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The command as a user starts it: a JVM that starts another one. */
@Timeout(60)
class CommandProcessTest {
  private static final String CLASSES = "target/test-classes";
  private static final String PROGRAMS = "dev.jacquard.cli.programs.";

  @Test
  void doctorFindsControlHere() throws Exception {
    CommandRun run = WorkerRun.jacquard("doctor");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("JDK ").contains("all well").doesNotContain("WRONG");
    assertThat(run.out().lines().filter(line -> line.startsWith("ok "))).hasSize(10);
    assertThat(run.exit()).isEqualTo(ExitCode.CLEAN.code());
  }

  @Test
  void endlessLoopIsNamedByItsLine() throws Exception {
    CommandRun run =
        WorkerRun.jacquard(
            "check", "-cp", CLASSES, PROGRAMS + "Trouble#endless", "--patience", "500ms", "--json");
    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isEqualTo(ExitCode.NOT_CONTROLLABLE.code());
    assertThat(CommandRun.parse(run.out()).get("verdict").asText()).isEqualTo("incomplete");
    assertThat(CommandRun.parse(run.out()).get("notControlled").get(0).asText())
        .startsWith("no visible step for ")
        .contains("endless(Trouble.java:")
        .doesNotContain("at dev.jacquard.worker");
  }

  @Test
  void callThatWouldWaitIsNamedBeforeItDoes() throws Exception {
    CommandRun run =
        WorkerRun.jacquard(
            "check", "-cp", CLASSES, PROGRAMS + "Trouble#accept", "--patience", "1s");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.out())
        .contains(": incomplete: 0 executions")
        .contains("  why: not controlled: waiting for a connection to a socket at ")
        .contains("Trouble.accept (Trouble.java:", "the thread 'main' would wait");
  }

  @Test
  void timeIsOverEvenIfAnExecutionTakesStepsWithoutEnd() throws Exception {
    CommandRun run = limited("Trouble#steps");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
    assertThat(run.out())
        .contains("  why: the time was over before the first execution came to its end")
        .contains("main was at work", "steps(Trouble.java:");
  }

  @Test
  void failureIsToldEvenIfALaterExecutionDoesNotEnd() throws Exception {
    CommandRun run = limited("Trouble#failsOrSteps", "--continue");
    assertThat(run.exit()).isEqualTo(ExitCode.FAILURE_FOUND.code());
    assertThat(run.out())
        .contains("AssertionError: not told", "replay: ")
        .contains("the time was over before the search, after 1 execution came to its end");
  }

  private static CommandRun limited(String program, String... more) throws Exception {
    List<String> words = new ArrayList<>(List.of("check", "-cp", CLASSES, PROGRAMS + program));
    words.addAll(List.of("--budget", "500ms", "--steps", "10000000"));
    words.addAll(List.of(more));
    return WorkerRun.jacquard(words.toArray(new String[0]));
  }

  @Test
  void classThatTheJvmRefusesIsNoVerdict() throws Exception {
    CommandRun run = WorkerRun.jacquard("check", "-cp", CLASSES, PROGRAMS + "Trouble#unverifiable");
    assertThat(run.exit()).isEqualTo(ExitCode.NOT_CONTROLLABLE.code());
    assertThat(run.out())
        .contains("  why: the class Bad can't be controlled: the JVM refuses it:")
        .contains("java.lang.VerifyError");
  }

  @Test
  void crashOfTheJvmIsNoVerdict() throws Exception {
    CommandRun run = WorkerRun.jacquard("check", "-cp", CLASSES, PROGRAMS + "Trouble#crash");
    assertThat(run.exit()).isEqualTo(ExitCode.NOT_CONTROLLABLE.code());
    assertThat(run.err())
        .contains("jacquard: the JVM in which the program ran crashed (signal 6)")
        .containsPattern("the JVM says more in .*jacquard-crash-\\d+\\.log");
    Path log = Path.of(run.err().replaceAll("(?s).* says more in (\\S+\\.log).*", "$1"));
    Files.delete(log);
  }

  @Test
  void interruptedSearchTellsWhatItFound(@TempDir Path folder) throws Exception {
    Path begun = folder.resolve("begun");
    Process jacquard =
        WorkerRun.started(
            "check",
            "-cp",
            CLASSES,
            PROGRAMS + "Counters",
            "--checkpoint",
            folder.resolve("saved").toString(),
            "--",
            "6",
            "6",
            begun.toString());
    while (!Files.exists(begun) && jacquard.isAlive()) {
      Thread.onSpinWait();
    }
    jacquard.toHandle().destroy();
    CommandRun run = WorkerRun.finished(jacquard);
    assertThat(run.out()).contains(": incomplete: ", "  why: interrupted");
    assertThat(run.err())
        .isEqualTo(
            "jacquard: go on with ./jacquard check -cp "
                + CLASSES
                + " "
                + PROGRAMS
                + "Counters --resume "
                + folder.resolve("saved")
                + " -- 6 6 "
                + begun
                + "\n");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
  }

  @Test
  void interruptEndsASearchWithItsVerdict(@TempDir Path folder) throws Exception {
    assumeThat(isInterruptHeeded()).isTrue();
    Path begun = folder.resolve("begun");
    Process jacquard =
        WorkerRun.started(
            "check", "-cp", CLASSES, PROGRAMS + "Counters", "--", "6", "6", begun.toString());
    while (!Files.exists(begun) && jacquard.isAlive()) {
      Thread.onSpinWait();
    }
    interrupt(jacquard);
    CommandRun run = WorkerRun.finished(jacquard);
    assertThat(run.out()).contains(": incomplete: ", "  why: interrupted");
    assertThat(run.exit()).isEqualTo(ExitCode.INCOMPLETE.code());
  }

  @Test
  void whoInsistsNeedNotWaitForAnExecutionThatNeverEnds() throws Exception {
    assumeThat(isInterruptHeeded()).isTrue();
    Process jacquard =
        WorkerRun.started(
            "check", "-cp", CLASSES, PROGRAMS + "Trouble#endless", "--patience", "1h");
    do {
      interrupt(jacquard);
    } while (!jacquard.waitFor(1, TimeUnit.SECONDS));
    assertThat(jacquard.exitValue()).isEqualTo(InterruptHandler.ENDED_BY_INTERRUPT);
  }

  private static void interrupt(Process process) throws Exception {
    new ProcessBuilder("kill", "-INT", "" + process.pid()).start().waitFor();
  }

  /** What is started in the background by a script ignores Ctrl-C, and so do its children. */
  private static boolean isInterruptHeeded() throws IOException {
    Path status = Path.of("/proc/self/status");
    return Files.exists(status)
        && Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .noneMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
  }

  @Test
  void classOfANewerJavaIsExplained(@TempDir Path folder) throws Exception {
    newer(Path.of(CLASSES, "dev/jacquard/cli/programs/Counters.class"), folder);
    CommandRun run = WorkerRun.jacquard("check", "-cp", folder.toString(), PROGRAMS + "Counters");
    assertThat(run.err()).contains("Counters was compiled for a newer Java than this JVM");
    assertThat(run.exit()).isEqualTo(ExitCode.USAGE.code());
  }

  /** Copies a class file, as a compiler of the far future would write it. */
  private static void newer(Path file, Path folder) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[7] = (byte) 200; // the low byte of the major version
    Path copy = folder.resolve(Path.of(CLASSES).relativize(file));
    Files.createDirectories(copy.getParent());
    Files.write(copy, bytes);
  }
}
