package dev.jacquard.lab;

import dev.jacquard.benchmarks.peers.Comparison;
import dev.jacquard.benchmarks.peers.ComparisonJson;
import dev.jacquard.benchmarks.peers.ComparisonOptions;
import dev.jacquard.benchmarks.peers.ComparisonText;
import dev.jacquard.benchmarks.peers.PeerBenchmarks;
import dev.jacquard.cli.Main;
import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard bench peers}: other tools and Jacquard on the same programs. */
@Command(
    name = "peers",
    description = {
      "Checks the same programs with Jacquard and other tools, in turn.",
      "Lincheck and VMLens are fetched by Maven the first time.",
      "LINCHECK_JAVA_HOME, VMLENS_JAVA_HOME: a JDK for them, if not that of Jacquard.",
      "FRAY_HOME, JPF_HOME, JMC_CLASS_PATH: where the others are, which are left out else."
    },
    mixinStandardHelpOptions = true)
final class BenchPeersCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "PROGRAM",
      arity = "0..*",
      description = "a part of a program's name; all programs if none is given")
  private List<String> names = List.of();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "5",
      description = "measure everything so often and take the median (default 5)")
  private OptionValues.Count rounds;

  @Option(
      names = "--max-executions",
      paramLabel = "N",
      defaultValue = "10000",
      description = "the bound that other tools get (default 10000)")
  private OptionValues.Count most;

  @Option(
      names = "--max-time",
      paramLabel = "TIME",
      defaultValue = "60s",
      description = "end a check that takes longer (default 60s)")
  private Duration limit;

  @Option(
      names = "--warm-up",
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "processor time to repeat checks before they are measured warm (default 10s)")
  private Duration warmUp;

  @Option(names = "--cold", description = "measure fresh JVMs only")
  private boolean cold;

  @Option(names = "--json", description = "one JSON object per program and tool")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    ComparisonOptions options =
        new ComparisonOptions(
            names, (int) rounds.value(), (int) most.value(), limit, cold ? Duration.ZERO : warmUp);
    for (String name : names) {
      if (options.titles().stream().noneMatch(title -> title.contains(name))) {
        throw new ParameterException(
            spec.commandLine(),
            "no program has '"
                + name
                + "' in its name; there are "
                + ComparisonOptions.allTitles());
      }
    }
    Comparison comparison =
        new PeerBenchmarks(jacquard(), peers(), System.getenv(), System.err).run(options);
    PrintWriter out = spec.commandLine().getOut();
    (json ? new ComparisonJson(comparison).lines() : new ComparisonText(comparison).lines())
        .forEach(out::println);
    out.flush();
    return (comparison.jacquardIsWrong() ? ExitCode.FAILURE_FOUND : ExitCode.CLEAN).code();
  }

  /** The command of the product, as {@code ./jacquard} starts it. */
  private static List<String> jacquard() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-Xshare:auto",
        "-cp",
        product().toString(),
        Main.class.getName());
  }

  /** The projects of the peers in the checkout that this jar was built in. */
  private static Path peers() {
    Path start = product();
    for (Path folder = start; folder != null; folder = folder.getParent()) {
      Path peers = folder.resolve("lab/benchmarks/peers");
      if (Files.isDirectory(peers)) {
        return peers;
      }
    }
    return start.resolveSibling("lab/benchmarks/peers");
  }

  /** Where the classes of the product are. */
  private static Path product() {
    try {
      return Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
