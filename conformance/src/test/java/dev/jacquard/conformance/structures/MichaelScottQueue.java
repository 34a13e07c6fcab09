package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicReference;

/** A lock-free queue; the broken one links a node where another may have been linked already. */
public class MichaelScottQueue {
  static final class Node {
    final String value;
    final AtomicReference<Node> next = new AtomicReference<>();

    Node(String value) {
      this.value = value;
    }
  }

  private final AtomicReference<Node> head = new AtomicReference<>(new Node(null));
  private final AtomicReference<Node> tail = new AtomicReference<>(head.get());

  void offer(String value) {
    Node node = new Node(value);
    while (true) {
      Node last = tail.get();
      Node next = last.next.get();
      if (next != null) {
        tail.compareAndSet(last, next);
      } else if (link(last, node)) {
        tail.compareAndSet(last, node);
        return;
      }
    }
  }

  boolean link(Node last, Node node) {
    return last.next.compareAndSet(null, node);
  }

  String poll() {
    while (true) {
      Node first = head.get();
      Node last = tail.get();
      Node next = first.next.get();
      if (next == null) {
        return null;
      }
      if (first == last) {
        tail.compareAndSet(last, next);
      } else if (head.compareAndSet(first, next)) {
        return next.value;
      }
    }
  }

  private static final class Broken extends MichaelScottQueue {
    @Override
    boolean link(Node last, Node node) {
      last.next.set(node);
      return true;
    }
  }

  private static String test(MichaelScottQueue queue) throws InterruptedException {
    String[] polled = new String[1];
    Run.both(
        () -> queue.offer("a"),
        () -> {
          queue.offer("b");
          polled[0] = queue.poll();
        });
    String rest = queue.poll();
    Claim.that(polled[0] != null && rest != null, "lost");
    Claim.that(!polled[0].equals(rest), "twice: " + rest);
    return polled[0] + rest;
  }

  @Expect(outcomes = {"ab", "ba"})
  public static String correct() throws Exception {
    return test(new MichaelScottQueue());
  }

  @Expect(failures = "assertion")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
