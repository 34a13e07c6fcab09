package dev.jacquard.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The {@code jacquard} command, which finds the subcommand and turns its end into an exit code. */
@Command(
    name = "jacquard",
    description = "Explores the interleavings of multithreaded programs.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    exitCodeListHeading = "%nExit codes:%n")
public final class Main implements Callable<Integer> {
  @Spec private CommandSpec spec;

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(commandLine(), args));
  }

  /** The parser with every subcommand, and with our own words for errors. */
  static CommandLine commandLine() {
    CommandLine command = new CommandLine(new Main());
    command.getCommandSpec().usageMessage().exitCodeList(ExitCode.meanings());
    return command
        .setParameterExceptionHandler(new UsageError())
        .setExecutionExceptionHandler(new BugReport());
  }

  /** Runs the command; whatever is thrown, even an {@link Error}, ends as an exit code. */
  static int run(CommandLine command, String... args) {
    try {
      return command.execute(args);
    } catch (Throwable bug) {
      return BugReport.report(bug, command.getErr());
    }
  }

  /** Called when no subcommand is named. */
  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "no command given");
  }
}
