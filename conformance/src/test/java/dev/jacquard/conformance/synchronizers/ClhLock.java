package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A queue lock in which each thread spins on the node of its predecessor; the broken one uses its
 * own node again, on which the successor may still be spinning.
 */
public class ClhLock {
  static final class Node {
    volatile boolean locked;
  }

  static final class Mine {
    Node node = new Node();
    Node predecessor;
  }

  private final AtomicReference<Node> tail = new AtomicReference<>(new Node());

  void lock(Mine mine) {
    mine.node.locked = true;
    mine.predecessor = tail.getAndSet(mine.node);
    while (mine.predecessor.locked) {
      Thread.onSpinWait();
    }
  }

  void unlock(Mine mine) {
    mine.node.locked = false;
    mine.node = nodeForNextTime(mine);
  }

  Node nodeForNextTime(Mine mine) {
    return mine.predecessor;
  }

  private static final class Broken extends ClhLock {
    @Override
    Node nodeForNextTime(Mine mine) {
      return mine.node;
    }
  }

  private static String test(ClhLock lock) throws InterruptedException {
    int[] count = new int[1];
    Runnable body =
        () -> {
          Mine mine = new Mine();
          for (int i = 0; i < 2; i++) {
            lock.lock(mine);
            count[0]++;
            lock.unlock(mine);
          }
        };
    Run.both(body, body);
    return "" + count[0];
  }

  @Expect(outcomes = "4")
  public static String correct() throws Exception {
    return test(new ClhLock());
  }

  @Expect(failures = "livelock", outcomes = "4")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
