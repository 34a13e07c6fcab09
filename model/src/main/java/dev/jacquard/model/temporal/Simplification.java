package dev.jacquard.model.temporal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Makes an automaton smaller that accepts the same runs: nodes that no accepted run comes by are
 * dropped, and nodes that go on alike are one.
 */
final class Simplification {
  private Simplification() {}

  static Automaton of(Automaton automaton) {
    return merged(useful(automaton));
  }

  /** Without the nodes that can't be reached or that reach no cycle with an accepting node. */
  private static Automaton useful(Automaton automaton) {
    Components components = new Components(automaton);
    int[] number = new int[automaton.size()];
    int size = 0;
    for (int node = 0; node < number.length; node++) {
      number[node] = components.reached(node) && components.alive(node) ? size++ : -1;
    }
    return automaton.renumbered(number, size);
  }

  /**
   * Nodes are alike if they ask for the same, and their successors are alike: the coarsest such.
   */
  private static Automaton merged(Automaton automaton) {
    int[] sort = new int[automaton.size()];
    int sorts = 0;
    while (true) {
      Map<List<Object>, Integer> known = new HashMap<>();
      int[] finer = new int[sort.length];
      for (int node = 0; node < sort.length; node++) {
        finer[node] = known.computeIfAbsent(look(automaton, node, sort), look -> known.size());
      }
      if (known.size() == sorts) {
        return automaton.renumbered(sort, sorts);
      }
      sort = finer;
      sorts = known.size();
    }
  }

  private static List<Object> look(Automaton automaton, int number, int[] sort) {
    Automaton.Node node = automaton.nodes().get(number);
    TreeSet<Integer> successors = new TreeSet<>();
    node.successors().forEach(successor -> successors.add(sort[successor]));
    List<Object> look =
        new ArrayList<>(
            Arrays.asList(node.required(), node.forbidden(), node.accepting(), sort[number]));
    look.addAll(successors);
    return look;
  }
}
