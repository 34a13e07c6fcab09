package dev.jacquard.conformance.semaphore;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.Semaphore;

/** Fair semaphores: first come, first served, whatever they want. */
public final class FairPrograms {
  private static final String MANY_STEPS = "the JDK's own queue is many steps";

  private FairPrograms() {}

  @Expect(outcomes = {"12", "21"})
  public static String oneAtATime() throws Exception {
    Semaphore semaphore = new Semaphore(1, true);
    StringBuilder order = new StringBuilder();
    Run.both(() -> enter(semaphore, order, 1), () -> enter(semaphore, order, 2));
    return order.toString();
  }

  private static void enter(Semaphore semaphore, StringBuilder order, int who) {
    semaphore.acquireUninterruptibly();
    order.append(who);
    semaphore.release();
  }

  @Expect(failures = "deadlock", outcomes = "through", deep = false, reason = MANY_STEPS)
  public static String whoWantsMuchKeepsOthersAway() throws Exception {
    Semaphore semaphore = new Semaphore(1, true);
    Run.both(
        () -> semaphore.acquireUninterruptibly(2),
        () -> {
          semaphore.acquireUninterruptibly();
          semaphore.release(2);
        });
    return "through";
  }

  @Expect(outcomes = {"true 0", "false 1"})
  public static String tryAcquirePassesTheQueue() throws Exception {
    Semaphore semaphore = new Semaphore(0, true);
    boolean[] done = new boolean[1];
    Run.both(semaphore::release, () -> done[0] = semaphore.tryAcquire());
    return done[0] + " " + semaphore.availablePermits();
  }
}
