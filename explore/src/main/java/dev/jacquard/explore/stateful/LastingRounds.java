package dev.jacquard.explore.stateful;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.List;

/**
 * Ways round that threads can leave, and on which they may stay for ever although everybody gets
 * his chances: two threads, say, that give way to each other. Who goes on elsewhere from one of
 * their states, and never moves on the way, would not get his.
 */
final class LastingRounds {
  private final Actions actions;
  private final Deque<Collection<StateNode>> open = new ArrayDeque<>();
  private boolean found;

  private LastingRounds(Actions actions) {
    this.actions = actions;
  }

  /** Whether there are any in a graph. */
  static boolean exist(List<StateNode> nodes, Actions actions) {
    LastingRounds rounds = new LastingRounds(actions);
    Components.visit(
        nodes,
        (component, isLeft) -> {
          if (isLeft) {
            rounds.look(component);
          }
        });
    while (!rounds.found && !rounds.open.isEmpty()) {
      Components.visit(rounds.open.remove(), (component, isLeft) -> rounds.look(component));
    }
    return rounds.found;
  }

  /** Without the states at which somebody could go on who does not move here. */
  private void look(List<StateNode> component) {
    FollowedThreads followed = new FollowedThreads(component);
    BitSet members = new BitSet();
    component.forEach(node -> members.set(node.number));
    BitSet within = new BitSet();
    BitSet elsewhere = new BitSet();
    for (StateNode node : component) {
      for (StateEdge edge = node.firstOut(); edge != null; edge = edge.nextOut) {
        int thread = followed.of(node, actions.thread(edge.action()));
        (members.get(edge.target().number) ? within : elsewhere).set(thread);
      }
    }
    elsewhere.andNot(within);
    if (within.isEmpty()) {
      return;
    }
    if (elsewhere.isEmpty()) {
      found = true;
      return;
    }
    Collection<StateNode> left = new ArrayList<>();
    for (StateNode node : component) {
      if (!isAnyEnabled(node, elsewhere, followed)) {
        left.add(node);
      }
    }
    if (!left.isEmpty()) {
      open.add(left);
    }
  }

  private static boolean isAnyEnabled(StateNode node, BitSet threads, FollowedThreads followed) {
    for (int t = 0; t < node.pending.length; t++) {
      if (node.isEnabled(t) && threads.get(followed.of(node, t))) {
        return true;
      }
    }
    return false;
  }
}
