package dev.jacquard.cli.cluster;

import dev.jacquard.check.Interruption;
import dev.jacquard.worker.Service;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code jacquard cluster}: what machines do that share searches. */
@Command(
    name = "cluster",
    description = "Shares searches among machines: serve, join, status, stop and forget.",
    mixinStandardHelpOptions = true)
public final class ClusterCommand implements Callable<Integer> {
  /** Where a cluster is that nobody else may call. */
  public static final String HERE = "tcp://127.0.0.1:7437";

  @Spec private CommandSpec spec;

  private ClusterCommand() {}

  /**
   * The command with its own subcommands.
   *
   * @param interpreter knows what the words of check mean
   * @param service explores parts of a search in a worker JVM
   */
  public static CommandLine of(
      Interruption interruption, Interpreter interpreter, Class<? extends Service> service) {
    return new CommandLine(new ClusterCommand())
        .addSubcommand(new ServeCommand(interruption))
        .addSubcommand(new JoinCommand(interruption, interpreter, service))
        .addSubcommand(new StatusCommand(interruption))
        .addSubcommand(new StopCommand())
        .addSubcommand(new ForgetCommand());
  }

  /** Called when none of its subcommands is named. */
  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "say serve, join, status, stop or forget");
  }
}
