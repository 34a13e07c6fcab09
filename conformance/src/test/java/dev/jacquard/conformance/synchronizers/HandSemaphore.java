package dev.jacquard.conformance.synchronizers;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** Permits counted under a monitor; the broken one wakes nobody. */
public class HandSemaphore {
  private int permits = 1;

  synchronized void acquire() throws InterruptedException {
    while (permits == 0) {
      wait();
    }
    permits--;
  }

  synchronized void release() {
    permits++;
    wake();
  }

  void wake() {
    notify();
  }

  private static final class Broken extends HandSemaphore {
    @Override
    void wake() {}
  }

  private static String test(HandSemaphore semaphore) throws InterruptedException {
    int[] count = new int[1];
    Runnable body =
        Run.unchecked(
            () -> {
              semaphore.acquire();
              count[0]++;
              semaphore.release();
            });
    Run.all(body, body, body);
    return "" + count[0];
  }

  @Expect(outcomes = "3")
  public static String correct() throws Exception {
    return test(new HandSemaphore());
  }

  @Expect(failures = "deadlock", outcomes = "3")
  public static String broken() throws Exception {
    return test(new Broken());
  }
}
