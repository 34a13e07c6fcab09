package dev.jacquard.cli;

import dev.jacquard.model.Model;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchOptions.Watcher;
import dev.jacquard.model.search.SearchResult;
import dev.jacquard.model.store.HeapStore;
import dev.jacquard.model.store.StateStore;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Supplier;

/** How the states of a model are searched: what the options of a command ask for. */
record ModelSettings(
    Order order,
    StateSymmetry symmetry,
    boolean partialOrder,
    Store store,
    long maxStates,
    Duration maxTime,
    boolean onwards) {

  /** In which order states are visited. */
  enum Order {
    BFS;

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** How states are kept. */
  enum Store {
    HEAP;

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }

    Supplier<StateStore> supplier() {
      return switch (this) {
        case HEAP -> HeapStore::new;
      };
    }
  }

  boolean reduces() {
    return partialOrder || symmetry != StateSymmetry.NONE;
  }

  /** The same without any reduction. */
  ModelSettings plain() {
    return new ModelSettings(order, StateSymmetry.NONE, false, store, maxStates, maxTime, onwards);
  }

  SearchResult search(Model model, Watcher watcher) {
    return BreadthFirst.search(model, symmetry, options(watcher));
  }

  private SearchOptions options(Watcher watcher) {
    return new SearchOptions(store.supplier(), partialOrder, onwards, maxStates, maxTime, watcher);
  }
}
