package dev.jacquard.conformance.structures;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A buffer for one thing with one condition for all; the broken one wakes a single thread, which
 * may be the wrong one.
 */
public class ConditionBuffer {
  private final ReentrantLock lock = new ReentrantLock();
  final Condition changed = lock.newCondition();
  private String thing;

  void put(String newThing) throws InterruptedException {
    lock.lock();
    try {
      while (thing != null) {
        changed.await();
      }
      thing = newThing;
      wake();
    } finally {
      lock.unlock();
    }
  }

  String take() throws InterruptedException {
    lock.lock();
    try {
      while (thing == null) {
        changed.await();
      }
      String taken = thing;
      thing = null;
      wake();
      return taken;
    } finally {
      lock.unlock();
    }
  }

  void wake() {
    changed.signalAll();
  }

  private static final class Broken extends ConditionBuffer {
    @Override
    void wake() {
      changed.signal();
    }
  }

  private static String test(ConditionBuffer buffer) throws InterruptedException {
    String[] taken = new String[2];
    Run.all(
        Run.unchecked(
            () -> {
              buffer.put("a");
              buffer.put("b");
            }),
        Run.unchecked(() -> taken[0] = buffer.take()),
        Run.unchecked(() -> taken[1] = buffer.take()));
    return taken[0] + taken[1];
  }

  @Expect(
      outcomes = {"ab", "ba"},
      deep = false,
      reason = "about the buffer, not about its lock")
  public static String correct() throws Exception {
    return test(new ConditionBuffer());
  }

  @Expect(
      failures = "deadlock",
      outcomes = {"ab", "ba"},
      deep = false,
      reason = "about the buffer, not about its lock")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
