package dev.jacquard.cli.command;

import dev.jacquard.check.jvm.JvmCheck;
import dev.jacquard.cli.option.OutputOptions;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.cli.terminal.Screen;
import dev.jacquard.kernel.Budget;
import dev.jacquard.report.Result;
import dev.jacquard.worker.watch.Alarm;
import dev.jacquard.worker.watch.Watchdog;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * For the checks of a JVM, one after the other: a line on its terminal, and the end of the JVM if
 * one hangs. There is one watchdog, which knows the check that is under way.
 */
final class TerminalAttendant implements Attendant {
  private final OutputOptions options;
  private final Screen screen;
  private final Duration patience;
  private volatile Consumer<Alarm> giveUp;

  TerminalAttendant(OutputOptions options, Screen screen, Duration patience) {
    this.options = options;
    this.screen = screen;
    this.patience = patience;
  }

  @Override
  public Result attend(String program, JvmCheck check, Budget budget, Consumer<Result> report) {
    boolean watched = giveUp != null;
    giveUp = alarm -> giveUp(check, alarm, report);
    if (!watched) {
      new Watchdog(patience, alarm -> giveUp.accept(alarm)).start();
    }
    return options.withProgress(program, screen, budget, check::run);
  }

  /** A thread at work can't be stopped: what is known is printed, and the JVM ends. */
  private static void giveUp(JvmCheck check, Alarm alarm, Consumer<Result> report) {
    Result result = check.known(Hang.inProgram(alarm));
    report.accept(result);
    Runtime.getRuntime().halt(CommandProcess.encoded(ExitCode.of(result).code()));
  }
}
