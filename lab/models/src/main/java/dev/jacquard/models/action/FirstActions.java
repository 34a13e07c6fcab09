package dev.jacquard.models.action;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.models.persistent.Foresight;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/** Whether a process must acquire an object before it can do anything else with it. */
record FirstActions(List<ProcessGraph> processes) implements Foresight {
  @Override
  public boolean acquiresFirst(int thread, int site, int location) {
    if (site < 0) {
      return true; // it has ended
    }
    ProcessGraph process = processes.get(thread);
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(site));
    while (!open.isEmpty()) {
      int node = open.pop();
      if (node == Action.FAILS || seen.get(node)) {
        continue;
      }
      seen.set(node);
      for (Action action : process.at(node)) {
        if (action.object() != location) {
          open.push(action.then());
          open.push(action.otherwise());
        } else if (action.kind() != Kind.ACQUIRE && action.kind() != Kind.LOCK) {
          return false;
        }
      }
    }
    return true;
  }
}
