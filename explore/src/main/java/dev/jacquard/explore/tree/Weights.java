package dev.jacquard.explore.tree;

import java.util.Arrays;

/** What share of a tree each node has, when one walks through it in tree order. */
final class Weights {
  private final Node base;
  private double[] byDepth = {1};

  Weights(Node base) {
    this.base = base;
  }

  double of(Node node) {
    int depth = node.depth() - base.depth();
    if (node != base && node == node.parent().firstKid()) {
      if (depth == byDepth.length) {
        byDepth = Arrays.copyOf(byDepth, 2 * depth);
      }
      int kids = 0;
      for (Node kid = node; kid != null; kid = kid.nextSibling()) {
        kids++;
      }
      byDepth[depth] = byDepth[depth - 1] / kids;
    }
    return byDepth[depth];
  }
}
