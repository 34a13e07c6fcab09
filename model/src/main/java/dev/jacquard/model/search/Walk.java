package dev.jacquard.model.search;

import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import dev.jacquard.model.store.HeapStore;
import dev.jacquard.model.store.StateStore;
import dev.jacquard.model.store.StoreFullException;
import java.util.OptionalDouble;

/** The first states of a space, breadth first, reached only to be counted. */
final class Walk implements AutoCloseable {
  private final StateStore store = new HeapStore();
  private final StateSpace space;
  private boolean complete;

  /** Walks to all states, or until there are more than so many. */
  Walk(StateSpace space, int most) {
    this.space = space;
    Counting counting = new Counting(store);
    try {
      space.initial(counting);
      long[] buffer = new long[8];
      int next = 0;
      for (; next < store.size() && store.size() <= most; next++) {
        buffer = store.read(next, buffer);
        space.expand(buffer, store.length(next), counting);
      }
      complete = next == store.size();
    } catch (StoreFullException full) {
      complete = false;
    }
  }

  boolean complete() {
    return complete;
  }

  int size() {
    return store.size();
  }

  /** How many plain states the states stand for, if all were reached and that is known. */
  OptionalDouble plainStates() {
    Classes classes = new Classes(space, SearchOptions.standard());
    if (!complete || !classes.counted()) {
      return OptionalDouble.empty();
    }
    for (int i = 0; i < store.size(); i++) {
      classes.add(store.read(i, new long[8]), store.length(i));
    }
    return classes.plainStates();
  }

  @Override
  public void close() {
    store.close();
  }

  /** Counts different states. */
  record Counting(StateStore store) implements Successors {
    @Override
    public void step(int process, int action, long[] state, int length) {
      store.add(state, length);
    }

    @Override
    public void failure(int process, int action, String message) {}
  }
}
