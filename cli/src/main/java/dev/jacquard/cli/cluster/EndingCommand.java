package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.desk.State;
import dev.jacquard.broker.line.LineLostException;
import dev.jacquard.cli.terminal.ExitCode;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Ends a search of a cluster in one way or another. */
abstract class EndingCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "SEARCH",
      description = "how cluster status calls it, or how that begins")
  private String search;

  @Parameters(
      index = "1",
      paramLabel = "URL",
      defaultValue = ClusterCommand.HERE,
      description = "what cluster serve says (default " + ClusterCommand.HERE + ")")
  private String url;

  @Mixin private AccessOptions accessOptions;

  /** Ends the search with this name. */
  abstract void end(Clerk clerk, String run) throws LineLostException, InterruptedException;

  @Override
  public Integer call() throws InterruptedException {
    try (Clerk clerk = new Clerk(Carriers.find().call(url, accessOptions.value()))) {
      List<String> meant =
          clerk.runs().stream().map(State::run).filter(run -> run.startsWith(search)).toList();
      if (meant.size() != 1) {
        return refuse(
            (meant.isEmpty() ? "no search" : "more than one search") + " begins with " + search);
      }
      end(clerk, meant.get(0));
      return ExitCode.CLEAN.code();
    } catch (LineLostException lost) {
      return refuse(lost.getMessage());
    }
  }

  private int refuse(String sentence) {
    spec.commandLine().getErr().println("jacquard: " + sentence);
    return ExitCode.USAGE.code();
  }
}
