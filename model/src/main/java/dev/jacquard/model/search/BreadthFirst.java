package dev.jacquard.model.search;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import dev.jacquard.model.store.StateStore;
import dev.jacquard.model.store.StoreFullException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Looks at states in the order of their distance from the initial ones, so that the paths it finds
 * are shortest (among those left by partial order reduction).
 *
 * <p>The store is the queue: states are expanded in the order of their numbers.
 */
public final class BreadthFirst implements Successors {
  private final StateSpace space;
  private final SearchOptions options;
  private final StateStore store;
  private final Findings findings;
  private final Parents parents = new Parents();
  private final List<String> limits = new ArrayList<>();
  private final Limits limit;
  private final Ample ample;
  private long transitions;
  private int depth;
  private int current = -1;
  private int steps;
  private int levelEnd;
  private int observed;
  private long[] buffer = new long[8];

  private BreadthFirst(Model model, StateSpace space, SearchOptions options, StateStore store) {
    this.space = space;
    this.options = options;
    this.store = store;
    this.findings = new Findings(model);
    this.limit = new Limits(options);
    this.ample = new Ample(store, this);
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
      return new BreadthFirst(model, space, options, store).run(model);
    }
  }

  private SearchResult run(Model model) {
    boolean finished = false;
    try {
      space.initial(this);
      observe();
      finished = expandAll();
    } catch (StoreFullException full) {
      limits.add(exhausted() + ": " + full.getMessage());
    } catch (OutOfMemoryError error) {
      limits.add(exhausted());
    }
    if (!limits.isEmpty()) {
      observe();
      findings.tell(this::path);
    }
    for (Property property : model.properties()) {
      if (property instanceof Property.Temporal) {
        limits.add("\"" + property.name() + "\" is temporal, and not looked at");
      }
    }
    if (store.omission() > 0) {
      limits.add(
          String.format(
              Locale.ROOT,
              "states are told apart by fingerprints; that some were left out has probability %.1e",
              store.omission()));
    }
    if (finished && limits.isEmpty()) {
      findings.complete();
    }
    return new SearchResult(
        store.size(),
        transitions,
        store.size() > levelEnd ? depth + 1 : depth,
        findings.all(),
        limits,
        limit.elapsed(),
        store.bytes() + parents.bytes());
  }

  private String exhausted() {
    return String.format(Locale.ROOT, "memory exhausted after %,d states", store.size());
  }

  /** Expands states until there are no more; false if the search ended before that. */
  private boolean expandAll() {
    levelEnd = store.size();
    while (tellAndGoOn()) {
      int number = current + 1;
      if (number == store.size()) {
        return true;
      }
      if (number == levelEnd) {
        levelEnd = store.size();
        depth++;
      }
      Optional<String> reached = limit.reached(number, store.size(), transitions, depth);
      if (reached.isPresent()) {
        limits.add(reached.get());
        return false;
      }
      parents.next();
      current = number;
      store.forget(number);
      buffer = store.read(number, buffer);
      expand(buffer, store.length(number));
      observe();
    }
    return false;
  }

  private boolean tellAndGoOn() {
    if (findings.pending()) {
      findings.tell(this::path);
    }
    return options.onwards() || findings.isEmpty();
  }

  private void expand(long[] state, int length) {
    steps = 0;
    if (options.partialOrder()) {
      ample.begin();
      space.expand(state, length, ample);
      ample.end();
    } else {
      space.expand(state, length, this);
    }
    if (steps == 0 && !mayEnd(state, length)) {
      findings.deadlock(current);
    }
  }

  private boolean mayEnd(long[] state, int length) {
    try {
      return space.mayEnd(state, length);
    } catch (RuntimeException | AssertionError thrown) {
      findings.exception(current, "whether a state may be an end throws " + thrown);
      return true;
    }
  }

  @Override
  public void step(int process, int action, long[] state, int length) {
    steps++;
    if (current >= 0) {
      transitions++;
    }
    if (store.add(state, length) >= 0) {
      parents.child();
    }
  }

  /** Looks at the new states; not while a state is expanded, when the space is busy. */
  private void observe() {
    for (; observed < store.size() && findings.curious(); observed++) {
      buffer = store.read(observed, buffer);
      try {
        findings.observed(space.observe(buffer, store.length(observed)), observed);
      } catch (RuntimeException | AssertionError thrown) {
        findings.exception(observed, "a proposition throws " + thrown);
      }
    }
  }

  @Override
  public void failure(int process, int action, String message) {
    steps++;
    findings.assertion(current, process, action, message);
  }

  @Override
  public void thrown(int process, int action, Throwable thrown) {
    steps++;
    findings.exception(current, process, action, thrown.toString());
  }

  private Path path(int number, Optional<Findings.Failure> failure) {
    int length = 0;
    for (int at = number; at >= 0; at = parents.parent(at)) {
      length++;
    }
    int[] numbers = new int[length];
    for (int at = number; at >= 0; at = parents.parent(at)) {
      numbers[--length] = at;
    }
    Path path = new Retrace(space, store).path(numbers, failure);
    return space instanceof Quotient quotient
        ? Lift.concrete(quotient, path, failure.map(Findings.Failure::message))
        : path;
  }
}
