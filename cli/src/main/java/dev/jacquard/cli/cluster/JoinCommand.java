package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.desk.Shelf;
import dev.jacquard.broker.line.LineLostException;
import dev.jacquard.check.Interruption;
import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.kernel.Prose;
import dev.jacquard.worker.Service;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard cluster join}: gives a cluster workers, until it is interrupted. */
@Command(
    name = "join",
    description = "Gives a cluster workers of this machine, until it is interrupted.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class JoinCommand implements Callable<Integer> {
  private final Interruption interruption;
  private final Interpreter interpreter;
  private final Class<? extends Service> service;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "URL",
      defaultValue = ClusterCommand.HERE,
      description = "what cluster serve says (default " + ClusterCommand.HERE + ")")
  private String url;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description = "how many worker JVMs (default: as many as there are cores)")
  private Optional<OptionValues.Count> workers;

  @Option(
      names = "--seal",
      paramLabel = "HEX",
      description =
          "run only what was signed by the key of this SHA-256, which cluster serve says (default:"
              + " by the key of whoever serves at the URL)")
  private Optional<String> seal;

  @Mixin private AccessOptions accessOptions;

  JoinCommand(
      Interruption interruption, Interpreter interpreter, Class<? extends Service> service) {
    this.interruption = interruption;
    this.interpreter = interpreter;
    this.service = service;
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    Cluster cluster = new Cluster(url, accessOptions.value());
    int most =
        workers
            .map(count -> (int) Math.min(Integer.MAX_VALUE, count.value()))
            .orElse(Runtime.getRuntime().availableProcessors());
    interruption.heed();
    try {
      byte[] key = key(cluster);
      if (seal.isPresent() && !seal.get().equalsIgnoreCase(Shelf.hash(key))) {
        err.println("jacquard: " + url + " signs by another key than that of --seal");
        return ExitCode.USAGE.code();
      }
      Path files = Files.createTempDirectory("jacquard-files");
      spec.commandLine().getOut().println(Prose.count(most, "worker") + " for " + url);
      spec.commandLine().getOut().flush();
      new Station(
              cluster,
              new Jobs(key, new Shelf(files), interpreter, service),
              interruption,
              sentence -> {
                err.println("jacquard: " + sentence);
                err.flush();
              })
          .work(most);
      return ExitCode.CLEAN.code();
    } catch (LineLostException | IOException trouble) {
      err.println("jacquard: " + trouble.getMessage());
      return ExitCode.USAGE.code();
    }
  }

  private static byte[] key(Cluster cluster) throws LineLostException, InterruptedException {
    try (Clerk clerk = cluster.clerk()) {
      return clerk.key();
    }
  }
}
