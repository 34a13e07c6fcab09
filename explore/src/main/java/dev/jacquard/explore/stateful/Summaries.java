package dev.jacquard.explore.stateful;

import dev.jacquard.explore.stateful.Question.Sort;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ObjIntConsumer;

/**
 * Carries operations backwards over the graph, from where they become pending to all states before,
 * and demands other threads where one of them could have come earlier.
 *
 * <p>{@link #settle} goes on until nothing changes any more. Nothing is ever taken back, so that
 * the order in which edges are added does not matter.
 */
final class Summaries {
  /** An entry that has changed. */
  private record Change(StateNode node, int operation) {}

  private final Actions actions;
  private final Pool<long[]> sets;
  private final Cones cones;
  private final ObjIntConsumer<StateNode> work;
  private final List<StateNode> nodes;
  private long carried;
  private final Deque<Change> changes = new ArrayDeque<>();
  private final Set<StateNode> changed = new HashSet<>();
  private final Pool<Cone[]> shared = new Pool<>(Summaries::hash, Arrays::equals);

  /**
   * @param sets of threads that states have in common
   * @param graph all states that are known
   * @param work is told of each thread that must be taken at a state and was not before
   */
  Summaries(Actions actions, Pool<long[]> sets, KnownGraph graph, ObjIntConsumer<StateNode> work) {
    this.actions = actions;
    this.sets = sets;
    nodes = graph.nodes();
    this.cones = new Cones(actions, sets);
    this.work = work;
  }

  /** Takes in a new state: what its threads are about to do, those that can't move included. */
  void begin(StateNode node) {
    actions.users().add(node, actions);
    for (int thread = 0; thread < node.pending.length; thread++) {
      if (node.pending[thread] != Actions.NONE && !node.isDormant(thread)) {
        enter(node, cones.empty(node.pending[thread]));
      }
    }
  }

  /** Takes in a new edge. */
  void add(StateEdge edge) {
    StateNode target = edge.target();
    for (int entry = 0; entry < target.entries(); entry++) {
      back(edge, target.cone(entry));
    }
  }

  /** How many operations were carried over edges, and actions of their pasts. */
  long carried() {
    return carried;
  }

  /** Carries on until nothing changes. */
  void settle() {
    if (actions.users().hasGrown()) {
      nodes.forEach(this::makeUp);
      actions.users().settle();
    }
    while (!changes.isEmpty()) {
      Change change = changes.remove();
      Cone cone = change.node().coneOf(change.operation());
      for (StateEdge edge = change.node().firstIn(); edge != null; edge = edge.nextIn) {
        back(edge, cone);
      }
    }
    changed.forEach(node -> node.shareSummary(shared));
    changed.clear();
  }

  /** Carries back what was left out while fewer threads were known to use some locations. */
  private void makeUp(StateNode node) {
    for (int thread = 0; thread < node.pending.length; thread++) {
      int operation = node.pending[thread];
      if (operation != Actions.NONE && !node.isDormant(thread) && isGrown(operation)) {
        enter(node, cones.empty(operation));
      }
    }
    for (StateEdge edge = node.firstOut(); edge != null; edge = edge.nextOut) {
      StateNode target = edge.target();
      for (int entry = 0; entry < target.entries(); entry++) {
        if (isGrown(target.cone(entry).operation)) {
          back(edge, target.cone(entry));
        }
      }
    }
  }

  private boolean isGrown(int operation) {
    return actions.users().hasGrown(actions.of(operation).location());
  }

  private static int hash(Cone[] summary) {
    int hash = 0;
    for (Cone cone : summary) {
      hash = 31 * hash + cone.hash;
    }
    return hash;
  }

  /** Carries an operation, with its past, over an edge, by the names that the source has. */
  private void back(StateEdge edge, Cone cone) {
    if (edge.late()) {
      return; // no execution comes there but by a state in which nobody else could move
    }
    carried += 1 + cone.actions.length;
    carry(edge, edge.names().inverse().cone(cone, cones));
  }

  private void carry(StateEdge edge, Cone cone) {
    int operation = cone.operation;
    if (isPast(edge, cone)) {
      enter(edge.source(), isOfNoMoreInterest(edge, cone) ? cone : with(edge, cone));
    } else if (actions.dependent(edge.action(), operation)
        && actions.mayBeCoEnabled(edge.action(), operation)) {
      if (!isBlockedBy(edge, operation)) {
        demand(edge.source(), actions.thread(operation), cone.threads);
      }
      enter(edge.source(), with(edge, cone));
    } else {
      // A release is not in the past of the acquisition that it lets through: if it were, its own
      // acquisition would seem to have to come first, and the deadlock between both would be lost.
      enter(edge.source(), cone);
    }
  }

  private Cone with(StateEdge edge, Cone cone) {
    return cones.with(cone, edge.action());
  }

  /**
   * Whether nothing follows from a step that is in the past of an operation: who could come in
   * another order with it is in this past by himself. Nobody comes before his own start, or waits
   * for an end that is still to come.
   */
  private boolean isOfNoMoreInterest(StateEdge edge, Cone cone) {
    Transition step = actions.of(edge.action());
    boolean isThere =
        step.thread() == actions.thread(cone.operation) || cone.hasThread(step.thread());
    return isThere
        && (step.kind() == Kind.START
            || step.kind() == Kind.END
            || actions.users().allComeBefore(step, cone));
  }

  /** Whether a step has to come before an operation with such a past. */
  private boolean isPast(StateEdge edge, Cone cone) {
    Transition step = actions.of(edge.action());
    Transition next = actions.of(cone.operation);
    if (step.thread() == next.thread()
        || cone.hasThread(step.thread())
        || edge.wakes(next.thread())
        || ThreadSet.intersect(edge.wakes(), cone.threads)
        || step.bounds() == next.thread()
        || next.bounds() == step.thread()) {
      return true;
    }
    for (int action : cone.actions) {
      if (actions.dependent(edge.action(), action)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a thread waits for the location of a step at the state before it. Whoever lets it go on
   * modifies that location, and so races with the step itself. Not if a flag could let it go on.
   */
  private boolean isBlockedBy(StateEdge edge, int operation) {
    Transition next = actions.of(operation);
    StateNode source = edge.source();
    return source.pending(next.thread()) == operation
        && !source.isEnabled(next.thread())
        && next.alsoReads() < 0
        && next.location() == actions.of(edge.action()).location();
  }

  private void enter(StateNode node, Cone cone) {
    int operation = cone.operation;
    if (actions.users().canBeLeftOut(actions.of(operation), cone)) {
      return;
    }
    Cone before = node.coneOf(operation);
    Cone after = before == null ? cone : cones.common(before, cone);
    if (after == before) {
      return;
    }
    node.put(after);
    changes.add(new Change(node, operation));
    changed.add(node);
    for (int i = 0; i < node.questions(); i++) { // a demand may add questions
      if (node.question(i).isAnsweredBy(actions.of(operation))) {
        demand(node, actions.thread(operation), after.threads);
      }
    }
  }

  /** A thread, or one of those that have to move before it does, must be taken at a state. */
  private void demand(StateNode node, int thread, long[] before) {
    long[] taken = node.taken();
    if ((node.isEnabled(thread) && ThreadSet.contains(taken, thread))
        || ThreadSet.intersect(before, taken)) {
      return;
    }
    int other = ThreadSet.common(before, node.enabled);
    if (node.isEnabled(thread)) {
      take(node, thread);
    } else if (other >= 0) {
      take(node, other);
    } else {
      askForEnablers(node, thread);
    }
  }

  private void take(StateNode node, int thread) {
    if (node.take(thread, sets)) {
      work.accept(node, thread);
    }
  }

  /** Somebody who lets a thread go on must be taken at a state. */
  private void askForEnablers(StateNode node, int thread) {
    int operation = node.pending(thread);
    if (operation == Actions.NONE) {
      ask(node, new Question(Sort.STARTED, thread));
      return;
    }
    Transition next = actions.of(operation);
    if (next.alsoReads() >= 0) {
      ask(node, new Question(Sort.MODIFIED, next.alsoReads()));
    }
    if (node.isDormant(thread)) {
      ask(node, new Question(Sort.NOTIFIED, (int) next.argument()));
    } else if (next.kind() == Kind.JOIN) {
      if (node.ask(new Question(Sort.ENDED, (int) next.argument()))) {
        demand(node, (int) next.argument(), ThreadSet.EMPTY);
      }
    } else if (next.kind().takes()) {
      ask(node, new Question(Sort.GIVEN_BACK, next.location()));
    } else if (next.location() >= 0 && next.kind() != Kind.SPIN) {
      ask(node, new Question(Sort.MODIFIED, next.location()));
    } else {
      takeAll(node);
    }
  }

  private void ask(StateNode node, Question question) {
    if (!node.ask(question)) {
      return;
    }
    for (int entry = 0; entry < node.entries(); entry++) {
      Cone cone = node.cone(entry);
      if (question.isAnsweredBy(actions.of(cone.operation))) {
        demand(node, actions.thread(cone.operation), cone.threads);
      }
    }
  }

  private void takeAll(StateNode node) {
    for (int t = ThreadSet.next(node.enabled, 0); t >= 0; t = ThreadSet.next(node.enabled, t + 1)) {
      take(node, t);
    }
  }
}
