package dev.jacquard.model.search;

import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.store.StateStore;
import dev.jacquard.model.temporal.Lasso;
import java.util.List;
import java.util.Optional;

/**
 * Checks temporal properties on the steps that a search has taken.
 *
 * <p>A run that violates one is told as a run of the plain space, and judged once more by what the
 * formula means.
 */
final class TemporalCheck {
  private final StateSpace space;
  private final StateStore store;
  private final StateGraph graph;
  private final Limits limits;
  private final Findings findings;
  private Optional<String> reached = Optional.empty();

  TemporalCheck(
      StateSpace space, StateStore store, StateGraph graph, Limits limits, Findings findings) {
    this.space = space;
    this.store = store;
    this.graph = graph;
    this.limits = limits;
    this.findings = findings;
  }

  /** Checks the properties up to the first that is violated, or all; tells what stopped it. */
  Optional<String> run(Temporal temporal, boolean onwards) {
    for (Temporal.Wanted wanted : temporal.all()) {
      if (reached.isEmpty() && (onwards || findings.isEmpty())) {
        check(wanted);
      }
    }
    return reached;
  }

  private void check(Temporal.Wanted wanted) {
    Product product = new Product(graph, wanted.violation());
    Optional<Cycle> cycle = new NestedDepthFirst(product, this::goOn).search();
    cycle.ifPresent(found -> tell(wanted, ShortCycle.of(product, found)));
  }

  private boolean goOn() {
    reached = limits.interrupted();
    return reached.isEmpty();
  }

  private void tell(Temporal.Wanted wanted, Cycle cycle) {
    Optional<Path> path = path(cycle);
    path.ifPresent(run -> judge(wanted, run));
    String message = "a run without end violates " + wanted.text();
    findings.temporal(
        wanted.name(), path.isPresent() ? message : message + ", and can't be told", path);
  }

  /** The run; nothing if it is too long, or if representatives can't be followed. */
  private Optional<Path> path(Cycle cycle) {
    try {
      return new Unrolling(space, store, graph).path(cycle);
    } catch (UntoldException e) {
      return Optional.empty();
    }
  }

  private void judge(Temporal.Wanted wanted, Path path) {
    StateSpace plain = space instanceof Quotient quotient ? quotient.plain() : space;
    List<Path.Step> steps = path.steps();
    // the last step leads to a state that is there already, unless the run stays where it is
    boolean stays = path.loop() == steps.size() - 1;
    long[] observations = new long[stays ? steps.size() : steps.size() - 1];
    for (int i = 0; i < observations.length; i++) {
      long[] state = steps.get(i).state();
      observations[i] = plain.observe(state, state.length);
    }
    if (new Lasso(observations, path.loop()).satisfies(wanted.formula())) {
      throw new IllegalStateException(
          "the run found for '" + wanted.formula() + "' does not violate it");
    }
  }
}
