package dev.jacquard.fuzz.stateful;

import dev.jacquard.fuzz.stateful.FullGraph.Edge;
import dev.jacquard.fuzz.stateful.FullGraph.State;
import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Property-driven pruning that loses no race, for programs without cycles. A run ends where no race
 * lies ahead, but whatever may still be executed there is taken for executed: it may race with what
 * came before. The search of Yang 2009 leaves that out, see {@link PublishedSearch}.
 */
public final class SoundPruning {
  private final FullGraph graph;
  private final Racing racing = new Racing();
  private final Map<State, Set<Transition>> ahead = new HashMap<>();
  private final List<Edge> stack = new ArrayList<>();
  private final List<BitSet> demanded = new ArrayList<>();
  private final Set<Edge> explored = new LinkedHashSet<>();
  private long runs;
  private long transitions;

  private SoundPruning(FullGraph graph) {
    this.graph = graph;
  }

  /** Searches a program to the end. */
  public static SoundPruning of(FullGraph graph) {
    SoundPruning search = new SoundPruning(graph);
    search.visit(graph.first());
    return search;
  }

  /** How many runs there were. */
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
    if (!racing.isAhead(state)) {
      runs++;
      ahead.computeIfAbsent(state, SoundPruning::operations).forEach(this::demand);
      return;
    }
    Arrays.stream(state.pending()).filter(Objects::nonNull).forEach(this::demand);
    if (state.enabled().isEmpty()) {
      runs++;
      return;
    }
    BitSet mine = new BitSet();
    mine.set(state.enabled().nextSetBit(0));
    demanded.add(mine);
    BitSet done = new BitSet();
    for (int t = mine.nextSetBit(0); t >= 0; t = firstWithout(mine, done)) {
      done.set(t);
      for (Edge edge : state.out()) {
        if (edge.step().thread() == t) {
          follow(edge);
        }
      }
    }
    demanded.remove(demanded.size() - 1);
  }

  private void follow(Edge edge) {
    explored.add(edge);
    transitions++;
    stack.add(edge);
    visit(edge.target());
    stack.remove(stack.size() - 1);
  }

  private static int firstWithout(BitSet mine, BitSet done) {
    BitSet left = (BitSet) mine.clone();
    left.andNot(done);
    return left.nextSetBit(0);
  }

  /** All that any thread may be about to do at a state or behind it. */
  private static Set<Transition> operations(State from) {
    Set<Transition> operations = new LinkedHashSet<>();
    for (State state : Racing.reached(from)) {
      Arrays.stream(state.pending()).filter(Objects::nonNull).forEach(operations::add);
    }
    return operations;
  }

  /** Lets the thread of an operation move before each step of the run that it does not follow. */
  private void demand(Transition operation) {
    List<Transition> past = new ArrayList<>();
    for (int i = stack.size() - 1; i >= 0; i--) {
      Transition step = stack.get(i).step();
      boolean precedes =
          step.thread() == operation.thread()
              || step.bounds() == operation.thread()
              || past.stream().anyMatch(later -> Dependence.dependent(step, later));
      if (precedes) {
        past.add(step);
      } else if (Dependence.dependent(step, operation)
          && Dependence.mayBeCoEnabled(step, operation)) {
        State before = stack.get(i).source();
        if (before.enabled().get(operation.thread())) {
          demanded.get(i).set(operation.thread());
        } else {
          demanded.get(i).or(before.enabled());
        }
      }
    }
  }
}
