package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.line.LineLostException;
import picocli.CommandLine.Command;

/** {@code jacquard cluster forget}: ends a search and all that is known of it. */
@Command(
    name = "forget",
    description = "Ends a search and removes what is known of it; the next one begins anew.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ForgetCommand extends EndingCommand {
  @Override
  void end(Clerk clerk, String run) throws LineLostException, InterruptedException {
    clerk.forget(run);
  }
}
