package dev.jacquard.cli.model;

import dev.jacquard.cli.option.OptionValues;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.kernel.Prose;
import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.search.SearchOptions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how the states of a model are searched, and which of them go together. */
final class ModelSearchOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--search",
      paramLabel = "NAME",
      defaultValue = "bfs",
      description =
          "visit states: bfs (breadth first, default) or dfs (depth first); or run executions:"
              + " exhaustive, sleep, fg, source, optimal, stateful, random or pct")
  private ModelSearch order;

  @Option(
      names = "--symmetry",
      paramLabel = "NAME",
      defaultValue = "none",
      description =
          "states that are taken to be equal: none (default), heap, processes, full, adaptive")
  private StateSymmetry symmetry;

  @Option(
      names = "--partial-order",
      description = "take a step alone where that cannot make a difference")
  private boolean partialOrder;

  @Option(names = "--compare", description = "search without reductions as well, and compare")
  private boolean compare;

  @Option(
      names = "--store",
      paramLabel = "NAME",
      defaultValue = "heap",
      description =
          "where states are kept: heap (default), mapped (files) or compact (fingerprints)")
  private StoreChoice.Type store;

  @Option(
      names = "--max-memory",
      paramLabel = "SIZE",
      description = "the most memory for states, such as 500m or 2g (default: what the JVM has)")
  private Optional<OptionValues.Memory> maxMemory;

  @Option(names = "--max-states", paramLabel = "N", description = "stop after N states")
  private Optional<OptionValues.Count> maxStates;

  @Option(
      names = "--max-time",
      paramLabel = "TIME",
      description = "stop after this time, such as 500ms, 60s, 2m or 1h")
  private Optional<Duration> maxTime;

  @Option(names = "--continue", description = "do not stop at the first failure")
  private boolean onwards;

  boolean compare() {
    return compare;
  }

  /** The search asked for. */
  ModelSearch search() {
    return order;
  }

  Optional<Duration> maxTime() {
    return maxTime;
  }

  boolean onwards() {
    return onwards;
  }

  /** Complains about options that say nothing to a search of executions. */
  void rejectForExecutions() {
    Stream.of("--partial-order", "--compare", "--store", "--max-states", "--max-memory")
        .filter(spec.commandLine().getParseResult()::hasMatchedOption)
        .findFirst()
        .ifPresent(
            name -> {
              throw new ParameterException(
                  spec.commandLine(),
                  name
                      + " is for states, so it needs --search bfs or dfs; executions are not kept");
            });
  }

  /** Whether processes that are alike are interchangeable in executions. */
  SymmetryReduction symmetryOfExecutions() {
    reject(
        symmetry != StateSymmetry.NONE && symmetry != StateSymmetry.PROCESSES,
        () ->
            "--symmetry "
                + symmetry.label()
                + " is for states, so it needs --search bfs or dfs; executions know none and"
                + " processes");
    return symmetry == StateSymmetry.NONE ? SymmetryReduction.NONE : SymmetryReduction.VAL;
  }

  /** The search of states asked for; complains if the model does not have it. */
  ModelSettings settings(Model model) {
    reject(!model.symmetries().contains(symmetry), () -> noSymmetry(model));
    boolean adaptive = symmetry == StateSymmetry.ADAPTIVE;
    reject(
        adaptive && partialOrder,
        () -> "--symmetry adaptive cannot be combined with --partial-order");
    reject(
        adaptive && order == ModelSearch.DFS,
        () -> "--symmetry adaptive is breadth first, so it cannot be combined with --search dfs");
    reject(
        adaptive && model.properties().stream().anyMatch(Property.Temporal.class::isInstance),
        () -> "--symmetry adaptive does not keep temporal properties, and this model has some");
    reject(
        adaptive && (store != StoreChoice.Type.HEAP || maxMemory.isPresent()),
        () ->
            "--symmetry adaptive keeps its states in a way of its own, without --store or"
                + " --max-memory");
    return new ModelSettings(
        order,
        symmetry,
        partialOrder,
        new StoreChoice(
            store, maxMemory.stream().mapToLong(OptionValues.Memory::bytes).findFirst()),
        maxStates.map(OptionValues.Count::value).orElse(Long.MAX_VALUE),
        maxTime.orElse(SearchOptions.FOREVER),
        onwards);
  }

  private String noSymmetry(Model model) {
    List<String> known = model.symmetries().stream().sorted().map(StateSymmetry::label).toList();
    return "this model cannot be searched with --symmetry "
        + symmetry.label()
        + ", but with "
        + Prose.or(known);
  }

  private void reject(boolean wrong, Supplier<String> sentence) {
    if (wrong) {
      throw new ParameterException(spec.commandLine(), sentence.get());
    }
  }
}
