package dev.jacquard.cli.model;

import dev.jacquard.model.Model;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.DepthFirst;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchOptions.Watcher;
import dev.jacquard.model.search.SearchResult;
import java.time.Duration;

/** How the states of a model are searched: what the options of a command ask for. */
record ModelSettings(
    ModelSearch order,
    StateSymmetry symmetry,
    boolean partialOrder,
    StoreChoice store,
    long maxStates,
    Duration maxTime,
    boolean onwards) {

  boolean reduces() {
    return partialOrder || symmetry != StateSymmetry.NONE;
  }

  /** The same without any reduction. */
  ModelSettings plain() {
    return new ModelSettings(order, StateSymmetry.NONE, false, store, maxStates, maxTime, onwards);
  }

  SearchResult search(Model model, Watcher watcher) {
    SearchOptions options = options(watcher);
    if (symmetry == StateSymmetry.ADAPTIVE && model instanceof Diagram diagram) {
      return diagram.adaptive(options);
    }
    return order == ModelSearch.BFS
        ? BreadthFirst.search(model, symmetry, options)
        : DepthFirst.search(model, symmetry, options);
  }

  SearchOptions options(Watcher watcher) {
    return new SearchOptions(store.supplier(), partialOrder, onwards, maxStates, maxTime, watcher);
  }

  /** Whether a search has seen everything, so that its counts say something of the whole. */
  boolean isWhole(SearchResult result) {
    return result.limits().isEmpty()
        && (onwards || result.findings().stream().allMatch(finding -> comesLast(finding.type())));
  }

  /** Some failures are known only when everything has been seen. */
  private static boolean comesLast(Finding.Type type) {
    return type == Finding.Type.SOMETIMES || type == Finding.Type.TEMPORAL;
  }
}
