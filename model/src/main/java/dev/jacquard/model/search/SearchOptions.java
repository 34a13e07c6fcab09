package dev.jacquard.model.search;

import dev.jacquard.model.store.HeapStore;
import dev.jacquard.model.store.StateStore;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * How to search.
 *
 * @param store makes the place where states are kept
 * @param partialOrder whether steps that may be taken alone are taken alone
 * @param onwards whether to go on after the first finding; each property is found once in any case
 */
public record SearchOptions(
    Supplier<StateStore> store,
    boolean partialOrder,
    boolean onwards,
    long maxStates,
    Duration maxTime,
    Watcher watcher) {

  /** Longer than anybody waits. */
  public static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

  /** All states, on the heap, up to the first finding. */
  public static SearchOptions standard() {
    return new SearchOptions(HeapStore::new, false, false, Long.MAX_VALUE, FOREVER, Watcher.NONE);
  }

  public SearchOptions withStore(Supplier<StateStore> other) {
    return new SearchOptions(other, partialOrder, onwards, maxStates, maxTime, watcher);
  }

  public SearchOptions withPartialOrder() {
    return new SearchOptions(store, true, onwards, maxStates, maxTime, watcher);
  }

  public SearchOptions withOnwards() {
    return new SearchOptions(store, partialOrder, true, maxStates, maxTime, watcher);
  }

  public SearchOptions withMaxStates(long most) {
    return new SearchOptions(store, partialOrder, onwards, most, maxTime, watcher);
  }

  public SearchOptions withMaxTime(Duration most) {
    return new SearchOptions(store, partialOrder, onwards, maxStates, most, watcher);
  }

  public SearchOptions withWatcher(Watcher other) {
    return new SearchOptions(store, partialOrder, onwards, maxStates, maxTime, other);
  }

  /** Somebody who wants to know how a search goes on, and may end it. */
  @FunctionalInterface
  public interface Watcher {
    Watcher NONE = (states, transitions, depth, waiting) -> true;

    /** Called every few thousand states; false ends the search, with the limit "interrupted". */
    boolean goOn(long states, long transitions, int depth, long waiting);
  }
}
