package dev.jacquard.explore.stateful;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/**
 * The parts of the graph in which every state leads to every other (Tarjan 1972, without
 * recursion). A program that comes to one that no edge leaves stays there.
 */
final class Components {
  /** Is shown a part of the graph, and whether an edge leaves it. */
  interface Visitor {
    void accept(List<StateNode> component, boolean isLeft);
  }

  private static final int UNSEEN = -1;

  /** Of no matter here: edges that lead there leave. */
  private static final int OUTSIDE = -2;

  private final Collection<StateNode> nodes;
  private final Visitor visitor;
  private final int[] index;
  private final int[] low;
  private final boolean[] open;
  private final boolean[] leaves;
  private final StateEdge[] nextEdge;
  private final List<StateNode> path = new ArrayList<>();
  private final List<StateNode> component = new ArrayList<>();
  private int count;

  private Components(Collection<StateNode> nodes, Visitor visitor) {
    this.nodes = nodes;
    this.visitor = visitor;
    int size = nodes.stream().mapToInt(node -> node.number + 1).max().orElse(0);
    index = new int[size];
    low = new int[size];
    open = new boolean[size];
    leaves = new boolean[size];
    nextEdge = new StateEdge[size];
    Arrays.fill(index, OUTSIDE);
    nodes.forEach(node -> index[node.number] = UNSEEN);
  }

  /** Shows those that no edge leaves, a state from which nothing leads on included. */
  static void visitBottom(List<StateNode> nodes, Consumer<List<StateNode>> visitor) {
    visit(
        nodes,
        (component, isLeft) -> {
          if (!isLeft) {
            visitor.accept(component);
          }
        });
  }

  /** Shows all of some states, as if there were no others. */
  static void visit(Collection<StateNode> nodes, Visitor visitor) {
    new Components(nodes, visitor).search();
  }

  private void search() {
    for (StateNode node : nodes) {
      if (index[node.number] == UNSEEN) {
        enter(node);
        while (!path.isEmpty()) {
          advance(path.get(path.size() - 1));
        }
      }
    }
  }

  private void enter(StateNode node) {
    index[node.number] = count;
    low[node.number] = count++;
    open[node.number] = true;
    nextEdge[node.number] = node.firstOut();
    path.add(node);
    component.add(node);
  }

  private void advance(StateNode node) {
    int n = node.number;
    StateEdge edge = nextEdge[n];
    if (edge == null) {
      leave(node);
      return;
    }
    nextEdge[n] = edge.nextOut;
    StateNode target = edge.target();
    int m = target.number;
    if (index[m] == UNSEEN) {
      enter(target);
    } else if (index[m] != OUTSIDE && open[m]) {
      low[n] = Math.min(low[n], index[m]);
    } else {
      leaves[n] = true;
    }
  }

  private void leave(StateNode node) {
    int n = node.number;
    path.remove(path.size() - 1);
    boolean isRoot = low[n] == index[n];
    boolean left = leaves[n];
    if (isRoot) {
      List<StateNode> members = popped(node);
      left = members.stream().anyMatch(member -> leaves[member.number]);
      visitor.accept(members, left);
    }
    if (!path.isEmpty()) {
      int parent = path.get(path.size() - 1).number;
      low[parent] = Math.min(low[parent], low[n]);
      leaves[parent] |= isRoot || left;
    }
  }

  private List<StateNode> popped(StateNode root) {
    int from = component.size();
    do {
      from--;
      open[component.get(from).number] = false;
    } while (component.get(from) != root);
    List<StateNode> tail = component.subList(from, component.size());
    List<StateNode> members = List.copyOf(tail);
    tail.clear();
    return members;
  }
}
