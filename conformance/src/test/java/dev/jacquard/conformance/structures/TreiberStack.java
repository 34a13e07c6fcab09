package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Claim;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicReference;

/** A lock-free stack; the broken one replaces the top without looking whether it is still there. */
public class TreiberStack {
  private record Node(String value, Node next) {}

  final AtomicReference<Node> top = new AtomicReference<>();

  void push(String value) {
    Node old;
    do {
      old = top.get();
    } while (!replace(old, new Node(value, old)));
  }

  String pop() {
    Node old;
    do {
      old = top.get();
      if (old == null) {
        return null;
      }
    } while (!replace(old, old.next));
    return old.value;
  }

  boolean replace(Node old, Node now) {
    return top.compareAndSet(old, now);
  }

  private static final class Broken extends TreiberStack {
    @Override
    boolean replace(Node old, Node now) {
      top.set(now);
      return true;
    }
  }

  private static String test(TreiberStack stack) throws InterruptedException {
    stack.push("a");
    String[] popped = new String[1];
    Run.all(() -> stack.push("b"), () -> stack.push("c"), () -> popped[0] = stack.pop());
    String all = popped[0];
    for (String next = stack.pop(); next != null; next = stack.pop()) {
      all += next;
    }
    Claim.that(all.length() == 3, "lost or twice: " + all);
    for (String value : new String[] {"a", "b", "c"}) {
      Claim.that(all.contains(value), "lost: " + value);
    }
    return all;
  }

  @Expect(outcomes = {"abc", "acb", "bca", "cba"})
  public static String correct() throws Exception {
    return test(new TreiberStack());
  }

  @Expect(failures = "assertion")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
