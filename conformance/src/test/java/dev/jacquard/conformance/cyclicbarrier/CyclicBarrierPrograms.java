package dev.jacquard.conformance.cyclicbarrier;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Threads that wait for each other, again and again. */
public final class CyclicBarrierPrograms {
  private static final String QUEUE = "the queue of its lock has too many steps of its own";

  private CyclicBarrierPrograms() {}

  @Expect(outcomes = "1 1", deep = false, reason = QUEUE)
  public static String nobodyPassesAlone() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    int[] value = new int[2];
    int[] seen = new int[2];
    Run.both(
        Run.unchecked(
            () -> {
              value[0] = 1;
              barrier.await();
              seen[0] = value[1];
            }),
        Run.unchecked(
            () -> {
              value[1] = 1;
              barrier.await();
              seen[1] = value[0];
            }));
    return seen[0] + " " + seen[1];
  }

  @Expect(
      outcomes = {"0 1", "1 0"},
      deep = false,
      reason = QUEUE)
  public static String indexOfArrival() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    int[] index = new int[2];
    Run.both(
        Run.unchecked(() -> index[0] = barrier.await()),
        Run.unchecked(() -> index[1] = barrier.await()));
    return index[0] + " " + index[1];
  }

  @Expect(outcomes = "3 3", deep = false, reason = QUEUE)
  public static String actionRunsBeforeAnybodyGoesOn() throws Exception {
    int[] part = {1, 2};
    int[] sum = new int[1];
    int[] seen = new int[2];
    CyclicBarrier barrier = new CyclicBarrier(2, () -> sum[0] = part[0] + part[1]);
    Run.both(
        Run.unchecked(
            () -> {
              barrier.await();
              seen[0] = sum[0];
            }),
        Run.unchecked(
            () -> {
              barrier.await();
              seen[1] = sum[0];
            }));
    return seen[0] + " " + seen[1];
  }

  @Expect(outcomes = "1", deep = false, reason = QUEUE)
  public static String actionRunsOnceForAll() throws Exception {
    int[] runs = new int[1];
    CyclicBarrier barrier = new CyclicBarrier(3, () -> runs[0]++);
    Runnable await = Run.unchecked(barrier::await);
    Run.all(await, await, await);
    return "" + runs[0];
  }

  @Expect(outcomes = "2", deep = false, reason = QUEUE)
  public static String actionRunsInEachRound() throws Exception {
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

  @Expect(outcomes = "2", deep = false, reason = QUEUE)
  public static String isUsedAgain() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    int[] rounds = new int[1];
    Run.both(
        Run.unchecked(
            () -> {
              barrier.await();
              rounds[0]++;
              barrier.await();
            }),
        Run.unchecked(
            () -> {
              barrier.await();
              barrier.await();
              rounds[0]++;
            }));
    return "" + rounds[0];
  }

  @Expect(failures = "deadlock", deep = false, reason = QUEUE)
  public static String oneTooFew() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(3);
    Runnable await = Run.unchecked(barrier::await);
    Run.both(await, await);
    return "";
  }

  /** Whoever waits too long breaks the barrier for all. */
  @Expect(
      outcomes = {"passed passed", "late broken", "broken late"},
      deep = false,
      reason = QUEUE)
  public static String lateOnesBreakIt() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    String[] end = new String[2];
    Run.both(() -> end[0] = timed(barrier), () -> end[1] = timed(barrier));
    return end[0] + " " + end[1];
  }

  private static String timed(CyclicBarrier barrier) {
    try {
      barrier.await(1, TimeUnit.SECONDS);
      return "passed";
    } catch (TimeoutException e) {
      return "late";
    } catch (BrokenBarrierException e) {
      return "broken";
    } catch (InterruptedException e) {
      return "interrupted";
    }
  }

  @Expect(outcomes = "broken false", failures = "deadlock", deep = false, reason = QUEUE)
  public static String resetBreaksWhoWaits() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    String[] end = new String[1];
    Run.both(
        Run.unchecked(
            () -> {
              try {
                barrier.await();
                end[0] = "passed";
              } catch (BrokenBarrierException e) {
                end[0] = "broken";
              }
            }),
        barrier::reset);
    return end[0] + " " + barrier.isBroken();
  }

  @Expect(outcomes = "interrupted true", deep = false, reason = QUEUE)
  public static String interruptBreaksIt() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    String[] end = new String[1];
    Thread waiter =
        new Thread(
            () -> {
              try {
                barrier.await();
              } catch (InterruptedException e) {
                end[0] = "interrupted " + barrier.isBroken();
              } catch (BrokenBarrierException e) {
                end[0] = "broken";
              }
            });
    waiter.start();
    waiter.interrupt();
    waiter.join();
    return end[0];
  }

  @Expect(outcomes = "java.lang.IllegalArgumentException", executions = 1)
  public static String noParties() {
    try {
      new CyclicBarrier(0);
      return "done";
    } catch (IllegalArgumentException e) {
      return e.getClass().getName();
    }
  }
}
