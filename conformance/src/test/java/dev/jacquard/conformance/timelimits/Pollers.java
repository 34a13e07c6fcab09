package dev.jacquard.conformance.timelimits;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Who looks again and again, with pauses, does not give up while others can move. */
public final class Pollers {
  private static final String MANY = "the JDK's own code has too many steps";

  private Pollers() {}

  private static AtomicBoolean setByAnother() {
    AtomicBoolean done = new AtomicBoolean();
    new Thread(() -> done.set(true)).start();
    return done;
  }

  // ---- what comes in time ----------------------------------------------------------------------

  @Expect(outcomes = "true", executions = 11, limits = "long", assumed = "POLL")
  public static String fiftyTimes() throws Exception {
    AtomicBoolean done = setByAnother();
    for (int i = 0; i < 50 && !done.get(); i++) {
      Thread.sleep(100);
    }
    return "" + done.get();
  }

  @Expect(outcomes = "true", executions = 11, limits = "last", assumed = "POLL")
  public static String fiftyTimesWhereAllLimitsPassLast() throws Exception {
    return fiftyTimes();
  }

  @Expect(outcomes = "there", limits = "long")
  public static String untilADeadline() throws Exception {
    return pollUntil(setByAnother(), 5_000);
  }

  @Expect(outcomes = "there", limits = "long")
  public static String untilADeadlineOfASecond() throws Exception {
    return pollUntil(setByAnother(), 1_000);
  }

  @Expect(
      outcomes = {"there", "too late"},
      limits = "any")
  public static String untilADeadlineAtAnyMoment() throws Exception {
    return pollUntil(setByAnother(), 1_000);
  }

  private static String pollUntil(AtomicBoolean done, long millis) throws InterruptedException {
    int[] rounds = new int[1];
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (!done.get()) {
      if (System.nanoTime() > end) {
        return "too late";
      }
      rounds[0]++;
      Thread.sleep(100);
    }
    return "there";
  }

  @Expect(outcomes = "1", limits = "long", deep = false, reason = MANY)
  public static String queue() throws Exception {
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    new Thread(() -> queue.add(1)).start();
    Integer taken = null;
    for (int i = 0; i < 20 && taken == null; i++) {
      taken = queue.poll(100, TimeUnit.MILLISECONDS);
    }
    return "" + taken;
  }

  @Expect(outcomes = "true", executions = 5, limits = "long")
  public static String latch() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(latch::countDown).start();
    boolean open = false;
    for (int i = 0; i < 10 && !open; i++) {
      open = latch.await(200, TimeUnit.MILLISECONDS);
    }
    return "" + open;
  }

  @Expect(outcomes = "true", limits = "long")
  public static String longerAndLonger() throws Exception {
    AtomicBoolean done = setByAnother();
    for (long millis = 50; millis <= 3_200 && !done.get(); millis *= 2) {
      Thread.sleep(millis);
    }
    return "" + done.get();
  }

  @Expect(outcomes = "true", limits = "long")
  public static String twoPlacesInTurn() throws Exception {
    AtomicBoolean done = setByAnother();
    for (int i = 0; i < 5 && !done.get(); i++) {
      Thread.sleep(100);
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(100));
    }
    return "" + done.get();
  }

  /** Others may have much to do. */
  @Expect(outcomes = "6", limits = "long")
  public static String progress() throws Exception {
    AtomicInteger done = new AtomicInteger();
    new Thread(
            () -> {
              for (int i = 0; i < 6; i++) {
                done.incrementAndGet();
              }
            })
        .start();
    for (int i = 0; i < 4 && done.get() < 6; i++) {
      Thread.sleep(400);
    }
    return "" + done.get();
  }

  /** Two who poll, one of them for the other. */
  @Expect(outcomes = "true true", limits = "long")
  public static String pollersOfEachOther() throws Exception {
    AtomicBoolean one = new AtomicBoolean();
    AtomicBoolean two = new AtomicBoolean();
    AtomicBoolean three = setByAnother();
    Thread other =
        new Thread(
            Run.unchecked(
                () -> {
                  for (int i = 0; i < 3 && !three.get(); i++) {
                    Thread.sleep(400);
                  }
                  one.set(three.get());
                }));
    other.start();
    for (int i = 0; i < 6 && !one.get(); i++) {
      Thread.sleep(400);
    }
    two.set(one.get());
    return one + " " + two;
  }

  // ---- what never comes ------------------------------------------------------------------------

  @Expect(outcomes = "false", limits = "long")
  public static String itNeverComes() throws Exception {
    AtomicBoolean done = new AtomicBoolean();
    new Thread(done::get).start();
    for (int i = 0; i < 20 && !done.get(); i++) {
      Thread.sleep(100);
    }
    return "" + done.get();
  }

  @Expect(
      outcomes = {"true true", "true false"},
      limits = "long")
  public static String whatIsBehind() throws Exception {
    AtomicBoolean done = new AtomicBoolean();
    AtomicBoolean other = new AtomicBoolean();
    new Thread(
            () -> {
              done.set(true);
              other.set(true);
            })
        .start();
    for (int i = 0; i < 20 && !done.get(); i++) {
      Thread.sleep(100);
    }
    return done + " " + other.get();
  }

  // ---- what takes any time ---------------------------------------------------------------------

  @Expect(
      outcomes = {"true", "false"},
      limits = "long",
      assumed = {})
  public static String sleepInPlaceOfAJoin() throws Exception {
    AtomicBoolean done = setByAnother();
    Thread.sleep(100);
    return "" + done.get();
  }

  @Expect(
      outcomes = {"true", "false"},
      limits = "last",
      assumed = {})
  public static String longSleepInPlaceOfAJoin() throws Exception {
    AtomicBoolean done = setByAnother();
    Thread.sleep(2_000);
    return "" + done.get();
  }

  @Expect(
      outcomes = {"true", "false"},
      limits = "long",
      assumed = {})
  public static String nineTimes() throws Exception {
    AtomicBoolean done = setByAnother();
    for (int i = 0; i < 9 && !done.get(); i++) {
      Thread.sleep(100);
    }
    return "" + done.get();
  }

  /** Different places are no polling, however long that takes. */
  @Expect(
      outcomes = {"true", "false"},
      limits = "long",
      assumed = {})
  public static String onceAtEachPlace() throws Exception {
    AtomicBoolean done = setByAnother();
    Thread.sleep(700);
    Thread.sleep(700);
    Thread.sleep(2_000);
    Thread.sleep(700);
    return "" + done.get();
  }

  // ---- interrupts ------------------------------------------------------------------------------

  @Expect(
      outcomes = {"interrupted", "slept 1"},
      limits = "long",
      deep = false,
      reason = MANY)
  public static String interrupt() throws Exception {
    AtomicInteger slept = new AtomicInteger();
    AtomicBoolean interrupted = new AtomicBoolean();
    Thread sleeper =
        new Thread(
            () -> {
              try {
                for (int i = 0; i < 3; i++) {
                  Thread.sleep(2_000);
                  slept.incrementAndGet();
                }
              } catch (InterruptedException e) {
                interrupted.set(true);
              }
            });
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    BooleanSupplier inTime = () -> slept.get() == 0;
    return interrupted.get() && inTime.getAsBoolean() ? "interrupted" : "slept " + slept;
  }
}
