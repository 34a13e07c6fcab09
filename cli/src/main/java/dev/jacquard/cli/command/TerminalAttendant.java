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

/** For the one check of a JVM: a line on its terminal, and the end of the JVM if it hangs. */
record TerminalAttendant(OutputOptions options, Screen screen, Duration patience)
    implements Attendant {
  @Override
  public Result attend(String program, JvmCheck check, Budget budget, Consumer<Result> report) {
    new Watchdog(patience, alarm -> giveUp(check, alarm, report)).start();
    return options.withProgress(program, screen, budget, check::run);
  }

  /** A thread at work can't be stopped: what is known is printed, and the JVM ends. */
  private static void giveUp(JvmCheck check, Alarm alarm, Consumer<Result> report) {
    Result result = check.known(Hang.inProgram(alarm));
    report.accept(result);
    Runtime.getRuntime().halt(CommandProcess.encoded(ExitCode.of(result).code()));
  }
}
