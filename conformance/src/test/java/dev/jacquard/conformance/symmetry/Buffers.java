package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A bounded buffer with two conditions, producers and consumers of one item each (the program
 * behind Table 6.1 of Yang 2009): 48 traces and 12 orbits for two of each, 5,076 and 141 for three.
 */
public final class Buffers {
  private static final int CAPACITY = 2;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();
  private int count;

  private Buffers() {}

  private void put() {
    lock.lock();
    try {
      while (count == CAPACITY) {
        notFull.awaitUninterruptibly();
      }
      count++;
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  private void take() {
    lock.lock();
    try {
      while (count == 0) {
        notEmpty.awaitUninterruptibly();
      }
      count--;
      notFull.signal();
    } finally {
      lock.unlock();
    }
  }

  private static String run(int pairs) throws InterruptedException {
    Buffers buffer = new Buffers();
    Thread[] producers = Workers.start(pairs, buffer::put);
    Thread[] consumers = Workers.start(pairs, buffer::take);
    Workers.join(producers);
    Workers.join(consumers);
    return "" + buffer.count;
  }

  @Expect(
      outcomes = "0",
      executions = 48,
      values = 12,
      readsFrom = 12,
      deep = false,
      reason = "too many executions without models")
  public static String twoAndTwo() throws Exception {
    return run(2);
  }

  @Expect(large = true, outcomes = "0", values = 141, readsFrom = 141)
  public static String threeAndThree() throws Exception {
    return run(3);
  }
}
