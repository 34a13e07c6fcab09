package dev.jacquard.cli.doctor.programs;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Threads that use what many programs use, in thousands of interleavings, of which some fail. The
 * search for them is a rehearsal of others.
 */
public final class Visitors {
  private final AtomicInteger visits = new AtomicInteger();
  private final ReentrantLock lock = new ReentrantLock();
  private volatile int last;
  private int sum;

  private Visitors() {}

  private void visit(int number) {
    visits.incrementAndGet();
    lock.lock();
    try {
      sum += number;
    } finally {
      lock.unlock();
    }
    synchronized (visits) {
      last = number;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Visitors visitors = new Visitors();
    Team.of(4, visitors::visit);
    if (visitors.last == 0) {
      throw new AssertionError("the first one came last, the sum is " + visitors.sum);
    }
  }
}
