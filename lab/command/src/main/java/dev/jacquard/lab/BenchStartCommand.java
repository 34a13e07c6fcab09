package dev.jacquard.lab;

import dev.jacquard.benchmarks.start.StartBenchmark;
import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code jacquard bench start}: how long whole commands and tests take. */
@Command(
    name = "start",
    description =
        "Measures whole commands by the clock and by processor time, of this checkout and of others"
            + " in turn.",
    mixinStandardHelpOptions = true)
final class BenchStartCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--beside",
      paramLabel = "CHECKOUT",
      description = "the folder of another checkout, built, to measure beside this one")
  private List<Path> others = List.of();

  @Option(
      names = "--programs",
      description = "check programs of publications too, which takes some minutes")
  private boolean programs;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "9",
      description = "measure so often and take the medians (default ${DEFAULT-VALUE})")
  private OptionValues.Count rounds;

  @Override
  public Integer call() throws IOException {
    List<Path> checkouts = new ArrayList<>(List.of(Checkout.root()));
    others.forEach(other -> checkouts.add(other.toAbsolutePath()));
    for (Path checkout : checkouts) {
      if (!Files.isExecutable(checkout.resolve("jacquard"))) {
        throw new ParameterException(spec.commandLine(), "no checkout of Jacquard in " + checkout);
      }
    }
    new StartBenchmark(checkouts, (int) rounds.value(), programs).run(System.out);
    return ExitCode.CLEAN.code();
  }
}
