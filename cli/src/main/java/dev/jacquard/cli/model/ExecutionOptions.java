package dev.jacquard.cli.model;

import dev.jacquard.check.Shown;
import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.cli.option.ShrinkOption;
import dev.jacquard.cli.option.StepLimitOption;
import dev.jacquard.explore.option.Reduction;
import dev.jacquard.explore.option.Search;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Schedule;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for a model whose executions are run one by one. */
final class ExecutionOptions {
  private static final long USUAL_DRAWS = 1_000;
  private static final int USUAL_DEPTH = 3;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--executions",
      paramLabel = "N",
      description = "stop after N executions (random and pct: 1000 if not given)")
  private Optional<OptionValues.Count> executions;

  @Mixin private StepLimitOption steps;
  @Mixin private ShrinkOption shrinkOption;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "the seed of random and pct; nothing else is random")
  private Optional<Long> seed;

  @Option(
      names = "--replay",
      paramLabel = "STRING",
      description = "the one execution that a failure report named, with all its steps")
  private Optional<Schedule> replay;

  boolean replays() {
    return replay.isPresent();
  }

  /** Complains about options that say nothing to a search of states. */
  void rejectAll() {
    Stream.of("--executions", "--steps", "--seed", "--no-shrink")
        .filter(spec.commandLine().getParseResult()::hasMatchedOption)
        .findFirst()
        .ifPresent(
            name -> {
              throw new ParameterException(
                  spec.commandLine(),
                  name + " is for executions, but --search bfs and dfs visit states");
            });
  }

  int stepLimit() {
    return steps.value();
  }

  /** A replay is shown as it is. */
  Shown shown() {
    return replay.isPresent() ? Shown.AS_FOUND : shrinkOption.value();
  }

  Search search(ModelSearch kind, SymmetryReduction symmetry) {
    if (symmetry != SymmetryReduction.NONE && (replay.isPresent() || kind.draws())) {
      throw new ParameterException(
          spec.commandLine(),
          "--symmetry is for searches that come to an end, not for single runs");
    }
    if (replay.isPresent()) {
      return new Search.Replaying(replay.get());
    }
    if (!kind.draws()) {
      return new Search.Systematic(Reduction.valueOf(kind.name()), symmetry);
    }
    long start = seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(1_000_000_000));
    long draws = executions.map(OptionValues.Count::value).orElse(USUAL_DRAWS);
    return kind == ModelSearch.PCT
        ? new Search.Priorities(draws, USUAL_DEPTH, start)
        : new Search.Walks(draws, start);
  }

  Budget budget(ModelSearch kind, Optional<Duration> time) {
    return new Budget(
        time.orElse(Budget.UNLIMITED.time()),
        kind.draws()
            ? Budget.UNLIMITED.executions()
            : executions.map(OptionValues.Count::value).orElse(Budget.UNLIMITED.executions()));
  }
}
