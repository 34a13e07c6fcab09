package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.desk.State;
import dev.jacquard.broker.line.LineLostException;
import dev.jacquard.cli.terminal.ExitCode;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard cluster status}: tells how far the searches of a cluster are. */
@Command(
    name = "status",
    description = "Tells how far the searches of a cluster are, and who works for them.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class StatusCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "URL",
      defaultValue = ClusterCommand.HERE,
      description = "what cluster serve says (default " + ClusterCommand.HERE + ")")
  private String url;

  @Mixin private AccessOptions accessOptions;

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    try (Clerk clerk = new Clerk(Carriers.find().call(url, accessOptions.value()))) {
      List<State> runs = clerk.runs();
      runs.forEach(state -> out.println(StateText.line(state)));
      if (runs.isEmpty()) {
        out.println("no searches");
      }
      return ExitCode.CLEAN.code();
    } catch (LineLostException lost) {
      spec.commandLine().getErr().println("jacquard: " + lost.getMessage());
      return ExitCode.USAGE.code();
    }
  }
}
