package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicInteger;

/** A lock with tickets; the broken one may give the same ticket twice. */
public class TicketLock {
  final AtomicInteger next = new AtomicInteger();
  private final AtomicInteger serving = new AtomicInteger();

  void lock() {
    int mine = draw();
    while (serving.get() != mine) {
      Thread.onSpinWait();
    }
  }

  int draw() {
    return next.getAndIncrement();
  }

  void unlock() {
    serving.incrementAndGet();
  }

  private static final class Broken extends TicketLock {
    @Override
    int draw() {
      int ticket = next.get();
      next.set(ticket + 1);
      return ticket;
    }
  }

  private static String test(TicketLock lock, int threads) throws InterruptedException {
    int[] count = new int[1];
    Runnable[] bodies = new Runnable[threads];
    for (int i = 0; i < threads; i++) {
      bodies[i] =
          () -> {
            lock.lock();
            count[0]++;
            lock.unlock();
          };
    }
    Run.all(bodies);
    return "" + count[0];
  }

  @Expect(outcomes = "3")
  public static String correct() throws Exception {
    return test(new TicketLock(), 3);
  }

  @Expect(failures = {"race", "livelock"})
  public static String broken() throws Exception {
    return test(new Broken(), 2);
  }
}
