package dev.jacquard.model.search;

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

  /** Somebody who wants to know how a search goes on, and may end it. */
  @FunctionalInterface
  public interface Watcher {
    Watcher NONE = (states, transitions, depth, waiting) -> true;

    /** Called every few thousand states; false ends the search, with the limit "stopped". */
    boolean goOn(long states, long transitions, int depth, long waiting);
  }
}
