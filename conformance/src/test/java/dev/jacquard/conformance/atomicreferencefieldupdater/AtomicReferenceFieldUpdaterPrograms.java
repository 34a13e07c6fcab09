package dev.jacquard.conformance.atomicreferencefieldupdater;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

public final class AtomicReferenceFieldUpdaterPrograms {
  private static final AtomicReferenceFieldUpdater<Node, Node> NEXT =
      AtomicReferenceFieldUpdater.newUpdater(Node.class, Node.class, "next");

  private AtomicReferenceFieldUpdaterPrograms() {}

  private static final class Node {
    final String name;
    volatile Node next;

    Node(String name) {
      this.name = name;
    }
  }

  @Expect(outcomes = {"a true false", "b false true"})
  public static String onlyOneIsLinked() throws Exception {
    Node head = new Node("head");
    boolean[] won = new boolean[2];
    Run.both(
        () -> won[0] = NEXT.compareAndSet(head, null, new Node("a")),
        () -> won[1] = NEXT.compareAndSet(head, null, new Node("b")));
    return head.next.name + " " + won[0] + " " + won[1];
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String bothArePushed() throws Exception {
    Node head = new Node("head");
    Run.both(() -> push(head, "a"), () -> push(head, "b"));
    return head.next.name + head.next.next.name;
  }

  private static void push(Node head, String name) {
    Node node = new Node(name);
    do {
      node.next = head.next;
    } while (!NEXT.compareAndSet(head, node.next, node));
  }

  @Expect(outcomes = {"-", "late"})
  public static String lazySetPublishes() throws Exception {
    Node head = new Node("head");
    String[] seen = {"-"};
    Run.both(
        () -> NEXT.lazySet(head, new Node("late")),
        () -> {
          Node next = head.next;
          if (next != null) {
            seen[0] = next.name;
          }
        });
    return seen[0];
  }
}
