package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.line.LineLostException;
import picocli.CommandLine.Command;

/** {@code jacquard cluster stop}: ends a search, of which what is known can still be asked. */
@Command(
    name = "stop",
    description = "Ends a search; whoever waits for it is told what is known.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class StopCommand extends EndingCommand {
  @Override
  void end(Clerk clerk, String run) throws LineLostException, InterruptedException {
    clerk.stop(run);
  }
}
