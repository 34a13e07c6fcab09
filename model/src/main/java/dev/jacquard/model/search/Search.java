package dev.jacquard.model.search;

import static java.util.function.Predicate.not;

import dev.jacquard.model.Model;
import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.Successors;
import dev.jacquard.model.store.StateStore;
import dev.jacquard.model.store.StoreFullException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What all searches have in common: a state is expanded, its new successors are looked at, and all
 * that is not as expected is noted. The order in which states are expanded is left open.
 *
 * <p>If there are temporal properties, the steps taken are kept, and these properties are checked
 * on the {@linkplain StateGraph graph} of them when all other findings have been made.
 */
abstract class Search implements Successors {
  final SearchOptions options;
  final StateStore store;
  final Limits limit;
  private final StateSpace space;
  private final Findings findings;
  private final Temporal temporal;
  private final List<String> limits = new ArrayList<>();
  private final Optional<StateGraph> graph;
  private final Classes classes;
  private final SecondLook secondLook;
  private long transitions;
  private int current = -1;
  private int steps;
  private boolean blind;
  private int observed;
  private long[] buffer = new long[8];

  Search(Model model, StateSpace space, SearchOptions options, StateStore store) {
    this.space = space;
    this.options = options;
    this.store = store;
    this.findings = new Findings(model);
    this.limit = new Limits(options);
    this.temporal = new Temporal(model);
    this.classes = new Classes(space, options);
    this.secondLook = new SecondLook(space);
    this.graph = temporal.isEmpty() ? Optional.empty() : Optional.of(new StateGraph());
  }

  /** Expands states until there are no more; false if the search ended before that. */
  abstract boolean expandAll();

  /** A step leads to the state with this number. */
  abstract void reached(int number, boolean fresh);

  /** The numbers of the states on the way from an initial state to this one. */
  abstract int[] way(int number);

  /** How many steps away the farthest state is. */
  abstract int depth();

  /** What the search itself keeps for each state. */
  abstract long bytes();

  /** Hands on the steps of one process alone if that is enough. */
  abstract Ample ample();

  final SearchResult run() {
    boolean finished = false;
    try {
      space.initial(this);
      observe();
      finished = expandAll();
      finished = checkTemporal() && finished;
    } catch (StoreFullException full) {
      limits.add(exhausted() + ": " + full.getMessage());
    } catch (OutOfMemoryError error) {
      limits.add(exhausted());
    }
    if (!limits.isEmpty()) {
      salvage();
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
        depth(),
        findings.all(),
        limits,
        limit.elapsed(),
        store.bytes() + bytes() + graph.map(StateGraph::bytes).orElse(0L),
        finished && limits.isEmpty() ? space.notes() : List.of(),
        finished && limits.isEmpty() ? classes.plainStates() : OptionalDouble.empty());
  }

  /** After the end for want of room or time: what was reached or found by then is not lost. */
  private void salvage() {
    try {
      observe();
    } catch (OutOfMemoryError error) {
      limits.add("memory was exhausted before all of them were looked at");
    }
    findings.tell(this::path);
  }

  private String exhausted() {
    return String.format(Locale.ROOT, "memory exhausted after %,d states", store.size());
  }

  /** Whether the temporal properties were all looked at; true if there are none. */
  private boolean checkTemporal() {
    if (graph.isEmpty() || !tellAndGoOn()) {
      return graph.isEmpty();
    }
    if (store.omission() > 0 || blind) {
      limits.add(
          "temporal properties were not looked at, because "
              + (blind ? "a proposition throws" : "states are told apart by fingerprints"));
      return false;
    }
    TemporalCheck check = new TemporalCheck(space, store, graph.get(), limit, findings);
    check.run(temporal, options.onwards()).filter(not(limits::contains)).ifPresent(limits::add);
    return true;
  }

  /** Tells what was noted; false if that is enough. */
  final boolean tellAndGoOn() {
    if (findings.pending()) {
      findings.tell(this::path);
    }
    return options.onwards() || findings.isEmpty();
  }

  /** Whether the search may expand one more state; if not, the reason is noted. */
  final boolean within(int expanded) {
    Optional<String> reached = limit.reached(expanded, store.size(), transitions, depth());
    reached.ifPresent(limits::add);
    return reached.isEmpty();
  }

  /** Expands a state and looks at those that are new. */
  final void expand(int number) {
    current = number;
    steps = 0;
    graph.ifPresent(edges -> edges.begin(number));
    buffer = store.read(number, buffer);
    secondLook.at(number, buffer, store.length(number));
    expand(buffer, store.length(number));
    observe();
  }

  private void expand(long[] state, int length) {
    if (options.partialOrder()) {
      ample().begin();
      space.expand(state, length, ample());
      ample().end();
    } else {
      space.expand(state, length, this);
    }
    if (steps == 0) {
      if (mayEnd(state, length)) {
        graph.ifPresent(StateGraph::stutter);
      } else {
        findings.deadlock(current);
      }
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
  public final void step(int process, int action, long[] state, int length) {
    steps++;
    if (current >= 0) {
      transitions++;
    }
    int added = store.add(state, length);
    int number = added < 0 ? ~added : added;
    if (graph.isPresent()) {
      graph.get().edge(number);
    }
    reached(number, added >= 0);
  }

  /** Looks at the new states; not while a state is expanded, when the space is busy. */
  private void observe() {
    boolean properties = findings.curious() || graph.isPresent();
    for (; observed < store.size() && (properties || classes.counted()); observed++) {
      buffer = store.read(observed, buffer);
      int length = store.length(observed);
      if (classes.counted()) {
        classes.add(buffer, length);
      }
      if (properties) {
        observe(observed, buffer, length);
      }
    }
  }

  private void observe(int number, long[] state, int length) {
    try {
      long propositions = space.observe(state, length);
      findings.observed(propositions, number);
      if (graph.isPresent()) {
        graph.get().observed(number, propositions);
      }
    } catch (RuntimeException | AssertionError thrown) {
      blind = true;
      findings.exception(number, "a proposition throws " + thrown);
    }
  }

  @Override
  public final void failure(int process, int action, String message) {
    steps++;
    findings.assertion(current, process, action, message);
  }

  @Override
  public final void thrown(int process, int action, Throwable thrown) {
    steps++;
    findings.exception(current, process, action, thrown.toString());
  }

  private Path path(int number, Optional<Findings.Failure> failure) {
    Path path = new Retrace(space, store).path(way(number), failure);
    return space instanceof Quotient quotient
        ? Lift.concrete(quotient, path, failure.map(Findings.Failure::message))
        : path;
  }
}
