package dev.jacquard.model.diagram.partition;

import dev.jacquard.model.diagram.description.Condition;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Edge;
import java.util.function.Supplier;

/** Finds out what edges and propositions of one diagram do, in all states. */
final class Analysis {
  /** A few seconds for one edge. */
  private static final int MOST_WORK = 10_000_000;

  private static final int MOST_NODES = 2_000_000;

  private final Description description;
  private final Layout layout;
  private final Work work = new Work(MOST_WORK);
  private final DecisionDiagrams diagrams;
  private final Decisions decisions;
  private final Exploration exploration;
  private final SymbolicView view;
  private final Samples samples;

  Analysis(Description description) {
    this.description = description;
    this.layout = layout(description);
    this.diagrams = new DecisionDiagrams(layout.values(), MOST_NODES, work);
    Predicates predicates = new Predicates(layout, diagrams);
    this.decisions = new Decisions(diagrams, predicates, work);
    this.exploration = new Exploration(layout, decisions, work);
    this.view = new SymbolicView(layout, exploration);
    this.samples = new Samples(layout);
  }

  private static Layout layout(Description description) {
    return new Layout(
        description.processes(),
        description.states().size(),
        description.pointers().size(),
        description.integers().stream()
            .mapToInt(
                variable ->
                    (int)
                        Math.min(
                            (long) variable.greatest() - variable.least() + 1, Integer.MAX_VALUE))
            .toArray());
  }

  Layout layout() {
    return layout;
  }

  /**
   * What an edge does for each acting process. A process that is elsewhere than at the start of the
   * edge has no step, whatever the guard would say.
   */
  Behaviour behaviour(Edge edge) {
    work.restart();
    Decision[] ofProcess = new Decision[description.processes()];
    for (int process = 0; process < ofProcess.length; process++) {
      int actor = process;
      ofProcess[process] =
          edge.isFor(process)
              ? exploration.explore(() -> outcome(edge, actor))
              : decisions.leaf(Outcome.NO);
    }
    return new Behaviour(ofProcess, edge.from().number());
  }

  private Outcome outcome(Edge edge, int process) {
    if (!view.in(process, edge.from())) {
      return Outcome.NO;
    }
    return orThrown(
        () -> {
          if (!edge.guard().test(view, process)) {
            return Outcome.NO;
          }
          SymbolicChanges changes = new SymbolicChanges(description.processes());
          edge.effect().apply(view, process, changes);
          return changes.outcome(view, process);
        });
  }

  /** Where a condition holds; nobody acts. */
  Behaviour behaviour(Condition condition) {
    work.restart();
    Decision decision =
        exploration.explore(() -> orThrown(() -> condition.test(view) ? Outcome.YES : Outcome.NO));
    return new Behaviour(new Decision[] {decision}, -1);
  }

  /**
   * A guard may fail in states that can't be reached, so that is one more outcome and no error. The
   * exploration notices its own exceptions even if they are taken for the guard's here.
   */
  private static Outcome orThrown(Supplier<Outcome> outcome) {
    try {
      return outcome.get();
    } catch (Exception | AssertionError | LinkageError | StackOverflowError thrown) {
      return Outcome.THROWN;
    }
  }

  /** Whether an actor does in each state what it does, renamed, in the renamed state. */
  boolean isPreserved(Behaviour behaviour, int actor, int[] permutation) {
    Decision renamed = decisions.renamed(behaviour.of(actor), permutation);
    int actorAfter = behaviour.renamed(actor, permutation);
    Decision expected = behaviour.of(actorAfter);
    return renamed == expected
        || samples.states(behaviour.hasActor() ? actorAfter : -1, behaviour.start()).stream()
                .allMatch(state -> sameOutcome(renamed, expected, state))
            && sameFunction(renamed, expected);
  }

  private boolean sameOutcome(Decision one, Decision other, int[] state) {
    return decisions.outcome(one, layout, state).equals(decisions.outcome(other, layout, state));
  }

  private boolean sameFunction(Decision one, Decision other) {
    int left = decisions.function(one);
    int right = decisions.function(other);
    if (left != right) {
      samples.remember(diagrams.difference(left, right));
    }
    return left == right;
  }

  /** A state in which two behaviours differ, as values of the layout's variables. */
  Difference difference(Behaviour behaviour, int actor, int[] permutation) {
    Decision renamed = decisions.renamed(behaviour.of(actor), permutation);
    Decision expected = behaviour.of(behaviour.renamed(actor, permutation));
    int one = decisions.function(renamed);
    int other = decisions.function(expected);
    int[] state = diagrams.difference(one, other);
    return new Difference(
        state,
        decisions.outcome(diagrams.evaluate(one, state)),
        decisions.outcome(diagrams.evaluate(other, state)));
  }

  /**
   * A state after processes were renamed, in which something else happens than before.
   *
   * @param renamed what happened before, with its processes renamed
   * @param actual what happens after
   */
  record Difference(int[] state, Outcome renamed, Outcome actual) {}
}
