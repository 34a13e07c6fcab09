package dev.jacquard.lab;

import dev.jacquard.benchmarks.FlatMemory;
import dev.jacquard.benchmarks.LearnedSpeed;
import dev.jacquard.benchmarks.LitmusSpeed;
import dev.jacquard.benchmarks.cluster.ClusterMemory;
import dev.jacquard.benchmarks.cluster.ClusterSpeed;
import dev.jacquard.benchmarks.costs.CostsBenchmark;
import dev.jacquard.benchmarks.guard.GuardBenchmark;
import dev.jacquard.benchmarks.jvm.JvmBenchmarks;
import dev.jacquard.benchmarks.jvm.Workload;
import dev.jacquard.benchmarks.jvm.WorkloadMemory;
import dev.jacquard.benchmarks.learned.LearnedJvmSpeed;
import dev.jacquard.benchmarks.learned.program.LearnedPrograms;
import dev.jacquard.benchmarks.model.ModelSpeed;
import dev.jacquard.benchmarks.paper.PaperPrograms;
import dev.jacquard.benchmarks.path.PathBenchmarks;
import dev.jacquard.benchmarks.profile.ProfileBenchmark;
import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.terminal.ExitCode;
import dev.jacquard.explore.option.SymmetryReduction;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code jacquard bench}: measures the exploration on this machine. */
@Command(
    name = "bench",
    description = "Measures how fast the exploration is, or whether its memory stays flat.",
    mixinStandardHelpOptions = true,
    subcommands = {
      BenchCompareCommand.class,
      BenchJsr166Command.class,
      BenchPeersCommand.class,
      BenchStartCommand.class
    })
final class BenchCommand implements Callable<Integer> {
  /** What can be measured. */
  enum Measurement {
    LITMUS,
    LEARNED,
    LEARNED_JVM,
    MEMORY,
    MODELS,
    JVM,
    COSTS,
    GUARD,
    PROFILE,
    CLUSTER,
    CLUSTER_MEMORY;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** How the word for a measurement is read. */
  static final class MeasurementWord implements ITypeConverter<Measurement> {
    @Override
    public Measurement convert(String word) {
      return OptionValues.choice(Measurement.values(), word);
    }
  }

  /** What can be measured of one program. */
  private static final Set<Measurement> OF_PROGRAMS =
      EnumSet.of(
          Measurement.LEARNED_JVM,
          Measurement.MEMORY,
          Measurement.COSTS,
          Measurement.PROFILE,
          Measurement.CLUSTER);

  private static final Duration TO_PROFILE = Duration.ofSeconds(10);
  private static final Duration TO_MEASURE = Duration.ofSeconds(3);
  private static final Duration TO_LEARN = Duration.ofSeconds(20);

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "WHAT",
      arity = "0..1",
      converter = MeasurementWord.class,
      description =
          "litmus: executions per second; learned: steps per second of what was learned of litmus"
              + " programs; learned-jvm: how much of Java programs has to be run if their threads"
              + " are learned, half an hour; memory: heap over ten million executions; models:"
              + " states per second, beside SPIN; jvm: Java programs, some minutes; costs: what"
              + " hooks cost and what executions are made of, some minutes; guard: the ratios that"
              + " the build holds to limits; profile: the methods in which an exploration spends"
              + " its time; cluster: how well searches are shared by many workers, by simulation,"
              + " an hour; cluster-memory: what is kept of a search that 64 workers share")
  private Measurement what;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "PROGRAM",
      description =
          "profile, costs, memory, learned-jvm: the program of a publication, and its sizes, such"
              + " as indexer 12")
  private List<String> program = List.of();

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description =
          "profile, costs: processor time for each thing that is measured (default: 10s, 3s);"
              + " learned-jvm: time for each exploration (default: 20s)")
  private Optional<Duration> time = Optional.empty();

  @Option(
      names = "--symmetry",
      paramLabel = "NAME",
      description = "profile, costs, memory: val, rf, or none (default)")
  private SymmetryReduction symmetry = SymmetryReduction.NONE;

  @Option(
      names = "--executions",
      paramLabel = "N",
      description = "memory, cluster-memory: so many executions (default: ten million)")
  private OptionValues.Count executions = new OptionValues.Count(10_000_000);

  @Option(
      names = "--plots",
      paramLabel = "DIR",
      description = "cluster: where a picture of it goes, as SVG")
  private Optional<Path> plots = Optional.empty();

  @Override
  public Integer call() throws IOException {
    if (what == null) { // not required by the parser, since a subcommand needs no such word
      throw new ParameterException(
          spec.commandLine(),
          "say what to measure: litmus, learned, learned-jvm, memory, models, jvm, costs, guard,"
              + " profile, cluster, cluster-memory, compare, peers or start");
    }
    if (!OF_PROGRAMS.contains(what) && !program.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "'bench " + what + "' takes no program: '" + program.get(0) + "'");
    }
    return switch (what) {
      case LITMUS -> {
        new LitmusSpeed().run(System.out);
        yield ExitCode.CLEAN.code();
      }
      case LEARNED -> {
        new LearnedSpeed().run(System.out);
        yield ExitCode.CLEAN.code();
      }
      case LEARNED_JVM -> {
        learn(new LearnedJvmSpeed(System.out, time.orElse(TO_LEARN)));
        yield ExitCode.CLEAN.code();
      }
      case MEMORY -> (isFlat() ? ExitCode.CLEAN : ExitCode.FAILURE_FOUND).code();
      case MODELS -> {
        new ModelSpeed().run(System.out);
        yield ExitCode.CLEAN.code();
      }
      case JVM -> {
        new JvmBenchmarks(System.out).run();
        System.out.printf("%n---- what hooks cost%n");
        PathBenchmarks.run(System.out);
        yield ExitCode.CLEAN.code();
      }
      case COSTS -> {
        costs(new CostsBenchmark(System.out), time.orElse(TO_MEASURE));
        yield ExitCode.CLEAN.code();
      }
      case GUARD -> {
        GuardBenchmark.print(System.out);
        yield ExitCode.CLEAN.code();
      }
      case PROFILE -> {
        new ProfileBenchmark(workload(), time.orElse(TO_PROFILE)).run(System.out);
        yield ExitCode.CLEAN.code();
      }
      case CLUSTER_MEMORY ->
          (new ClusterMemory(executions.value()).run(System.out)
                  ? ExitCode.CLEAN
                  : ExitCode.FAILURE_FOUND)
              .code();
      case CLUSTER -> {
        share(new ClusterSpeed(System.out));
        yield ExitCode.CLEAN.code();
      }
    };
  }

  private boolean isFlat() throws IOException {
    return program.isEmpty()
        ? new FlatMemory().run(System.out)
        : new WorkloadMemory(workload(), executions.value()).run(System.out);
  }

  private void learn(LearnedJvmSpeed speed) throws IOException {
    if (program.isEmpty()) {
      speed.run();
      return;
    }
    try {
      LearnedPrograms.named(program);
    } catch (IllegalArgumentException mistake) {
      throw new ParameterException(spec.commandLine(), mistake.getMessage(), mistake);
    }
    speed.run(List.of(String.join(" ", program)));
  }

  private void share(ClusterSpeed speed) throws IOException {
    if (program.isEmpty()) {
      speed.run();
    } else {
      try {
        speed.run(program);
      } catch (IllegalArgumentException mistake) {
        throw new ParameterException(spec.commandLine(), mistake.getMessage(), mistake);
      }
    }
    if (plots.isPresent()) {
      System.out.println(speed.plot(plots.get()));
    }
  }

  private void costs(CostsBenchmark costs, Duration each) throws IOException {
    if (program.isEmpty()) {
      costs.run(each);
    } else {
      costs.run(workload(), each);
    }
  }

  private Workload workload() {
    if (program.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "which program? One of "
              + String.join(", ", PaperPrograms.names())
              + ", and its sizes, such as 'bench profile indexer 12'");
    }
    try {
      return Workload.checked(program.get(0), program.subList(1, program.size()), symmetry);
    } catch (IllegalArgumentException mistake) {
      throw new ParameterException(spec.commandLine(), mistake.getMessage(), mistake);
    }
  }
}
