package dev.jacquard.explore.tree;

import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;

/**
 * The way to a part that is given away, with the other kids of the nodes on it, in their order.
 * Those before the way say what is asleep on it, and never change. Those behind it are there to
 * know what need not be offered to the nodes; there may be more of them by now.
 */
final class Birth {
  private Birth() {}

  static void save(Node end, StateWriter out) {
    Node[] way = new Node[end.depth() + 1];
    for (Node node = end; node != null; node = node.parent()) {
      way[node.depth()] = node;
    }
    out.number(end.depth());
    out.number(end.replayed());
    for (int depth = 1; depth < way.length; depth++) {
      save(way[depth - 1], way[depth], out);
    }
  }

  private static void save(Node node, Node taken, StateWriter out) {
    int kids = 0;
    int place = 0;
    for (Node kid = node.firstKid(); kid != null; kid = kid.nextSibling()) {
      place = kid == taken ? kids : place;
      kids++;
    }
    out.number(kids);
    out.number(place);
    for (Node kid = node.firstKid(); kid != null; kid = kid.nextSibling()) {
      out.flag(kid.isClosed());
      out.transition(kid.step());
    }
  }

  /** The node at the end of a way of its own. */
  static Node restored(StateReader in) {
    int length = in.count();
    int replayed = in.number(0, length);
    Node node = Node.root();
    for (int depth = 1; depth <= length; depth++) {
      node.markExecuted();
      node = taken(node, in);
      if (depth <= replayed) {
        node.markExecuted();
      }
    }
    return node;
  }

  private static Node taken(Node node, StateReader in) {
    int kids = in.count();
    int place = in.number(0, kids - 1);
    Node taken = null;
    for (int i = 0; i < kids; i++) {
      boolean closed = in.flag();
      Node kid = node.append(in.transition());
      if (closed) {
        kid.close();
      }
      taken = i == place ? kid : taken;
    }
    return taken;
  }
}
