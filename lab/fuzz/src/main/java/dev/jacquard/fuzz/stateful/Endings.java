package dev.jacquard.fuzz.stateful;

import dev.jacquard.fuzz.stateful.FullGraph.Edge;
import dev.jacquard.fuzz.stateful.FullGraph.State;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * How a program can end or go on for ever by some of its steps, by plain reachability: a state
 * belongs to a part of the graph that it can't leave if all states that it reaches reach it.
 */
final class Endings {
  private final Map<State, Set<Edge>> out = new HashMap<>();
  private final Map<State, Set<Edge>> in = new HashMap<>();

  Endings(State first, Collection<Edge> steps) {
    out.put(first, new HashSet<>());
    in.put(first, new HashSet<>());
    for (Edge edge : steps) {
      for (State state : List.of(edge.source(), edge.target())) {
        out.putIfAbsent(state, new HashSet<>());
        in.putIfAbsent(state, new HashSet<>());
      }
      out.get(edge.source()).add(edge);
      in.get(edge.target()).add(edge);
    }
  }

  /** Adds what there is. */
  void addTo(Sights sights) {
    for (Set<State> part : parts()) {
      String kind = kind(part);
      sights.endless().add(kind);
      if (kind.equals("idle") && part.stream().anyMatch(State::hopeful)) {
        sights.endless().add("livelock");
      }
    }
  }

  /** The parts that nothing leaves. */
  Set<Set<State>> parts() {
    Set<Set<State>> parts = new HashSet<>();
    Set<State> judged = new HashSet<>();
    List<State> latestFirst =
        out.keySet().stream().sorted(Comparator.comparingInt(s -> -s.number())).toList();
    for (State state : latestFirst) {
      if (!judged.contains(state)) {
        Set<State> reached = reach(state, out, Edge::target);
        if (reached.stream().allMatch(s -> reach(s, out, Edge::target).contains(state))) {
          parts.add(reached);
          judged.addAll(reach(state, in, Edge::source)); // they are left for this part
        }
      }
    }
    return parts;
  }

  private String kind(Set<State> part) {
    if (part.stream().allMatch(state -> out.get(state).isEmpty())) {
      return "ends";
    }
    return part.stream().flatMap(state -> out.get(state).stream()).anyMatch(Edge::changes)
        ? "goes on"
        : "idle";
  }

  private static Set<State> reach(
      State from, Map<State, Set<Edge>> edges, Function<Edge, State> end) {
    Set<State> seen = new HashSet<>(Set.of(from));
    Deque<State> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (Edge edge : edges.get(open.remove())) {
        if (seen.add(end.apply(edge))) {
          open.add(end.apply(edge));
        }
      }
    }
    return seen;
  }

  /** Whether states that lead nowhere can be taken away until none is left. */
  static boolean isCyclic(List<State> states) {
    Set<State> left = new HashSet<>(states);
    while (left.removeIf(s -> s.out().stream().noneMatch(edge -> left.contains(edge.target())))) {
      if (left.isEmpty()) {
        return false;
      }
    }
    return !left.isEmpty();
  }
}
