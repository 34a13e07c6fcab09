package dev.jacquard.model.temporal;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** The strongly connected components of an automaton (Tarjan 1972), without recursion. */
final class Components {
  private final Automaton automaton;
  private final int[] index;
  private final int[] low;
  private final int[] position;
  private final boolean[] onStack;
  private final boolean[] alive;
  private final Deque<Integer> stack = new ArrayDeque<>();
  private final Deque<Integer> path = new ArrayDeque<>();
  private int visited;

  Components(Automaton automaton) {
    this.automaton = automaton;
    int size = automaton.size();
    index = new int[size];
    Arrays.fill(index, -1);
    low = new int[size];
    position = new int[size];
    onStack = new boolean[size];
    alive = new boolean[size];
    automaton.initial().forEach(this::visit);
  }

  /** Whether there is a way from an initial node to this one. */
  boolean reached(int node) {
    return index[node] >= 0;
  }

  /** Whether a run may go on from this node for ever, by accepting nodes again and again. */
  boolean alive(int node) {
    return alive[node];
  }

  private void visit(int root) {
    if (reached(root)) {
      return;
    }
    enter(root);
    while (!path.isEmpty()) {
      int node = path.peek();
      if (position[node] < automaton.nodes().get(node).successors().size()) {
        int next = automaton.nodes().get(node).successors().get(position[node]++);
        if (!reached(next)) {
          enter(next);
        } else if (onStack[next]) {
          low[node] = Math.min(low[node], index[next]);
        }
      } else {
        leave(node);
      }
    }
  }

  private void enter(int node) {
    index[node] = low[node] = visited++;
    onStack[node] = true;
    stack.push(node);
    path.push(node);
  }

  private void leave(int node) {
    path.pop();
    if (!path.isEmpty()) {
      low[path.peek()] = Math.min(low[path.peek()], low[node]);
    }
    if (low[node] == index[node]) {
      component(node);
    }
  }

  /** Successors outside of the component are done: whether they are alive is known. */
  private void component(int root) {
    boolean cycle = false;
    boolean accepting = false;
    boolean onwards = false;
    for (int node : stack) {
      Automaton.Node member = automaton.nodes().get(node);
      accepting |= member.accepting();
      for (int next : member.successors()) {
        cycle |= onStack[next] && index[next] >= index[root];
        onwards |= alive[next];
      }
      if (node == root) {
        break;
      }
    }
    int node;
    do {
      node = stack.pop();
      onStack[node] = false;
      alive[node] = onwards || cycle && accepting;
    } while (node != root);
  }
}
