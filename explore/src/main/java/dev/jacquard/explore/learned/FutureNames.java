package dev.jacquard.explore.learned;

import dev.jacquard.kernel.trace.Belongings;
import dev.jacquard.kernel.trace.Kind;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which threads are named in what is known to lie before a thread: it starts or joins them, wakes
 * them, or looks at what belongs to one of them. As long as somebody may, they keep their names.
 *
 * <p>Joins one right after the other name nobody before all these threads have ended: it does not
 * matter in which order they did. So the first of such joins is taken as one that {@linkplain
 * #awaited waits for all of them}. The thread could take the first of its joins earlier, and then
 * would wait at the next one; nobody but itself could tell.
 */
final class FutureNames {
  private static final int LONGEST_ROW = 10_000;

  private final LocalGraph graph;
  private final ThreadNodes nodes;
  private final Belongings cells;
  private final int[] group;
  private final BitSet[] named;
  private final Map<Integer, int[]> awaited = new HashMap<>();

  /**
   * @param group for each thread the number of those that are alike, or negative
   */
  FutureNames(
      LocalGraph graph,
      ThreadNodes nodes,
      List<Counterparts> groups,
      int[] group,
      Belongings cells) {
    this.graph = graph;
    this.nodes = nodes;
    this.group = group;
    this.cells = cells;
    named = new BitSet[nodes.thread.length];
    Arrays.setAll(named, node -> new BitSet());
    for (int node = 0; node < named.length; node++) {
      if (graph.kind[node] == Kind.JOIN) {
        int joined = (int) graph.argument[node];
        if (joined < group.length && group[joined] >= 0) {
          findRow(node, groups.get(group[joined]).threads());
        }
      }
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int node = named.length - 1; node >= 0; node--) {
        changed |= look(node);
      }
    }
  }

  private boolean look(int node) {
    BitSet mine = named[node];
    int before = mine.cardinality();
    addOwn(node, mine);
    for (int e = graph.firstEdge(node); e != LocalGraph.NO_MORE; e = graph.following(e)) {
      if (graph.next[e] != LocalGraph.END) {
        mine.or(named[graph.next[e]]);
      }
      if (graph.child[e] >= 0) {
        mine.or(named[graph.child[e]]);
      }
    }
    int[] row = awaited.get(node);
    if (row != null) {
      for (int thread : row) {
        mine.clear(thread);
      }
    }
    return mine.cardinality() != before;
  }

  private void addOwn(int node, BitSet mine) {
    Kind kind = graph.kind[node];
    if (kind.namesThread() && kind != Kind.END) {
      add((int) graph.argument[node], mine);
    }
    addOwner(graph.location[node], node, mine);
    addOwner(graph.alsoReads[node], node, mine);
  }

  private void addOwner(int location, int node, BitSet mine) {
    int owner = cells.owner(location);
    if (owner >= 0 && owner != nodes.thread[node]) {
      add(owner, mine);
    }
  }

  private void add(int thread, BitSet mine) {
    if (thread < group.length && group[thread] >= 0) {
      mine.set(thread);
    }
  }

  /** Whether a thread joins all of some threads from a node on, and does nothing else meanwhile. */
  private void findRow(int first, List<Integer> threads) {
    BitSet left = new BitSet();
    threads.forEach(left::set);
    if (threads.contains(nodes.thread[first])) {
      return;
    }
    int node = first;
    for (int length = 0; length < LONGEST_ROW && node != LocalGraph.END; length++) {
      if (isJoin(node, left)) {
        left.clear((int) graph.argument[node]);
        if (left.isEmpty()) {
          awaited.put(first, threads.stream().mapToInt(Integer::intValue).toArray());
          return;
        }
      } else if (!nodes.isAlone(node)) {
        return;
      }
      int edge = graph.firstEdge(node);
      if (edge == LocalGraph.NO_MORE
          || graph.following(edge) != LocalGraph.NO_MORE
          || !graph.failures.get(edge).isEmpty()) {
        return;
      }
      node = graph.next[edge];
    }
  }

  private boolean isJoin(int node, BitSet left) {
    return graph.kind[node] == Kind.JOIN
        && graph.limit[node] == 0
        && graph.alsoReads[node] < 0
        && left.get((int) graph.argument[node]);
  }

  /** The threads that are named at a node or behind. */
  BitSet at(int node) {
    return named[node];
  }

  /** All threads that a join at a node waits for, or null if that is only the one it names. */
  int[] awaited(int node) {
    return awaited.get(node);
  }

  /** Whether what belongs to the threads that are joined at a node may be looked at afterwards. */
  boolean looksAfter(int node) {
    BitSet seen = new BitSet();
    BitSet visited = new BitSet();
    int[] stack = {node};
    int size = 1;
    while (size > 0) {
      int at = stack[--size];
      if (visited.get(at)) {
        continue;
      }
      visited.set(at);
      if (graph.kind[at] != Kind.JOIN) {
        addOwn(at, seen);
      }
      for (int e = graph.firstEdge(at); e != LocalGraph.NO_MORE; e = graph.following(e)) {
        for (int next : new int[] {graph.next[e], graph.child[e]}) {
          if (next >= 0 && !visited.get(next)) {
            stack = size == stack.length ? Arrays.copyOf(stack, 2 * size + 2) : stack;
            stack[size++] = next;
          }
        }
      }
    }
    for (int thread : awaited.get(node)) {
      if (seen.get(thread)) {
        return true;
      }
    }
    return false;
  }
}
