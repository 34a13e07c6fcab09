package dev.jacquard.conformance.atomicintegerfieldupdater;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public final class AtomicIntegerFieldUpdaterPrograms {
  private static final AtomicIntegerFieldUpdater<Node> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(Node.class, "count");

  private AtomicIntegerFieldUpdaterPrograms() {}

  private static final class Node {
    volatile int count;
  }

  @Expect(outcomes = "2", executions = 2)
  public static String incrementsAreNotLost() throws Exception {
    Node node = new Node();
    Run.both(() -> COUNT.incrementAndGet(node), () -> COUNT.incrementAndGet(node));
    return "" + node.count;
  }

  @Expect(outcomes = "1 1", executions = 1)
  public static String objectsAreIndependent() throws Exception {
    Node one = new Node();
    Node other = new Node();
    Run.both(() -> COUNT.incrementAndGet(one), () -> COUNT.incrementAndGet(other));
    return one.count + " " + other.count;
  }

  @Expect(outcomes = {"6 5", "5 0"})
  public static String mixedWithTheFieldItself() throws Exception {
    Node node = new Node();
    int[] before = new int[1];
    Run.both(() -> node.count = 5, () -> before[0] = COUNT.getAndIncrement(node));
    return node.count + " " + before[0];
  }
}
