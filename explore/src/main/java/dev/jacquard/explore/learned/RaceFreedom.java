package dev.jacquard.explore.learned;

import dev.jacquard.explore.learned.step.Observations;
import dev.jacquard.kernel.trace.Kind;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Shows that no two threads can race in any execution of what is learned, whatever else orders them
 * or does not: they access a location under a common lock, or before the start of the other thread,
 * or after its end. Where it does not show that, there may be a race or none.
 *
 * <p>What must be so at a node is so on all ways that lead to it; what may be so is on any.
 */
final class RaceFreedom {
  /** How a thread comes to a location. */
  private record Visit(
      int thread, boolean plain, boolean writes, BitSet held, BitSet joined, BitSet started) {}

  private final LocalGraph graph;
  private final ThreadNodes nodes;
  private final BitSet[] held;
  private final BitSet[] joined;
  private final BitSet[] started;
  private final Deque<Integer> open = new ArrayDeque<>();

  private RaceFreedom(Knowledge known) {
    graph = known.graph;
    nodes = new ThreadNodes(known);
    held = new BitSet[graph.nodes()];
    joined = new BitSet[graph.nodes()];
    started = new BitSet[graph.nodes()];
    for (int t = 0; t < known.threads(); t++) {
      if (known.isThereFirst(t)) {
        reach(known.firstNode(t), new BitSet(), new BitSet(), new BitSet());
      }
    }
    while (!open.isEmpty()) {
      leave(open.remove());
    }
  }

  /** Whether no execution has a data race. */
  static boolean isShown(Knowledge known) {
    return new RaceFreedom(known).isShown();
  }

  private void leave(int node) {
    for (int e = graph.firstEdge(node); e != LocalGraph.NO_MORE; e = graph.following(e)) {
      BitSet locks = copy(held[node]);
      BitSet ended = copy(joined[node]);
      BitSet children = copy(started[node]);
      boolean done = (graph.circumstances[e] & ~Observations.WAITING) == 0;
      Kind kind = graph.kind[node];
      if (kind == Kind.LOCK || kind == Kind.REACQUIRE) {
        locks.set(graph.location[node], done);
      } else if (kind == Kind.UNLOCK || kind == Kind.WAIT) {
        locks.clear(graph.location[node]);
      } else if (kind == Kind.JOIN) {
        ended.set(argument(node), done || ended.get(argument(node)));
      } else if (kind == Kind.START) {
        children.set(argument(node));
      }
      reach(graph.next[e], locks, ended, children);
      if (graph.child[e] >= 0) {
        reach(graph.child[e], new BitSet(), new BitSet(), new BitSet());
      }
    }
  }

  private int argument(int node) {
    return (int) graph.argument[node];
  }

  private void reach(int node, BitSet locks, BitSet ended, BitSet children) {
    if (node == LocalGraph.END) {
      return;
    }
    if (held[node] == null) {
      held[node] = locks;
      joined[node] = ended;
      started[node] = children;
      open.add(node);
      return;
    }
    int before = held[node].cardinality() + joined[node].cardinality();
    int more = started[node].cardinality();
    held[node].and(locks);
    joined[node].and(ended);
    started[node].or(children);
    if (held[node].cardinality() + joined[node].cardinality() != before
        || started[node].cardinality() != more) {
      open.add(node);
    }
  }

  private static BitSet copy(BitSet set) {
    return (BitSet) set.clone();
  }

  private boolean isShown() {
    Map<Integer, Set<Visit>> visits = new HashMap<>();
    for (int node = 0; node < graph.nodes(); node++) {
      Kind kind = graph.kind[node];
      if (kind.subject() == Kind.Subject.VARIABLE && held[node] != null) {
        visits.computeIfAbsent(graph.location[node], at -> new HashSet<>()).add(visit(node, kind));
      }
    }
    return visits.values().stream().allMatch(this::areOrdered);
  }

  private Visit visit(int node, Kind kind) {
    return new Visit(
        nodes.thread[node],
        kind.isPlain(),
        kind.mayWrite(),
        held[node],
        joined[node],
        started[node]);
  }

  private boolean areOrdered(Set<Visit> visits) {
    for (Visit one : visits) {
      for (Visit other : visits) {
        if (one.thread() != other.thread()
            && (one.plain() || other.plain())
            && (one.writes() || other.writes())
            && !areOrdered(one, other)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean areOrdered(Visit one, Visit other) {
    return one.held().intersects(other.held())
        || isBeforeStart(one, other.thread())
        || isBeforeStart(other, one.thread())
        || one.joined().get(other.thread())
        || other.joined().get(one.thread());
  }

  /** Whether a thread comes to a location before it starts another one, or an ancestor of it. */
  private boolean isBeforeStart(Visit visit, int thread) {
    int child = thread;
    while (child >= 0 && nodes.parent[child] != visit.thread()) {
      child = nodes.parent[child];
    }
    return child >= 0 && !visit.started().get(child);
  }
}
