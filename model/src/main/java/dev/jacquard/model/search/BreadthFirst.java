package dev.jacquard.model.search;

import dev.jacquard.model.Model;
import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.store.StateStore;

/**
 * Looks at states in the order of their distance from the initial ones, so that the paths it finds
 * are shortest (among those left by partial order reduction).
 *
 * <p>The store is the queue: states are expanded in the order of their numbers.
 */
public final class BreadthFirst extends Search {
  private final Parents parents = new Parents();
  private final Ample ample;
  private int depth;
  private int next;
  private int levelEnd;

  private BreadthFirst(Model model, StateSpace space, SearchOptions options, StateStore store) {
    super(model, space, options, store);
    this.ample = new Ample(store, this, number -> number < 0);
  }

  /** Searches the states of a model under a symmetry that it has. */
  public static SearchResult search(Model model, StateSymmetry symmetry, SearchOptions options) {
    return search(model, model.space(symmetry), options);
  }

  /**
   * Searches a space of a model. Paths are paths of the space; those of a {@link Quotient} are
   * lifted to its plain space.
   */
  public static SearchResult search(Model model, StateSpace space, SearchOptions options) {
    try (StateStore store = options.store().get()) {
      return new BreadthFirst(model, space, options, store).run();
    }
  }

  @Override
  boolean expandAll() {
    levelEnd = store.size();
    for (; tellAndGoOn(); next++) {
      if (next == store.size()) {
        return true;
      }
      if (next == levelEnd) {
        levelEnd = store.size();
        depth++;
      }
      if (!within(next)) {
        return false;
      }
      parents.next();
      store.forget(next);
      expand(next);
    }
    return false;
  }

  @Override
  void reached(int number, boolean fresh) {
    if (fresh) {
      parents.child();
    }
  }

  @Override
  int[] way(int number) {
    int length = 0;
    for (int at = number; at >= 0; at = parents.parent(at)) {
      length++;
    }
    int[] numbers = new int[length];
    for (int at = number; at >= 0; at = parents.parent(at)) {
      numbers[--length] = at;
    }
    return numbers;
  }

  @Override
  int depth() {
    return store.size() > levelEnd ? depth + 1 : depth;
  }

  @Override
  long bytes() {
    return parents.bytes();
  }

  @Override
  Ample ample() {
    return ample;
  }
}
