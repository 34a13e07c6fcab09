package dev.jacquard.fuzz.stateful;

import dev.jacquard.fuzz.stateful.FullGraph.Edge;
import dev.jacquard.fuzz.stateful.FullGraph.State;
import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.trace.Transition;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Depth-first searches with summaries of states, as they are for programs without cycles, and what
 * one may think of where a step leads to a state that is on the stack.
 */
final class DepthFirstVariant {
  /** What a step to a state on the stack does. */
  enum AtCycle {
    /** Nothing: that state will see to it. */
    NOTHING,
    /** It adds what is known so far of what lies behind that state. */
    SUMMARY_SO_FAR,
    /** The same, and the search is repeated until nothing changes. */
    SUMMARY_TO_A_FIXPOINT,
    /**
     * The summary, and the state that closes the cycle takes everybody. Not refuted, not proved.
     */
    SOURCE_TAKES_ALL,
    /** The summary, and the state on the stack takes everybody. */
    TARGET_TAKES_ALL
  }

  private final AtCycle rule;
  private final Map<State, BitSet> taken = new HashMap<>();
  private final Map<State, Set<Transition>> summaries = new HashMap<>();
  private final Set<State> stack = new HashSet<>();
  private final Set<State> visited = new HashSet<>();
  private final Set<Edge> explored = new LinkedHashSet<>();

  private DepthFirstVariant(AtCycle rule) {
    this.rule = rule;
  }

  /** What such a search sees. */
  static Sights of(FullGraph graph, AtCycle rule) {
    DepthFirstVariant search = new DepthFirstVariant(rule);
    int before;
    do {
      before = search.knowledge();
      search.visited.clear();
      search.visit(graph.first());
    } while (rule == AtCycle.SUMMARY_TO_A_FIXPOINT && search.knowledge() > before);
    return graph.sights(search.explored);
  }

  private int knowledge() {
    return explored.size()
        + taken.values().stream().mapToInt(BitSet::cardinality).sum()
        + summaries.values().stream().mapToInt(Set::size).sum();
  }

  private void visit(State state) {
    visited.add(state);
    stack.add(state);
    Set<Transition> summary = summaries.computeIfAbsent(state, s -> new HashSet<>());
    for (Transition next : state.pending()) {
      if (next != null && !state.dormant().get(next.thread())) {
        summary.add(next);
      }
    }
    BitSet mine = taken.computeIfAbsent(state, s -> new BitSet());
    if (mine.isEmpty() && !state.enabled().isEmpty()) {
      mine.set(state.enabled().nextSetBit(0));
    }
    BitSet done = new BitSet();
    for (int t = mine.nextSetBit(0); t >= 0; t = untaken(mine, done)) {
      done.set(t);
      int thread = t;
      state.out().stream().filter(e -> e.step().thread() == thread).forEach(this::follow);
    }
    stack.remove(state);
  }

  private static int untaken(BitSet mine, BitSet done) {
    BitSet left = (BitSet) mine.clone();
    left.andNot(done);
    return left.nextSetBit(0);
  }

  private void follow(Edge edge) {
    explored.add(edge);
    if (!visited.contains(edge.target())) {
      visit(edge.target());
    } else if (stack.contains(edge.target())) {
      if (rule == AtCycle.NOTHING) {
        return;
      }
      if (rule == AtCycle.SOURCE_TAKES_ALL) {
        taken.get(edge.source()).or(edge.source().enabled());
      } else if (rule == AtCycle.TARGET_TAKES_ALL) {
        taken.get(edge.target()).or(edge.target().enabled());
      }
    }
    for (Transition operation : Set.copyOf(summaries.get(edge.target()))) {
      summaries.get(edge.source()).add(operation);
      if (operation.thread() != edge.step().thread()
          && Dependence.dependent(edge.step(), operation)
          && Dependence.mayBeCoEnabled(edge.step(), operation)) {
        demand(edge.source(), operation.thread());
      }
    }
  }

  private void demand(State state, int thread) {
    if (state.enabled().get(thread)) {
      taken.get(state).set(thread);
    } else {
      taken.get(state).or(state.enabled());
    }
  }
}
