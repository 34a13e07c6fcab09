package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.List;

/**
 * Ways through the graph as steps of runs. States have names of their own for threads; a run has
 * those that the program gives them.
 */
final class Ways {
  private final Actions actions;
  private Renaming rootNames;

  Ways(Actions actions) {
    this.actions = actions;
  }

  /** Under which names the first state is known. */
  void begin(Renaming names) {
    rootNames = names;
  }

  /** A short way to a state. */
  Way to(StateNode node) {
    List<StateEdge> edges = new ArrayList<>(node.depth());
    for (StateEdge edge = node.arrival(); edge != null; edge = edge.source().arrival()) {
      edges.add(edge);
    }
    Way way = new Way(rootNames);
    for (int i = edges.size() - 1; i >= 0; i--) {
      way.follow(edges.get(i));
    }
    return way;
  }

  /** Steps of a run, and the names that the state behind them has for the threads of the run. */
  final class Way {
    private final List<Transition> steps = new ArrayList<>();
    private Renaming names;

    private Way(Renaming names) {
      this.names = names;
    }

    /** Goes on by an edge. */
    void follow(StateEdge edge) {
      Renaming back = names.inverse();
      int choice =
          edge.alternatives() > 1 ? choice(edge.source(), edge.action(), edge.choice(), back) : 0;
      steps.add(back.of(actions.of(edge.action())).choosing(choice));
      names = names.then(edge.names());
    }

    /** Goes on by a step whose end nobody knows. */
    void add(StateNode node, int thread, int choice) {
      Renaming back = names.inverse();
      boolean several = node.alternatives(actions, thread) > 1; // else there is nothing to number
      int number = several ? choice(node, node.pending(thread), choice, back) : choice;
      steps.add(Transition.any(back.thread(thread), number));
    }

    int length() {
      return steps.size();
    }

    Renaming names() {
      return names;
    }

    Transition[] steps() {
      return steps.toArray(Transition[]::new);
    }
  }

  /** The number that an alternative has under other names. */
  int choice(StateNode node, int action, int choice, Renaming renaming) {
    if (renaming.isIdentity() || actions.of(action).kind() != Kind.NOTIFY) {
      return choice;
    }
    int left = choice;
    for (int t = ThreadSet.next(node.waiting, 0); t >= 0; t = ThreadSet.next(node.waiting, t + 1)) {
      if (isIn(node, action, t) && left-- == 0) {
        return rank(node, action, renaming, t);
      }
    }
    throw new IllegalStateException("a notification has more alternatives than there are waiters");
  }

  /**
   * The alternative that a step of a run has taken.
   *
   * @param names from those of the run to those of the state
   */
  int choice(Trace trace, int step, StateNode node, Renaming names) {
    int thread = names.thread(trace.thread(step));
    return trace.choices(step) > 1
        ? choiceOf(node, node.pending(thread), trace.choice(step), names.inverse())
        : trace.choice(step);
  }

  /** The alternative that has a number under other names. */
  private int choiceOf(StateNode node, int action, int number, Renaming renaming) {
    int choice = 0;
    while (choice(node, action, choice, renaming) != number) {
      choice++;
    }
    return choice;
  }

  private int rank(StateNode node, int action, Renaming renaming, int waiter) {
    int rank = 0;
    for (int t = ThreadSet.next(node.waiting, 0); t >= 0; t = ThreadSet.next(node.waiting, t + 1)) {
      rank += isIn(node, action, t) && renaming.thread(t) < renaming.thread(waiter) ? 1 : 0;
    }
    return rank;
  }

  /** Whether a waiter waits in the queue that a notification is about. */
  private boolean isIn(StateNode node, int action, int waiter) {
    return actions.of(node.pending(waiter)).argument() == actions.of(action).argument();
  }
}
