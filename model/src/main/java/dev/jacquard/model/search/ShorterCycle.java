package dev.jacquard.model.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes a cycle short that a depth-first search has found: the shortest way to one of its accepting
 * pairs, and the shortest way from there back to it.
 */
final class ShorterCycle {
  /** A way is looked for among so many pairs; a long run is better than none. */
  private static final int MOST_PAIRS = 1_000_000;

  private final Product product;
  private final Map<Long, Long> from = new HashMap<>();
  private final Deque<Long> queue = new ArrayDeque<>();
  private long goal;

  private ShorterCycle(Product product) {
    this.product = product;
  }

  static Cycle of(Product product, Cycle cycle) {
    int accepting = cycle.loop();
    while (!product.accepting(cycle.nodes()[accepting])) {
      accepting++;
    }
    long pair = pair(cycle.states()[accepting], cycle.nodes()[accepting]);
    List<Long> way = new ShorterCycle(product).fromStart(pair);
    List<Long> round = new ShorterCycle(product).round(pair);
    if (way.isEmpty() || round.isEmpty() || way.size() + round.size() > cycle.length()) {
      return cycle;
    }
    // the round ends where the way does
    way.addAll(round.subList(0, round.size() - 1));
    return new Cycle(
        way.stream().mapToInt(ShorterCycle::state).toArray(),
        way.stream().mapToInt(ShorterCycle::node).toArray(),
        way.size() - round.size());
  }

  private static long pair(int state, int node) {
    return (long) state << 32 | node;
  }

  private static int state(long pair) {
    return (int) (pair >>> 32);
  }

  private static int node(long pair) {
    return (int) pair;
  }

  /** The pairs up to and including the goal; empty if it was not found. */
  private List<Long> fromStart(long pair) {
    goal = pair;
    for (int i = 0; i < product.initialDegree(); i++) {
      offer(product.initialState(i), product.initialNode(i), -1);
    }
    return way();
  }

  /** The pairs after the goal up to and including the goal. */
  private List<Long> round(long pair) {
    goal = pair;
    follow(pair, -1);
    return way();
  }

  private List<Long> way() {
    while (!queue.isEmpty() && !from.containsKey(goal) && from.size() < MOST_PAIRS) {
      long pair = queue.poll();
      follow(pair, pair);
    }
    List<Long> way = new ArrayList<>();
    for (Long at = from.containsKey(goal) ? goal : -1; at >= 0; at = from.get(at)) {
      way.add(at);
    }
    Collections.reverse(way);
    return way;
  }

  private void follow(long pair, long origin) {
    int degree = product.degree(state(pair), node(pair));
    for (int i = 0; i < degree; i++) {
      offer(product.state(state(pair), node(pair), i), product.node(node(pair), i), origin);
    }
  }

  private void offer(int state, int node, long origin) {
    long pair = pair(state, node);
    if (product.admits(state, node) && from.putIfAbsent(pair, origin) == null) {
      queue.add(pair);
    }
  }
}
