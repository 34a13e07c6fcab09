package dev.jacquard.model.picture;

import java.util.List;
import java.util.Map;

/**
 * States that can be reached, in the order in which a breadth-first search meets them, and the
 * steps between them.
 *
 * @param arrows the steps, those that lead from one state to the same other one as one
 * @param whole whether there is no other state
 */
record StateGraph(List<Node> nodes, List<Arrow> arrows, boolean whole) {
  StateGraph {
    nodes = List.copyOf(nodes);
    arrows = List.copyOf(arrows);
  }

  /** What is special about a state. */
  enum Mark {
    NOTHING,
    INITIAL,
    /** It has no step and is an end. */
    END,
    /** It has no step and is no end, or something is wrong with it or with a step from it. */
    ERROR
  }

  /**
   * A state.
   *
   * @param depth how many steps it is away from the nearest initial state
   * @param values what it is, for people
   * @param remark what is wrong with it, or empty
   */
  record Node(int depth, long[] state, Map<String, String> values, Mark mark, String remark) {}

  /** Steps from one state to another, by their numbers. */
  record Arrow(int from, int to, String label) {}

  int depth() {
    return nodes.stream().mapToInt(Node::depth).max().orElse(0);
  }
}
