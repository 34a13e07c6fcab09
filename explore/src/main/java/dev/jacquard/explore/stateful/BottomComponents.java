package dev.jacquard.explore.stateful;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The parts of the graph that no edge leaves, in which every state leads to every other: a program
 * that comes there stays there (Tarjan 1972, without recursion).
 */
final class BottomComponents {
  private static final int UNSEEN = -1;

  private final List<StateNode> nodes;
  private final Consumer<List<StateNode>> visitor;
  private final int[] index;
  private final int[] low;
  private final boolean[] open;
  private final boolean[] leaves;
  private final StateEdge[] nextEdge;
  private final List<StateNode> path = new ArrayList<>();
  private final List<StateNode> component = new ArrayList<>();
  private int count;

  private BottomComponents(List<StateNode> nodes, Consumer<List<StateNode>> visitor) {
    this.nodes = nodes;
    this.visitor = visitor;
    int size = nodes.size();
    index = new int[size];
    low = new int[size];
    open = new boolean[size];
    leaves = new boolean[size];
    nextEdge = new StateEdge[size];
    Arrays.fill(index, UNSEEN);
  }

  /** Shows each of them, a state from which nothing leads on included. */
  static void visit(List<StateNode> nodes, Consumer<List<StateNode>> visitor) {
    new BottomComponents(nodes, visitor).search();
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
    } else if (open[m]) {
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
      if (!left) {
        visitor.accept(members);
      }
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
