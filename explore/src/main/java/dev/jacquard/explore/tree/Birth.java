package dev.jacquard.explore.tree;

import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;

/**
 * The way to a leaf that is given away, with all that says what is asleep on it: at each node the
 * kids that come before. They never change, since new kids come last.
 */
final class Birth {
  private Birth() {}

  static void save(Node leaf, StateWriter out) {
    Node[] way = new Node[leaf.depth() + 1];
    for (Node node = leaf; node != null; node = node.parent()) {
      way[node.depth()] = node;
    }
    out.number(leaf.depth());
    out.number(leaf.replayed());
    for (int depth = 1; depth < way.length; depth++) {
      int earlier = 0;
      for (Node kid = way[depth - 1].firstKid(); kid != way[depth]; kid = kid.nextSibling()) {
        earlier++;
      }
      out.number(earlier);
      for (Node kid = way[depth - 1].firstKid(); kid != way[depth]; kid = kid.nextSibling()) {
        out.transition(kid.step());
      }
      out.transition(way[depth].step());
    }
  }

  /** The leaf, at the end of a way of its own. */
  static Node restored(StateReader in) {
    int length = in.count();
    int replayed = in.number(0, length);
    Node node = Node.root();
    for (int depth = 1; depth <= length; depth++) {
      node.markExecuted();
      for (int earlier = in.count(); earlier > 0; earlier--) {
        node.append(in.transition()).close();
      }
      node = node.append(in.transition());
      if (depth <= replayed) {
        node.markExecuted();
      }
    }
    return node;
  }
}
