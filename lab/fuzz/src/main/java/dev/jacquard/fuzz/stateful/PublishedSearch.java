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
 * what lies behind states from which no race can be reached. Here that is known exactly. Both lose
 * something in some programs: see algorithms.md 3.2.
 */
public final class PublishedSearch {
  private final FullGraph graph;
  private final Racing racing = new Racing();
  private final boolean forRaces;
  private final boolean highestFirst;
  private final List<Edge> stack = new ArrayList<>();
  private final List<BitSet> backtrack = new ArrayList<>();
  private final Set<State> known = new HashSet<>();
  private final Map<Transition, Set<Transition>> operations = new HashMap<>();
  private final Set<Edge> explored = new LinkedHashSet<>();
  private long runs;
  private long transitions;

  private PublishedSearch(FullGraph graph, boolean forRaces, boolean highestFirst) {
    this.graph = graph;
    this.forRaces = forRaces;
    this.highestFirst = highestFirst;
  }

  /** SDPOR, which begins with the first thread or the last. */
  public static PublishedSearch sdpor(FullGraph graph, boolean highestFirst) {
    return new PublishedSearch(graph, false, highestFirst).searched();
  }

  /** PDP, which goes on behind the first race. */
  public static PublishedSearch pdp(FullGraph graph) {
    return new PublishedSearch(graph, true, false).searched();
  }

  private PublishedSearch searched() {
    visit(graph.first());
    return this;
  }

  /** How many runs there were: each ends where nothing can move, or the state is known. */
  public long runs() {
    return runs;
  }

  /** How many steps were taken, without those by which runs come to where they branch off. */
  public long transitions() {
    return transitions;
  }

  /** How many pairs of places were seen to race. */
  public int races() {
    return sights().races().size();
  }

  /** All that was seen. */
  Sights sights() {
    return graph.sights(explored);
  }

  private void visit(State state) {
    if (forRaces && state.enabled().isEmpty()) {
      runs++;
      updateAll();
      return;
    }
    if (!forRaces && !known.add(state)) {
      runs++;
      behind(state).forEach(operation -> update(stack.size(), operation));
      return;
    }
    if (!forRaces) {
      state.enabled().stream().forEach(t -> update(stack.size(), state.pending()[t]));
      runs += state.enabled().isEmpty() ? 1 : 0;
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
    transitions++;
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
        && (!forRaces || racing.isAhead(edge.source()));
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
}
