package dev.jacquard.fuzz.stateful;

import static java.util.stream.Collectors.toSet;

import dev.jacquard.fuzz.stateful.FullGraph.Edge;
import dev.jacquard.fuzz.stateful.FullGraph.State;
import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The search by states on a graph that is known as a whole, without care for speed: with all of its
 * rules, or with one of them wrong. Where nobody knows who enables a thread, everybody is taken.
 */
final class ReferenceSearch {
  /** What may be wrong. */
  enum Flaw {
    NONE,
    /** A release counts as past of the acquisition that it lets through. */
    RELEASE_IS_PAST,
    /** Threads that can't move are about to do nothing. */
    ONLY_ENABLED,
    /** What a run finds out is not told to states of earlier runs. */
    NOT_TO_EARLIER_RUNS,
    /** Nobody looks for threads that could always move and never did. */
    NO_PROVISO,
    /** What becomes pending at a state keeps the names of that state on the way back. */
    NOT_RENAMED,
    /** Who moves in a part that nothing leaves is told by names, whoever has them. */
    PROVISO_BY_NAMES
  }

  private record Change(State state, Transition operation) {}

  private final Flaw flaw;
  private final FullGraph graph;
  private final Map<State, BitSet> taken = new HashMap<>();
  private final Map<State, List<Edge>> in = new HashMap<>();
  private final Map<State, Map<Transition, Set<Transition>>> summaries = new HashMap<>();
  private final Set<Edge> explored = new LinkedHashSet<>();
  private final Set<Edge> run = new HashSet<>();
  private final Deque<Edge> work = new ArrayDeque<>();
  private final Deque<Change> changes = new ArrayDeque<>();

  private ReferenceSearch(FullGraph graph, Flaw flaw) {
    this.graph = graph;
    this.flaw = flaw;
  }

  /** What the search sees. */
  static Sights of(FullGraph graph, Flaw flaw) {
    ReferenceSearch search = new ReferenceSearch(graph, flaw);
    search.search();
    return graph.sights(search.explored);
  }

  private void search() {
    begin(graph.first());
    goOn(graph.first(), -1);
    do {
      while (!work.isEmpty()) {
        run(work.removeFirst());
      }
      if (flaw != Flaw.NO_PROVISO) {
        new Endings(graph.first(), explored).parts().forEach(this::takeEverybodyOf);
      }
    } while (!work.isEmpty());
  }

  private void run(Edge first) {
    run.clear();
    if (follow(first)) {
      goOn(first.target(), moverBehind(first));
    }
  }

  /** Stays with the thread that moved as long as it can. */
  private void goOn(State from, int last) {
    State state = from;
    int thread = last;
    while (!state.enabled().isEmpty()) {
      thread = thread >= 0 && state.enabled().get(thread) ? thread : state.enabled().nextSetBit(0);
      take(state, thread);
      Edge next = next(state, thread);
      work.remove(next);
      if (!follow(next)) {
        return;
      }
      state = next.target();
      thread = moverBehind(next);
    }
  }

  /** What the thread that takes a step is called behind it. */
  private static int moverBehind(Edge edge) {
    return edge.renaming().thread(edge.step().thread());
  }

  private static Edge next(State state, int thread) {
    return state.out().stream().filter(e -> e.step().thread() == thread).findFirst().orElseThrow();
  }

  /** Takes a step; whether the state behind it is new. */
  private boolean follow(Edge edge) {
    if (!explored.add(edge)) {
      return false;
    }
    run.add(edge);
    State target = edge.target();
    boolean fresh = !summaries.containsKey(target);
    in.computeIfAbsent(target, state -> new ArrayList<>()).add(edge);
    if (fresh) {
      begin(target);
    }
    Map.copyOf(summaries.get(target)).forEach((op, cone) -> back(edge, op, cone));
    settle();
    return fresh;
  }

  private void begin(State state) {
    summaries.put(state, new HashMap<>());
    for (Transition next : state.pending()) {
      if (next != null
          && !state.dormant().get(next.thread())
          && (flaw != Flaw.ONLY_ENABLED || state.enabled().get(next.thread()))) {
        enter(state, next, Set.of());
      }
    }
    settle();
  }

  private void settle() {
    while (!changes.isEmpty()) {
      Change change = changes.remove();
      Set<Transition> cone = summaries.get(change.state).get(change.operation);
      for (Edge edge : List.copyOf(in.getOrDefault(change.state, List.of()))) {
        if (flaw != Flaw.NOT_TO_EARLIER_RUNS || run.contains(edge)) {
          back(edge, change.operation, cone);
        }
      }
    }
  }

  private void back(Edge edge, Transition operation, Set<Transition> cone) {
    Permutation names = edge.renaming().inverse();
    if (flaw == Flaw.NOT_RENAMED) {
      carry(edge, operation, cone);
    } else {
      carry(edge, names.of(operation), cone.stream().map(names::of).collect(toSet()));
    }
  }

  private void carry(Edge edge, Transition operation, Set<Transition> cone) {
    Set<Transition> past = new HashSet<>(cone);
    if (isPast(edge, operation, cone)) {
      past.add(edge.step());
    } else if (Dependence.dependent(edge.step(), operation)) {
      if (Dependence.mayBeCoEnabled(edge.step(), operation)) {
        demand(edge.source(), operation.thread(), cone);
        past.add(edge.step());
      } else if (flaw == Flaw.RELEASE_IS_PAST) {
        past.add(edge.step());
      }
    }
    enter(edge.source(), operation, past);
  }

  private static boolean isPast(Edge edge, Transition operation, Set<Transition> cone) {
    int thread = edge.step().thread();
    return thread == operation.thread()
        || edge.step().bounds() == operation.thread()
        || operation.bounds() == thread
        || wakes(edge, operation.thread())
        || cone.stream()
            .anyMatch(
                action ->
                    action.thread() == thread
                        || wakes(edge, action.thread())
                        || Dependence.dependent(edge.step(), action));
  }

  private static boolean wakes(Edge edge, int thread) {
    return edge.source().dormant().get(thread)
        && !edge.target().dormant().get(edge.renaming().thread(thread));
  }

  private void enter(State state, Transition operation, Set<Transition> cone) {
    Set<Transition> before = summaries.get(state).get(operation);
    Set<Transition> after = new HashSet<>(cone);
    if (before != null) {
      after.retainAll(before);
    }
    if (!after.equals(before)) {
      summaries.get(state).put(operation, after);
      changes.add(new Change(state, operation));
    }
  }

  private void demand(State state, int thread, Set<Transition> cone) {
    BitSet wanted = new BitSet();
    wanted.set(thread);
    cone.forEach(action -> wanted.set(action.thread()));
    wanted.and(state.enabled());
    if (wanted.isEmpty()) {
      state.enabled().stream().forEach(t -> take(state, t));
    } else if (!wanted.intersects(taken.getOrDefault(state, new BitSet()))) {
      take(state, wanted.get(thread) ? thread : wanted.nextSetBit(0));
    }
  }

  private void take(State state, int thread) {
    BitSet already = taken.computeIfAbsent(state, s -> new BitSet());
    if (!already.get(thread)) {
      already.set(thread);
      state.out().stream().filter(edge -> edge.step().thread() == thread).forEach(work::add);
    }
  }

  /** A thread, by its name at a state. */
  private record Name(State state, int thread) {}

  private void takeEverybodyOf(Set<State> part) {
    Set<Name> moving = new HashSet<>();
    for (State state : part) {
      taken.getOrDefault(state, new BitSet()).stream()
          .forEach(thread -> moving.addAll(sameThread(new Name(state, thread), part)));
    }
    for (State state : part) {
      for (int t = 0; t < state.pending().length; t++) {
        if (state.enabled().get(t) && !moving.contains(new Name(state, t))) {
          take(state, t);
          moving.addAll(sameThread(new Name(state, t), part));
        }
      }
    }
  }

  /** All names that a thread comes to have in a part of the graph that it does not leave. */
  private Set<Name> sameThread(Name first, Set<State> part) {
    if (flaw == Flaw.PROVISO_BY_NAMES) {
      return part.stream().map(state -> new Name(state, first.thread)).collect(toSet());
    }
    Set<Name> names = new HashSet<>(Set.of(first));
    Deque<Name> open = new ArrayDeque<>(names);
    while (!open.isEmpty()) {
      Name name = open.remove();
      for (Edge edge : name.state.out()) {
        Name next = new Name(edge.target(), edge.renaming().thread(name.thread));
        if (explored.contains(edge) && names.add(next)) {
          open.add(next);
        }
      }
    }
    return names;
  }
}
