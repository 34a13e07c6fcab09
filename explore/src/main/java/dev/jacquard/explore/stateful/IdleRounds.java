package dev.jacquard.explore.stateful;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Ways round in the parts of the graph that nothing leaves and in which no variable changes, each
 * with a step of every thread that moves there. One for all parts in which threads stand at the
 * same places.
 */
final class IdleRounds {
  private final Actions actions;
  private final Set<List<Integer>> places = new HashSet<>();
  private final Deque<List<StateEdge>> rounds = new ArrayDeque<>();
  private boolean looked;

  IdleRounds(Actions actions) {
    this.actions = actions;
  }

  /** Looks at a graph to which nothing will be added any more; only the first time. */
  void look(List<StateNode> nodes) {
    if (!looked) {
      looked = true;
      BottomComponents.visit(nodes, this::add);
    }
  }

  private void add(List<StateNode> component) {
    if (Endlessness.isIdle(component)) {
      StateNode start = Collections.min(component, Comparator.comparingInt(StateNode::depth));
      if (places.add(Arrays.stream(start.sites).boxed().toList())) {
        rounds.add(round(start, threads(component)));
      }
    }
  }

  private BitSet threads(List<StateNode> component) {
    BitSet threads = new BitSet();
    for (StateNode node : component) {
      for (StateEdge edge = node.firstOut(); edge != null; edge = edge.nextOut) {
        threads.set(actions.thread(edge.action()));
      }
    }
    return threads;
  }

  private List<StateEdge> round(StateNode start, BitSet missing) {
    List<StateEdge> round = new ArrayList<>();
    StateNode at = start;
    while (!missing.isEmpty()) {
      List<StateEdge> way = way(at, edge -> missing.get(actions.thread(edge.action())));
      way.forEach(edge -> missing.clear(actions.thread(edge.action())));
      round.addAll(way);
      at = way.get(way.size() - 1).target();
    }
    if (at != start) {
      round.addAll(way(at, edge -> edge.target() == start));
    }
    return round;
  }

  /** The shortest way from a state that ends with a certain edge, of which there is one. */
  private static List<StateEdge> way(StateNode from, Predicate<StateEdge> last) {
    Map<StateNode, StateEdge> arrivals = new HashMap<>();
    Deque<StateNode> open = new ArrayDeque<>(List.of(from));
    while (true) {
      for (StateEdge edge = open.remove().firstOut(); edge != null; edge = edge.nextOut) {
        if (last.test(edge)) {
          return back(edge, from, arrivals);
        }
        if (edge.target() != from && arrivals.putIfAbsent(edge.target(), edge) == null) {
          open.add(edge.target());
        }
      }
    }
  }

  private static List<StateEdge> back(
      StateEdge last, StateNode from, Map<StateNode, StateEdge> arrivals) {
    List<StateEdge> way = new ArrayList<>(List.of(last));
    for (StateNode node = last.source(); node != from; node = arrivals.get(node).source()) {
      way.add(arrivals.get(node));
    }
    Collections.reverse(way);
    return way;
  }

  /** The next way round. */
  Optional<List<StateEdge>> next() {
    return Optional.ofNullable(rounds.poll());
  }
}
