package dev.jacquard.explore.tree;

import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Transition;

/**
 * A state of the live tree, reached from its parent by one step.
 *
 * <p>The kids are ordered: an execution belongs to the first sleeper or kid that can begin it, and
 * new kids come last. A node without kids that no run has passed is a leaf waiting to be executed.
 */
final class Node {
  private static final Transition[] NOBODY = {};

  /** In a saved tree: the way up, or a kid, to which the others are added. */
  private static final int UP = 0;

  private static final int KID = 1;
  private static final int EXECUTED = 1;
  private static final int CLOSED = 2;
  private static final int AWAY = 4;

  private final Node parent;
  private final Transition step;
  private final int depth;
  private final Transition[] sleep;
  private Node firstKid;
  private Node lastKid;
  private Node nextSibling;
  private Node firstOpen;
  private boolean executed;
  private boolean closed;
  private boolean away;

  private Node(Node parent, Transition step, Transition[] sleep) {
    this.parent = parent;
    this.step = step;
    this.depth = parent == null ? 0 : parent.depth + 1;
    this.sleep = sleep;
  }

  static Node root() {
    return new Node(null, null, NOBODY);
  }

  /** Adds a kid behind all others; asleep in it is whoever comes before it and does not mind it. */
  Node append(Transition next) {
    Node kid = new Node(this, next, sleepBehind(next));
    if (lastKid == null) {
      firstKid = kid;
    } else {
      lastKid.nextSibling = kid;
    }
    lastKid = kid;
    if (firstOpen == null) {
      firstOpen = kid;
    }
    return kid;
  }

  private Transition[] sleepBehind(Transition next) {
    int count = 0;
    for (Transition sleeper : sleep) {
      count += Dependence.dependent(sleeper, next) ? 0 : 1;
    }
    for (Node kid = firstKid; kid != null; kid = kid.nextSibling) {
      count += Dependence.dependent(kid.step, next) ? 0 : 1;
    }
    if (count == 0) {
      return NOBODY;
    }
    Transition[] behind = new Transition[count];
    int i = 0;
    for (Transition sleeper : sleep) {
      if (!Dependence.dependent(sleeper, next)) {
        behind[i++] = sleeper;
      }
    }
    for (Node kid = firstKid; kid != null; kid = kid.nextSibling) {
      if (!Dependence.dependent(kid.step, next)) {
        behind[i++] = kid.step;
      }
    }
    return behind;
  }

  /** The node behind this one in tree order, below a node; null if there is none. */
  Node nextBelow(Node top) {
    return firstKid != null ? firstKid : nextBeside(top);
  }

  /** The same without what is below this node. */
  Node nextBeside(Node top) {
    Node node = this;
    while (node != top && node.nextSibling == null) {
      node = node.parent;
    }
    return node == top ? null : node.nextSibling;
  }

  /** Whether a thread's alternative is asleep here. */
  boolean asleep(int thread, int choice) {
    for (Transition sleeper : sleep) {
      if (sleeper.thread() == thread && sleeper.choice() == choice) {
        return true;
      }
    }
    return false;
  }

  boolean isPendingLeaf() {
    return firstKid == null && !executed;
  }

  /** Whether some run has passed here. */
  boolean isExecuted() {
    return executed;
  }

  void markExecuted() {
    executed = true;
  }

  /** Somebody else executes what is below. */
  void giveAway() {
    executed = true;
    away = true;
    dropKids();
  }

  /** Whether somebody else has what is below. */
  boolean isAway() {
    return away;
  }

  /** Forgets what is below: nothing can be added there any more. */
  void close() {
    closed = true;
    away = false;
    dropKids();
  }

  private void dropKids() {
    firstKid = null;
    lastKid = null;
    firstOpen = null;
  }

  /** Whether the way to another node leads through this one, or ends here. */
  boolean isAbove(Node other) {
    Node node = other;
    while (node.depth > depth) {
      node = node.parent;
    }
    return node == this;
  }

  /** Writes down what is below, kid after kid, each followed by what is below it. */
  void save(StateWriter out) {
    Node node = this;
    while (true) {
      if (node.firstKid != null) {
        node = node.firstKid;
      } else {
        while (node != this && node.nextSibling == null) {
          out.number(UP);
          node = node.parent;
        }
        if (node == this) {
          out.number(UP);
          return;
        }
        node = node.nextSibling;
        out.number(UP);
      }
      out.number(KID + node.flags());
      out.transition(node.step);
    }
  }

  private int flags() {
    return (executed ? EXECUTED : 0) + (closed ? CLOSED : 0) + (away ? AWAY : 0);
  }

  /** Adds what was written down. */
  void restore(StateReader in) {
    Node node = this;
    while (true) {
      int token = in.number(UP, KID + EXECUTED + CLOSED + AWAY);
      if (token != UP) {
        node = node.append(in.transition());
        node.executed = (token - KID & EXECUTED) != 0;
        node.closed = (token - KID & CLOSED) != 0;
        node.away = (token - KID & AWAY) != 0;
      } else if (node == this) {
        return;
      } else {
        node = node.parent;
      }
    }
  }

  /** The steps that lead here from the beginning. */
  Transition[] way() {
    Transition[] way = new Transition[depth];
    for (Node node = this; node.parent != null; node = node.parent) {
      way[node.depth - 1] = node.step;
    }
    return way;
  }

  /** How many of these steps some run has executed in this order. */
  int replayed() {
    int replayed = depth;
    for (Node node = this; node.parent != null && !node.executed; node = node.parent) {
      replayed--;
    }
    return replayed;
  }

  /** The first kid that is not closed, or null. */
  Node firstOpen() {
    while (firstOpen != null && firstOpen.closed) {
      firstOpen = firstOpen.nextSibling;
    }
    return firstOpen;
  }

  boolean isClosed() {
    return closed;
  }

  Node parent() {
    return parent;
  }

  Transition step() {
    return step;
  }

  int depth() {
    return depth;
  }

  Transition[] sleep() {
    return sleep;
  }

  Node firstKid() {
    return firstKid;
  }

  Node nextSibling() {
    return nextSibling;
  }
}
