package dev.jacquard.lab;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.kernel.Prose;
import dev.jacquard.lab.chaos.ClusterChaos;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code jacquard fuzz cluster}: kills and stops processes that share a search. */
@Command(
    name = "cluster",
    description =
        "Has real processes share the search of a Java program, kills and stops them at random, and"
            + " compares what is counted with what there is; about a minute for each run.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class FuzzClusterCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "10",
      description = "how many searches (default ${DEFAULT-VALUE})")
  private OptionValues.Count runs;

  @Option(
      names = "--faults",
      paramLabel = "N",
      defaultValue = "6",
      description =
          "how many faults happen to each, as long as it lasts (default ${DEFAULT-VALUE})")
  private OptionValues.Count faults;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "where random faults begin; drawn and printed if not given")
  private Optional<Long> seed;

  @Override
  public Integer call() throws IOException, InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    long first = seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(1, 1_000_000_000));
    Path program = Hooked.location(ClusterChaos.class);
    ClusterChaos chaos = new ClusterChaos(Checkout.jar(), program, (int) faults.value());
    long exact = 0;
    for (long i = 0; i < runs.value(); i++) {
      ClusterChaos.Outcome outcome = chaos.run(first + i);
      exact += outcome.isExact() ? 1 : 0;
      out.println(
          "seed "
              + outcome.seed()
              + ": "
              + (outcome.isExact() ? "exact" : "WRONG, " + outcome.told())
              + " after "
              + Prose.count(outcome.faults().size(), "fault")
              + " "
              + outcome.faults());
      out.flush();
    }
    out.println(Prose.number(exact) + " of " + Prose.count(runs.value(), "run") + " exact");
    out.flush();
    return (exact == runs.value() ? ExitCode.CLEAN : ExitCode.FAILURE_FOUND).code();
  }
}
