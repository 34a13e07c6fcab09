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
import java.util.function.BiPredicate;

/**
 * Ways round in the parts of the graph that nothing leaves and in which no variable changes, each
 * with a step of every thread that moves there. One for all parts in which threads stand at the
 * same places.
 *
 * <p>A way round comes back to where everybody is again who he was at the beginning, or somebody
 * who is in the same state: a run that takes it is in the same state again.
 */
final class IdleRounds {
  /** A state, and what the threads of the beginning are called there. */
  private record Place(StateNode node, Renaming names) {
    Place behind(StateEdge edge) {
      return new Place(edge.target(), names.then(edge.names()));
    }

    /** What the thread that takes a step was called at the beginning. */
    int mover(StateEdge edge, Actions actions) {
      return names.inverse().thread(actions.thread(edge.action()));
    }

    boolean isSameAs(StateNode start) {
      for (int t = 0; node == start && t < start.pending.length; t++) {
        if (start.firstAlike(names.thread(t)) != start.firstAlike(t)) {
          return false;
        }
      }
      return node == start;
    }
  }

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
      Components.visitBottom(nodes, this::add);
    }
  }

  private void add(List<StateNode> component) {
    if (Endlessness.isIdle(component) && !Endlessness.isTimed(component)) {
      StateNode start = Collections.min(component, Comparator.comparingInt(StateNode::depth));
      if (places.add(Arrays.stream(start.sites).boxed().toList())) {
        rounds.add(round(start, threads(component, start)));
      }
    }
  }

  /** The threads that move in a part of the graph, by their names at one of its states. */
  private BitSet threads(List<StateNode> component, StateNode start) {
    FollowedThreads followed = new FollowedThreads(component);
    BitSet moving = new BitSet();
    for (StateNode node : component) {
      for (StateEdge edge = node.firstOut(); edge != null; edge = edge.nextOut) {
        moving.set(followed.of(node, actions.thread(edge.action())));
      }
    }
    BitSet threads = new BitSet();
    for (int t = 0; t < start.pending.length; t++) {
      threads.set(t, moving.get(followed.of(start, t)));
    }
    return threads;
  }

  private List<StateEdge> round(StateNode start, BitSet missing) {
    List<StateEdge> round = new ArrayList<>();
    Place at = new Place(start, Renamings.IDENTITY);
    while (!missing.isEmpty()) {
      at = goOn(round, at, (place, edge) -> missing.get(place.mover(edge, actions)), missing);
    }
    if (!at.isSameAs(start)) {
      goOn(round, at, (place, edge) -> place.behind(edge).isSameAs(start), missing);
    }
    return round;
  }

  private Place goOn(
      List<StateEdge> round, Place from, BiPredicate<Place, StateEdge> last, BitSet missing) {
    Place at = from;
    for (StateEdge edge : way(from, last)) {
      missing.clear(at.mover(edge, actions));
      round.add(edge);
      at = at.behind(edge);
    }
    return at;
  }

  /** The shortest way from a place that ends with a certain edge, of which there is one. */
  private static List<StateEdge> way(Place from, BiPredicate<Place, StateEdge> last) {
    Map<Place, Place> before = new HashMap<>();
    Map<Place, StateEdge> arrivals = new HashMap<>();
    Deque<Place> open = new ArrayDeque<>(List.of(from));
    while (true) {
      Place place = open.remove();
      for (StateEdge edge = place.node().firstOut(); edge != null; edge = edge.nextOut) {
        if (last.test(place, edge)) {
          return back(edge, place, before, arrivals);
        }
        Place next = place.behind(edge);
        if (!next.equals(from) && before.putIfAbsent(next, place) == null) {
          arrivals.put(next, edge);
          open.add(next);
        }
      }
    }
  }

  private static List<StateEdge> back(
      StateEdge last, Place from, Map<Place, Place> before, Map<Place, StateEdge> arrivals) {
    List<StateEdge> way = new ArrayList<>(List.of(last));
    for (Place place = from; before.containsKey(place); place = before.get(place)) {
      way.add(arrivals.get(place));
    }
    Collections.reverse(way);
    return way;
  }

  /** The next way round. */
  Optional<List<StateEdge>> next() {
    return Optional.ofNullable(rounds.poll());
  }
}
