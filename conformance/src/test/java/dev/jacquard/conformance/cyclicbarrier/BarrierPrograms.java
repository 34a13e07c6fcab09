package dev.jacquard.conformance.cyclicbarrier;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that wait for each other, again and again. */
public final class BarrierPrograms {
  private static final String NO_CONDITIONS = "conditions of the JDK's own code are many steps";

  private BarrierPrograms() {}

  @Expect(outcomes = "2", deep = false, reason = NO_CONDITIONS)
  public static String nobodyPassesAlone() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    AtomicInteger before = new AtomicInteger();
    int[] seen = new int[2];
    Run.both(
        Run.unchecked(
            () -> {
              before.incrementAndGet();
              barrier.await();
              seen[0] = before.get();
            }),
        Run.unchecked(
            () -> {
              before.incrementAndGet();
              barrier.await();
              seen[1] = before.get();
            }));
    return "" + Math.min(seen[0], seen[1]);
  }

  @Expect(
      outcomes = {"0 1", "1 0"},
      deep = false,
      reason = NO_CONDITIONS)
  public static String orderOfArrival() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    int[] arrived = new int[2];
    Run.both(
        Run.unchecked(() -> arrived[0] = barrier.await()),
        Run.unchecked(() -> arrived[1] = barrier.await()));
    return arrived[0] + " " + arrived[1];
  }

  @Expect(outcomes = "3", deep = false, reason = NO_CONDITIONS)
  public static String actionRunsOnceForAll() throws Exception {
    int[] runs = new int[1];
    CyclicBarrier barrier = new CyclicBarrier(3, () -> runs[0] += 3);
    Runnable await = Run.unchecked(barrier::await);
    Run.all(await, await, await);
    return "" + runs[0];
  }

  @Expect(outcomes = "2", deep = false, reason = NO_CONDITIONS)
  public static String barrierIsUsedAgain() throws Exception {
    int[] runs = new int[1];
    CyclicBarrier barrier = new CyclicBarrier(2, () -> runs[0]++);
    Runnable twice =
        Run.unchecked(
            () -> {
              barrier.await();
              barrier.await();
            });
    Run.both(twice, twice);
    return "" + runs[0];
  }

  @Expect(failures = "deadlock", deep = false, reason = NO_CONDITIONS)
  public static String oneTooFewWaitsForEver() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(3);
    Runnable await = Run.unchecked(barrier::await);
    Run.both(await, await);
    return "";
  }

  @Expect(
      outcomes = {"late broken", "broken late", "through through"},
      deep = false,
      reason = NO_CONDITIONS)
  public static String timeoutBreaksTheBarrier() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    String[] result = new String[2];
    Run.both(() -> result[0] = await(barrier), () -> result[1] = await(barrier));
    return result[0] + " " + result[1];
  }

  private static String await(CyclicBarrier barrier) {
    try {
      barrier.await(1, TimeUnit.SECONDS);
      return "through";
    } catch (TimeoutException e) {
      return "late";
    } catch (BrokenBarrierException e) {
      return "broken";
    } catch (InterruptedException e) {
      return "interrupted";
    }
  }
}
