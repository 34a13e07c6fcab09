package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Clerk;
import dev.jacquard.broker.desk.RunDesk;
import dev.jacquard.broker.desk.Seal;
import dev.jacquard.broker.desk.Shelf;
import dev.jacquard.broker.line.Access;
import dev.jacquard.broker.line.Exchange;
import dev.jacquard.check.Interruption;
import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code jacquard cluster serve}: keeps the searches of a cluster, until it is interrupted. */
@Command(
    name = "serve",
    description = "Keeps the searches of a cluster and leases parts of them to workers.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ServeCommand implements Callable<Integer> {
  private static final long BETWEEN_LOOKS = 200;

  private final Interruption interruption;

  @Spec private CommandSpec spec;

  @Option(
      names = "--bind",
      paramLabel = "HOST",
      defaultValue = "127.0.0.1",
      description =
          "the address of this machine at which others may call (default 127.0.0.1: nobody else);"
              + " any other one needs --user or --keys")
  private String host;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "7437",
      description = "the port (default 7437; 0: any that is free)")
  private int port;

  @Option(
      names = "--dir",
      paramLabel = "DIR",
      defaultValue = ".jacquard-cluster",
      description =
          "where the searches are kept, to go on with after a stop (default .jacquard-cluster)")
  private Path directory;

  @Option(
      names = "--broker",
      paramLabel = "URL",
      description = "an Artemis broker to use instead of one in this process")
  private Optional<String> broker;

  @Option(
      names = "--page",
      paramLabel = "PORT",
      description =
          "show how far all searches are on a page at this port, for browsers of this machine (0:"
              + " any port that is free)")
  private Optional<Integer> page;

  @Mixin private AccessOptions accessOptions;

  ServeCommand(Interruption interruption) {
    this.interruption = interruption;
  }

  @Override
  public Integer call() throws InterruptedException {
    Access access = accessOptions.value();
    if (broker.isEmpty()) {
      access
          .objection(host)
          .ifPresent(
              sentence -> {
                throw new ParameterException(spec.commandLine(), sentence);
              });
    }
    interruption.heed();
    try {
      Seal seal = Seal.in(directory);
      return serve(access, seal);
    } catch (IOException trouble) {
      spec.commandLine().getErr().println("jacquard: " + trouble.getMessage());
      return ExitCode.USAGE.code();
    }
  }

  private int serve(Access access, Seal seal) throws IOException, InterruptedException {
    try (Exchange exchange = exchange(access, seal)) {
      spec.commandLine()
          .getOut()
          .println("serving at " + exchange.url() + ", signing by the key " + seal.name());
      spec.commandLine().getOut().flush();
      return page.isPresent()
          ? withPage(page.get(), exchange, new Cluster(exchange.url(), access))
          : untilTheEnd(exchange);
    }
  }

  private int withPage(int pagePort, Exchange exchange, Cluster cluster)
      throws IOException, InterruptedException {
    try (Clerk clerk = cluster.clerk();
        LivePage shown = new LivePage(pagePort, new States(clerk)::json)) {
      spec.commandLine().getOut().println("showing it at " + shown.url());
      spec.commandLine().getOut().flush();
      return untilTheEnd(exchange);
    }
  }

  private int untilTheEnd(Exchange exchange) throws InterruptedException {
    while (!interruption.isRequested()) {
      Optional<Throwable> trouble = exchange.trouble(BETWEEN_LOOKS);
      if (trouble.isPresent()) {
        throw new IllegalStateException("the desk of the cluster is broken", trouble.get());
      }
    }
    return ExitCode.CLEAN.code();
  }

  private Exchange exchange(Access access, Seal seal) throws IOException {
    RunDesk desk = new RunDesk(new Shelf(directory.resolve("files")), seal, System::nanoTime);
    return broker.isPresent()
        ? Carriers.find().serve(broker.get(), access, desk)
        : Carriers.find().serve(host, port, access, directory.resolve("broker"), desk);
  }
}
