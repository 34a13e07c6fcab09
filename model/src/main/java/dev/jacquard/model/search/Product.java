package dev.jacquard.model.search;

import dev.jacquard.model.temporal.Automaton;

/**
 * The states of a graph together with an automaton that reads them: its states are pairs of a state
 * and a node that admits it.
 */
final class Product {
  private final StateGraph graph;
  private final Automaton.Node[] nodes;
  private final int[][] successors;
  private final int[] initial;

  Product(StateGraph graph, Automaton automaton) {
    this.graph = graph;
    this.nodes = automaton.nodes().toArray(Automaton.Node[]::new);
    this.initial = automaton.initial().stream().mapToInt(node -> node).toArray();
    this.successors = new int[nodes.length][];
    for (int node = 0; node < nodes.length; node++) {
      successors[node] = nodes[node].successors().stream().mapToInt(next -> next).toArray();
    }
  }

  int nodes() {
    return nodes.length;
  }

  boolean accepting(int node) {
    return nodes[node].accepting();
  }

  /** All pairs that follow a pair have a number below this; not each such number has a pair. */
  int degree(int state, int node) {
    return graph.degree(state) * successors[node].length;
  }

  int state(int state, int node, int index) {
    return graph.target(state, index / successors[node].length);
  }

  int node(int node, int index) {
    return successors[node][index % successors[node].length];
  }

  /** The same for the pairs that come first. */
  int initialDegree() {
    return graph.roots() * initial.length;
  }

  int initialState(int index) {
    return graph.root(index / initial.length);
  }

  int initialNode(int index) {
    return initial[index % initial.length];
  }

  /** Whether a state and a node are a pair. */
  boolean admits(int state, int node) {
    return nodes[node].admits(graph.observation(state));
  }
}
