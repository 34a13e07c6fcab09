package dev.jacquard.lab;

import dev.jacquard.benchmarks.compare.Build;
import dev.jacquard.benchmarks.compare.BuildComparison;
import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.jvm.Workload;
import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.explore.option.SymmetryReduction;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard bench compare}: two builds of Jacquard on the same programs, in turn. */
@Command(
    name = "compare",
    description = {
      "Measures two builds of Jacquard in turn: processor time per execution, medians, ratios.",
      "Without a program: the small programs of 'bench jvm', sections 4 3 and indexer 12."
    },
    mixinStandardHelpOptions = true)
final class BenchCompareCommand implements Callable<Integer> {
  private static final List<Workload> USUAL =
      List.of(workload(List.of("sections", "4", "3")), workload(List.of("indexer", "12")));

  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "PROGRAM",
      description = "the program of a publication, and its sizes, such as indexer 12")
  private List<String> program = List.of();

  @Option(
      names = "--before",
      required = true,
      paramLabel = "JAR",
      description =
          "lab/command/target/jacquard-lab.jar of another checkout, or a jacquard.jar that has"
              + " 'bench' inside")
  private Path before;

  @Option(
      names = "--after",
      paramLabel = "JAR",
      description = "the same of the build to compare with it (default: this one)")
  private Optional<Path> after = Optional.empty();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "7",
      description = "measure both so often and take the medians (default ${DEFAULT-VALUE})")
  private OptionValues.Count rounds;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      defaultValue = "3s",
      description = "processor time for a program in a round (default ${DEFAULT-VALUE})")
  private Duration time;

  @Override
  public Integer call() throws IOException {
    BuildComparison comparison =
        new BuildComparison(
            build(before),
            build(after.orElseGet(() -> Hooked.location(BuildComparison.class))),
            (int) rounds.value(),
            time);
    comparison.run(program.isEmpty(), workloads(), System.out);
    return ExitCode.CLEAN.code();
  }

  private Build build(Path jar) {
    if (!Files.isRegularFile(jar)) {
      throw new ParameterException(spec.commandLine(), "no jar " + jar);
    }
    return new Build(jar);
  }

  private List<Workload> workloads() {
    try {
      return program.isEmpty() ? USUAL : List.of(workload(program));
    } catch (IllegalArgumentException mistake) {
      throw new ParameterException(spec.commandLine(), mistake.getMessage(), mistake);
    }
  }

  private static Workload workload(List<String> words) {
    return Workload.checked(words.get(0), words.subList(1, words.size()), SymmetryReduction.NONE);
  }
}
