package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A queue lock in which each thread spins on its own node; the broken one believes that nobody
 * waits when its successor has not linked itself yet.
 */
public class McsLock {
  static final class Node {
    volatile boolean waiting = true;
    volatile Node next;
  }

  final AtomicReference<Node> tail = new AtomicReference<>();

  void lock(Node mine) {
    Node predecessor = tail.getAndSet(mine);
    if (predecessor != null) {
      predecessor.next = mine;
      while (mine.waiting) {
        Thread.onSpinWait();
      }
    }
  }

  void unlock(Node mine) {
    if (mine.next == null) {
      if (tail.compareAndSet(mine, null)) {
        return;
      }
      waitForSuccessor(mine);
    }
    if (mine.next != null) {
      mine.next.waiting = false;
    }
  }

  void waitForSuccessor(Node mine) {
    while (mine.next == null) {
      Thread.onSpinWait();
    }
  }

  private static final class Broken extends McsLock {
    @Override
    void waitForSuccessor(Node mine) {}
  }

  private static String test(McsLock lock) throws InterruptedException {
    int[] count = new int[1];
    Runnable body =
        () -> {
          Node mine = new Node();
          lock.lock(mine);
          count[0]++;
          lock.unlock(mine);
        };
    Run.both(body, body);
    return "" + count[0];
  }

  @Expect(outcomes = "2")
  public static String correct() throws Exception {
    return test(new McsLock());
  }

  @Expect(failures = "livelock", outcomes = "2")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
