package dev.jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.check.Interruption;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @AfterEach
  void debugOff() {
    System.clearProperty("jacquard.debug");
  }

  @Test
  void versionNamesJacquardAndTheJvm() {
    assertThat(jacquard("--version")).isEqualTo(ExitCode.CLEAN.code());
    assertThat(out.toString()).startsWith("jacquard ").contains("Java " + Runtime.version());
  }

  @Test
  void helpListsEveryExitCode() {
    assertThat(jacquard("--help")).isEqualTo(ExitCode.CLEAN.code());
    assertThat(out.toString()).startsWith("Usage: jacquard");
    for (ExitCode exit : ExitCode.values()) {
      assertThat(out.toString()).containsPattern("\\b" + exit.code() + "\\s+" + exit.meaning());
    }
  }

  @Test
  void noCommandIsAUsageError() {
    assertThat(jacquard()).isEqualTo(ExitCode.USAGE.code());
    assertThat(err.toString().lines())
        .containsExactly(
            "jacquard: no command given", "Run 'jacquard --help' to see what it accepts.");
  }

  @Test
  void unknownOptionGetsOneSentenceAndAHint() {
    assertThat(jacquard("--vers")).isEqualTo(ExitCode.USAGE.code());
    assertThat(err.toString().lines())
        .containsExactly(
            "jacquard: unknown option '--vers'; did you mean '--version'?",
            "Run 'jacquard --help' to see what it accepts.");
  }

  @Test
  void unknownCommandIsAUsageError() {
    assertThat(jacquard("wiggle")).isEqualTo(ExitCode.USAGE.code());
    assertThat(err.toString()).startsWith("jacquard: unexpected argument 'wiggle'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"bench", "fuzz", "tables"})
  void commandsOnJacquardItselfArePartOfACheckout(String name) {
    assertThat(jacquard(name, "--programs", "3")).isEqualTo(ExitCode.USAGE.code());
    assertThat(err.toString().lines())
        .containsExactly(
            "jacquard: '%1$s' is part of a checkout of Jacquard: run './jacquard %1$s' there"
                .formatted(name));
  }

  @Test
  void hintNamesTheSubcommand() {
    assertThat(jacquard("throwing", "--wiggle")).isEqualTo(ExitCode.USAGE.code());
    assertThat(err.toString()).contains("Run 'jacquard throwing --help'");
  }

  @Test
  void exceptionIsAnInternalErrorInOneLine() {
    assertThat(jacquard("throwing")).isEqualTo(ExitCode.INTERNAL_ERROR.code());
    assertThat(err.toString().lines())
        .containsExactly(
            "internal error: java.lang.IllegalStateException: left is right; please report"
                + " (JACQUARD_DEBUG=1 shows the stack trace)");
  }

  @Test
  void errorOfTheJvmIsAnInternalErrorToo() {
    assertThat(jacquard("overflowing")).isEqualTo(ExitCode.INTERNAL_ERROR.code());
    assertThat(err.toString()).startsWith("internal error: java.lang.StackOverflowError");
  }

  @Test
  void debugShowsTheStackTrace() {
    System.setProperty("jacquard.debug", "");
    assertThat(jacquard("throwing")).isEqualTo(ExitCode.INTERNAL_ERROR.code());
    assertThat(err.toString())
        .contains("; please report")
        .contains("at " + Throwing.class.getName());
  }

  private int jacquard(String... args) {
    CommandLine command =
        Main.commandLine(Screen.NONE, new Interruption())
            .addSubcommand(new Throwing())
            .addSubcommand(new Overflowing())
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true));
    return Main.run(command, args);
  }

  @Command(name = "throwing")
  static class Throwing implements Callable<Integer> {
    @Override
    public Integer call() {
      throw new IllegalStateException("left is right");
    }
  }

  @Command(name = "overflowing")
  static class Overflowing implements Callable<Integer> {
    @Override
    public Integer call() {
      throw new StackOverflowError();
    }
  }
}
