package dev.jacquard.explore.tree;

import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.List;

/** Which alternatives of data choices have found an owner at a node. */
final class Alternatives {
  private List<Transition> owned = List.of();
  private boolean complete;

  /** One more alternative has an owner. */
  void add(Transition step) {
    if (owned.isEmpty()) {
      owned = new ArrayList<>();
    }
    owned.add(step);
    complete |= owned(step.thread()).size() == step.alternatives();
  }

  /** Whether some thread has no other alternative left. */
  boolean complete() {
    return complete;
  }

  /** The alternatives that the first of these threads has left. */
  List<Transition> missing() {
    List<Transition> missing = new ArrayList<>();
    if (!owned.isEmpty()) {
      Transition first = owned.get(0);
      List<Integer> taken = owned(first.thread());
      for (int choice = 0; choice < first.alternatives(); choice++) {
        if (!taken.contains(choice)) {
          missing.add(first.choosing(choice));
        }
      }
    }
    return missing;
  }

  private List<Integer> owned(int thread) {
    return owned.stream()
        .filter(step -> step.thread() == thread)
        .map(Transition::choice)
        .distinct()
        .toList();
  }
}
