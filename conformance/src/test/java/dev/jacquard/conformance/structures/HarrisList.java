package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicMarkableReference;

/**
 * A lock-free sorted list; nodes are marked before they are unlinked, but not in the broken one,
 * where something may be linked behind a node that goes.
 */
public class HarrisList {
  static final class Node {
    final int key;
    final AtomicMarkableReference<Node> next;

    Node(int key, Node next) {
      this.key = key;
      this.next = new AtomicMarkableReference<>(next, false);
    }
  }

  private final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

  boolean add(int key) {
    while (true) {
      Node before = before(key);
      Node after = before.next.getReference();
      if (after.key == key) {
        return false;
      }
      if (before.next.compareAndSet(after, new Node(key, after), false, false)) {
        return true;
      }
    }
  }

  boolean remove(int key) {
    while (true) {
      Node before = before(key);
      Node node = before.next.getReference();
      if (node.key != key) {
        return false;
      }
      Node after = node.next.getReference();
      if (mark(node, after)) {
        before.next.compareAndSet(node, after, false, false);
        return true;
      }
    }
  }

  boolean mark(Node node, Node after) {
    return node.next.compareAndSet(after, after, false, true);
  }

  /** The last node with a smaller key; unlinks marked nodes on the way. */
  private Node before(int key) {
    while (true) {
      Node before = head;
      Node node = before.next.getReference();
      boolean[] marked = new boolean[1];
      while (true) {
        Node after = node.next.get(marked);
        if (marked[0]) {
          if (!before.next.compareAndSet(node, after, false, false)) {
            break;
          }
        } else if (node.key >= key) {
          return before;
        } else {
          before = node;
        }
        node = after;
      }
    }
  }

  boolean contains(int key) {
    return before(key).next.getReference().key == key;
  }

  private static final class Broken extends HarrisList {
    @Override
    boolean mark(Node node, Node after) {
      return true;
    }
  }

  private static String test(HarrisList list) throws InterruptedException {
    list.add(1);
    Run.both(
        () -> Claim.that(list.remove(1), "1 was there"),
        () -> Claim.that(list.add(2), "2 was not there"));
    Claim.that(!list.contains(1), "1 is still there");
    Claim.that(list.contains(2), "2 is lost");
    return "fine";
  }

  @Expect(outcomes = "fine")
  public static String correct() throws Exception {
    return test(new HarrisList());
  }

  @Expect(failures = "assertion")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
