package dev.jacquard.model.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Shortest ways through a product, from some pairs to all others; a pair is a number here.
 *
 * <p>Pairs are met in the order of their distance.
 */
final class Ways {
  private final Product product;
  private final Map<Long, Long> from = new HashMap<>();
  private final List<Long> met = new ArrayList<>();
  private int next;

  private Ways(Product product) {
    this.product = product;
  }

  /** The ways from the pairs with which runs begin. */
  static Ways fromStart(Product product) {
    Ways ways = new Ways(product);
    for (int i = 0; i < product.initialDegree(); i++) {
      ways.offer(product.initialState(i), product.initialNode(i), -1);
    }
    return ways;
  }

  /** The ways from the pairs that follow a pair, which may lead back to it. */
  static Ways after(Product product, long pair) {
    Ways ways = new Ways(product);
    ways.follow(pair, -1);
    return ways;
  }

  static int state(long pair) {
    return (int) (pair >>> 32);
  }

  static int node(long pair) {
    return (int) pair;
  }

  /** How many pairs have been met. */
  int size() {
    return met.size();
  }

  /** Meets those that follow the next pair; that one, or -1 if there is none. */
  long advance() {
    if (next == met.size()) {
      return -1;
    }
    long pair = met.get(next++);
    follow(pair, pair);
    return pair;
  }

  /** The pairs on the way to a pair that has been met, itself the last. */
  List<Long> to(long pair) {
    List<Long> way = new ArrayList<>();
    for (long at = pair; at >= 0; at = from.get(at)) {
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
    long pair = (long) state << 32 | node;
    if (product.admits(state, node) && from.putIfAbsent(pair, origin) == null) {
      met.add(pair);
    }
  }
}
