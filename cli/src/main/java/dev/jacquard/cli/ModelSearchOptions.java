package dev.jacquard.cli;

import dev.jacquard.model.Model;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.report.Prose;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
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
      description = "bfs (breadth first, default)")
  private ModelSettings.Order order;

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
      description = "where states are kept: heap (default)")
  private ModelSettings.Store store;

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

  /** The search asked for; complains if the model does not have it. */
  ModelSettings settings(Model model) {
    if (!model.symmetries().contains(symmetry)) {
      List<String> known = model.symmetries().stream().sorted().map(StateSymmetry::label).toList();
      throw new ParameterException(
          spec.commandLine(),
          "this model cannot be searched with --symmetry "
              + symmetry.label()
              + ", but with "
              + Prose.or(known));
    }
    return new ModelSettings(
        order,
        symmetry,
        partialOrder,
        store,
        maxStates.map(OptionValues.Count::value).orElse(Long.MAX_VALUE),
        maxTime.orElse(SearchOptions.FOREVER),
        onwards);
  }
}
