package dev.jacquard.cli.cluster;

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
      while (!interruption.isRequested()) {
        Optional<Throwable> trouble = exchange.trouble(BETWEEN_LOOKS);
        if (trouble.isPresent()) {
          throw new IllegalStateException("the desk of the cluster is broken", trouble.get());
        }
      }
      return ExitCode.CLEAN.code();
    }
  }

  private Exchange exchange(Access access, Seal seal) throws IOException {
    RunDesk desk = new RunDesk(new Shelf(directory.resolve("files")), seal, System::nanoTime);
    return broker.isPresent()
        ? Carriers.find().serve(broker.get(), access, desk)
        : Carriers.find().serve(host, port, access, directory.resolve("broker"), desk);
  }
}
