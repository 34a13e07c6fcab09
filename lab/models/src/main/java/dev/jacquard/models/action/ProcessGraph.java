package dev.jacquard.models.action;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a process may do: nodes, numbered in the order in which a walk from the first finds them, so
 * that equal behaviour built in another order has equal numbers. A node without actions is an end.
 */
record ProcessGraph(String name, List<List<Action>> nodes) {
  ProcessGraph {
    nodes = numbered(nodes).stream().map(List::copyOf).toList();
  }

  private static List<List<Action>> numbered(List<List<Action>> nodes) {
    Map<Integer, Integer> number = new HashMap<>(Map.of(Action.FAILS, Action.FAILS, 0, 0));
    List<Integer> found = new ArrayList<>(List.of(0));
    for (int i = 0; i < found.size(); i++) {
      for (Action action : nodes.get(found.get(i))) {
        for (int target : new int[] {action.then(), action.otherwise()}) {
          if (!number.containsKey(target)) {
            number.put(target, found.size());
            found.add(target);
          }
        }
      }
    }
    List<List<Action>> result = new ArrayList<>();
    for (int node : found) {
      result.add(
          nodes.get(node).stream()
              .map(a -> a.between(number.get(a.then()), number.get(a.otherwise())))
              .toList());
    }
    return result;
  }

  List<Action> at(int node) {
    return nodes.get(node);
  }

  /** Whether all that a process may do from each node touches one object, or nothing. */
  boolean touchesOneObjectAtATime() {
    return nodes.stream()
        .allMatch(actions -> actions.size() <= 1 || actions.stream().allMatch(a -> a.object() < 0));
  }
}
