package dev.jacquard.explore.learned;

import dev.jacquard.kernel.trace.Kind;
import java.util.Arrays;
import java.util.BitSet;

/** Which nodes are those of which thread, where threads begin, and who uses which location. */
final class ThreadNodes {
  static final int NOBODY = -1;

  /** A thread may begin at several nodes, or begins at none that is known. */
  static final int NO_ROOT = -2;

  private final LocalGraph graph;
  final int threads;

  /** The thread of each node. */
  final int[] thread;

  /** The node at which each thread begins. */
  final int[] root;

  /** Who starts each thread, and where in the code. */
  final int[] parent;

  final int[] startSite;

  private BitSet[] users = {};
  private BitSet[] writers = {};

  ThreadNodes(Knowledge known) {
    graph = known.graph;
    threads = known.threads();
    thread = new int[graph.nodes()];
    root = new int[threads];
    parent = new int[threads];
    startSite = new int[threads];
    Arrays.fill(thread, NOBODY);
    Arrays.fill(root, NO_ROOT);
    Arrays.fill(parent, NOBODY);
    findRoots(known);
  }

  private void findRoots(Knowledge known) {
    boolean[] several = new boolean[threads];
    for (int t = 0; t < threads; t++) {
      if (known.isThereFirst(t)) {
        root[t] = known.firstNode(t);
        reach(t, root[t]);
      }
    }
    for (int node = 0; node < graph.nodes(); node++) { // who starts others has lower nodes
      for (int e = graph.firstEdge(node); e != LocalGraph.NO_MORE; e = graph.following(e)) {
        if (graph.child[e] != LocalGraph.UNBORN) {
          int child = (int) graph.argument[node];
          several[child] |= root[child] != NO_ROOT && root[child] != graph.child[e];
          root[child] = graph.child[e];
          parent[child] = thread[node];
          startSite[child] = graph.site[node];
          reach(child, graph.child[e]);
        }
      }
    }
    for (int t = 0; t < threads; t++) {
      root[t] = several[t] || root[t] == LocalGraph.END ? NO_ROOT : root[t];
    }
  }

  private void reach(int owner, int from) {
    int[] stack = {from, 0, 0, 0};
    int size = from == LocalGraph.END || thread[from] != NOBODY ? 0 : 1;
    while (size > 0) {
      int node = stack[--size];
      if (thread[node] != NOBODY) {
        continue;
      }
      thread[node] = owner;
      use(node, owner);
      for (int e = graph.firstEdge(node); e != LocalGraph.NO_MORE; e = graph.following(e)) {
        if (graph.next[e] != LocalGraph.END && thread[graph.next[e]] == NOBODY) {
          stack = size == stack.length ? Arrays.copyOf(stack, 2 * size) : stack;
          stack[size++] = graph.next[e];
        }
      }
    }
  }

  private void use(int node, int owner) {
    if (graph.location[node] >= 0) {
      admit(graph.location[node]);
      users[graph.location[node]].set(owner);
      if (graph.kind[node].mayWrite()) {
        writers[graph.location[node]].set(owner);
      }
    }
    if (graph.alsoReads[node] >= 0) {
      admit(graph.alsoReads[node]);
      users[graph.alsoReads[node]].set(owner);
    }
  }

  private void admit(int location) {
    int before = users.length;
    if (location >= before) {
      users = Arrays.copyOf(users, Math.max(location + 1, 2 * before));
      writers = Arrays.copyOf(writers, users.length);
      for (int l = before; l < users.length; l++) {
        users[l] = new BitSet();
        writers[l] = new BitSet();
      }
    }
  }

  /** How many locations there may be. */
  int locations() {
    return users.length;
  }

  /** Who uses a location. */
  BitSet users(int location) {
    return users[location];
  }

  /** Whether a step has to do with nobody but its thread. */
  boolean isAlone(int node) {
    int location = graph.location[node];
    Kind kind = graph.kind[node];
    if (location < 0 || graph.alsoReads[node] >= 0 || !kind.isAccess()) {
      return false;
    }
    BitSet others = kind.mayWrite() ? users[location] : writers[location];
    return others.isEmpty() || (others.cardinality() == 1 && others.get(thread[node]));
  }
}
