package dev.jacquard.fuzz.stateful;

import dev.jacquard.fuzz.stateful.FullGraph.Edge;
import dev.jacquard.fuzz.stateful.FullGraph.State;
import dev.jacquard.kernel.order.Dependence;
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
 * Searches of Yang 2009 as they are printed, for programs without cycles: SDPOR (Figure 4.5), which
 * ends runs at known states, and PDP (Figure 5.6), which looks for data races only and leaves out
 * what lies behind states from which no race can be reached. Here that is known exactly.
 */
final class PublishedSearch {
  private final boolean forRaces;
  private final boolean highestFirst;
  private final List<Edge> stack = new ArrayList<>();
  private final List<BitSet> backtrack = new ArrayList<>();
  private final Set<State> known = new HashSet<>();
  private final Map<Transition, Set<Transition>> operations = new HashMap<>();
  private final Set<Edge> explored = new LinkedHashSet<>();

  private PublishedSearch(boolean forRaces, boolean highestFirst) {
    this.forRaces = forRaces;
    this.highestFirst = highestFirst;
  }

  /** What SDPOR sees that begins with the first thread or the last. */
  static Sights sdpor(FullGraph graph, boolean highestFirst) {
    PublishedSearch search = new PublishedSearch(false, highestFirst);
    search.visit(graph.first());
    return graph.sights(search.explored);
  }

  /** What PDP sees. */
  static Sights pdp(FullGraph graph) {
    PublishedSearch search = new PublishedSearch(true, false);
    search.visit(graph.first());
    return graph.sights(search.explored);
  }

  private void visit(State state) {
    if (forRaces && state.enabled().isEmpty()) {
      updateAll();
      return;
    }
    if (!forRaces && !known.add(state)) {
      behind(state).forEach(operation -> update(stack.size(), operation));
      return;
    }
    if (!forRaces) {
      state.enabled().stream().forEach(t -> update(stack.size(), state.pending()[t]));
    }
    BitSet mine = new BitSet();
    if (!state.enabled().isEmpty()) {
      mine.set(highestFirst ? state.enabled().length() - 1 : state.enabled().nextSetBit(0));
    }
    backtrack.add(mine);
    BitSet done = new BitSet();
    for (int t = mine.nextSetBit(0); t >= 0; t = next(mine, done)) {
      done.set(t);
      for (Edge edge : state.out()) {
        if (edge.step().thread() == t) {
          follow(edge);
        }
      }
    }
    backtrack.remove(backtrack.size() - 1);
  }

  /** PDP waits with all updates until an execution is over. */
  private void updateAll() {
    for (int depth = 0; depth < stack.size(); depth++) {
      int at = depth;
      State state = stack.get(depth).source();
      state.enabled().stream().forEach(t -> update(at, state.pending()[t]));
    }
  }

  private static int next(BitSet mine, BitSet done) {
    BitSet left = (BitSet) mine.clone();
    left.andNot(done);
    return left.nextSetBit(0);
  }

  private void follow(Edge edge) {
    explored.add(edge);
    if (!stack.isEmpty()) {
      operations
          .computeIfAbsent(pending(stack.get(stack.size() - 1)), o -> new LinkedHashSet<>())
          .add(pending(edge));
    }
    stack.add(edge);
    visit(edge.target());
    stack.remove(stack.size() - 1);
  }

  private static Transition pending(Edge edge) {
    return edge.source().pending()[edge.step().thread()];
  }

  /** The operations that are reached in the graph of operations from those that are enabled. */
  private Set<Transition> behind(State state) {
    Set<Transition> reached = new LinkedHashSet<>();
    state.enabled().stream().forEach(t -> reached.add(state.pending()[t]));
    Deque<Transition> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      for (Transition next : operations.getOrDefault(open.remove(), Set.of())) {
        if (reached.add(next)) {
          open.add(next);
        }
      }
    }
    return reached;
  }

  private void update(int depth, Transition operation) {
    int latest = depth - 1;
    while (latest >= 0 && !isLatest(stack.get(latest), operation)) {
      latest--;
    }
    if (latest < 0) {
      return;
    }
    State state = stack.get(latest).source();
    BitSet before = before(latest, depth, operation);
    before.and(state.enabled());
    if (before.isEmpty()) {
      backtrack.get(latest).or(state.enabled());
    } else if (before.get(operation.thread())) {
      backtrack.get(latest).set(operation.thread());
    } else {
      backtrack.get(latest).set(before.nextSetBit(0));
    }
  }

  private boolean isLatest(Edge edge, Transition operation) {
    return edge.step().thread() != operation.thread()
        && Dependence.dependent(edge.step(), operation)
        && Dependence.mayBeCoEnabled(edge.step(), operation)
        && (!forRaces || canRace(edge.source()));
  }

  /** The thread of an operation, and those with a step behind another that happens before it. */
  private BitSet before(int latest, int depth, Transition operation) {
    BitSet threads = new BitSet();
    threads.set(operation.thread());
    List<Transition> cone = new ArrayList<>(List.of(operation));
    for (int i = depth - 1; i > latest; i--) {
      Transition step = stack.get(i).step();
      boolean precedes =
          cone.stream().anyMatch(o -> o.thread() == step.thread() || Dependence.dependent(step, o));
      if (precedes) {
        cone.add(step);
        threads.set(step.thread());
      }
    }
    return threads;
  }

  private boolean canRace(State from) {
    Set<State> seen = new HashSet<>(Set.of(from));
    Deque<State> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      State state = open.remove();
      if (!state.shows().races().isEmpty()) {
        return true;
      }
      for (Edge edge : state.out()) {
        if (seen.add(edge.target())) {
          open.add(edge.target());
        }
      }
    }
    return false;
  }
}
