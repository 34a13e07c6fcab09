package dev.jacquard.model.temporal;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A Büchi automaton: it reads the states of a run without end, is in one of its nodes at each of
 * them, and accepts the run if it can be in accepting nodes again and again.
 *
 * <p>A node says itself what the state that is read in it must look like. So two equal states in a
 * row are read by two nodes that ask for the same, and nothing depends on how often a state is
 * repeated unless the formula does.
 *
 * @param initial the nodes in which the first state may be read
 */
public record Automaton(List<Node> nodes, List<Integer> initial) {
  /**
   * A node.
   *
   * @param required the propositions that hold in the state read here, as bits
   * @param forbidden the propositions that do not
   * @param successors the nodes in which the next state may be read
   */
  public record Node(long required, long forbidden, boolean accepting, List<Integer> successors) {
    public Node {
      successors = List.copyOf(successors);
    }

    /** Whether a state with these propositions may be read here. */
    public boolean admits(long observation) {
      return (observation & required) == required && (observation & forbidden) == 0;
    }
  }

  public Automaton {
    nodes = List.copyOf(nodes);
    initial = List.copyOf(initial);
  }

  /** The automaton of all runs that satisfy a formula, simplified. */
  public static Automaton of(Formula formula) {
    return Simplification.of(new Tableau(formula.positive()).automaton());
  }

  /** As many nodes as there are. */
  public int size() {
    return nodes.size();
  }

  /** Only the nodes with a number for which the array tells a new one; -1 drops a node. */
  Automaton renumbered(int[] number, int size) {
    Node[] kept = new Node[size];
    for (int node = 0; node < number.length; node++) {
      if (number[node] >= 0 && kept[number[node]] == null) {
        Node old = nodes.get(node);
        kept[number[node]] =
            new Node(
                old.required, old.forbidden, old.accepting, renumbered(old.successors, number));
      }
    }
    return new Automaton(List.of(kept), renumbered(initial, number));
  }

  private static List<Integer> renumbered(List<Integer> nodes, int[] number) {
    Set<Integer> result = new TreeSet<>();
    for (int node : nodes) {
      if (number[node] >= 0) {
        result.add(number[node]);
      }
    }
    return List.copyOf(result);
  }
}
