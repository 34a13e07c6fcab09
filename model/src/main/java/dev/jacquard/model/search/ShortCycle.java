package dev.jacquard.model.search;

import java.util.List;

/**
 * Looks for a shorter cycle when one has been found depth first: people read it, and a nested
 * search takes the first it meets.
 *
 * <p>All accepting pairs are tried in the order of their distance from the start, each with the
 * shortest way back to itself, as long as that takes not too much.
 */
final class ShortCycle {
  /** So many pairs are looked at; a long run is better than none. */
  private static final int MOST_PAIRS = 2_000_000;

  private final Product product;
  private final Ways ways;
  private Cycle best;
  private int looks;

  private ShortCycle(Product product, Cycle found) {
    this.product = product;
    this.ways = Ways.fromStart(product);
    this.best = found;
  }

  /** A cycle that is not longer than this one. */
  static Cycle of(Product product, Cycle found) {
    ShortCycle search = new ShortCycle(product, found);
    search.tryAll();
    return search.best;
  }

  private void tryAll() {
    for (long pair = ways.advance(); pair >= 0; pair = ways.advance()) {
      if (looks + ways.size() > MOST_PAIRS) {
        return;
      }
      if (product.accepting(Ways.node(pair))) {
        List<Long> way = ways.to(pair);
        if (way.size() >= best.length()) {
          return;
        }
        goRound(way, pair);
      }
    }
  }

  private void goRound(List<Long> way, long pair) {
    Ways round = Ways.after(product, pair);
    for (long at = round.advance(); at >= 0; at = round.advance()) {
      if (at == pair) {
        consider(way, round.to(pair));
        break;
      }
      if (looks + round.size() > MOST_PAIRS) {
        break;
      }
    }
    looks += round.size();
  }

  /** The round ends where the way does; what both have in common before that is gone once. */
  private void consider(List<Long> way, List<Long> round) {
    int common = 1;
    while (common < way.size()
        && common < round.size()
        && way.get(way.size() - 1 - common).equals(round.get(round.size() - 1 - common))) {
      common++;
    }
    int length = way.size() + round.size() - common;
    if (length < best.length()) {
      way.addAll(round.subList(0, round.size() - common));
      best =
          new Cycle(
              way.stream().mapToInt(Ways::state).toArray(),
              way.stream().mapToInt(Ways::node).toArray(),
              length - round.size());
    }
  }
}
