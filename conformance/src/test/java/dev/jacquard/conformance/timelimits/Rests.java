package dev.jacquard.conformance.timelimits;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What is left of a long limit is no short one; and a limit without end never passes. */
public final class Rests {
  private static final String MANY = "the JDK's own code has too many steps";

  private Rests() {}

  // ---- loops that wait for the rest -------------------------------------------------------------

  @Expect(outcomes = "there", limits = "long", deep = false, reason = MANY)
  public static String loopWithADeadlineOfASecond() throws Exception {
    Box box = new Box();
    new Thread(box::fill).start();
    return box.awaitNanos(TimeUnit.SECONDS.toNanos(1));
  }

  @Expect(outcomes = "there", limits = "long", deep = false, reason = MANY)
  public static String wokenInVainBeforeTheEnd() throws Exception {
    Box box = new Box();
    new Thread(
            Run.unchecked(
                () -> {
                  Thread.sleep(1_500);
                  box.wake();
                  box.fill();
                }))
        .start();
    return box.awaitNanos(TimeUnit.SECONDS.toNanos(2));
  }

  @Expect(outcomes = "too late", limits = "long", deep = false, reason = MANY)
  public static String wokenInVainAndNeverAgain() throws Exception {
    Box box = new Box();
    new Thread(
            Run.unchecked(
                () -> {
                  Thread.sleep(1_500);
                  box.wake();
                }))
        .start();
    return box.awaitNanos(TimeUnit.SECONDS.toNanos(2));
  }

  @Expect(outcomes = "there", limits = "long")
  public static String monitorWokenInVain() throws Exception {
    AtomicBoolean there = new AtomicBoolean();
    new Thread(
            Run.unchecked(
                () -> {
                  Thread.sleep(900);
                  wake(there, false);
                  wake(there, true);
                }))
        .start();
    synchronized (there) {
      long end = System.currentTimeMillis() + 1_000;
      while (!there.get()) {
        long left = end - System.currentTimeMillis();
        if (left <= 0) {
          return "too late";
        }
        there.wait(left);
      }
      return "there";
    }
  }

  private static void wake(AtomicBoolean there, boolean value) {
    synchronized (there) {
      there.set(value);
      there.notifyAll();
    }
  }

  // ---- what is no rest --------------------------------------------------------------------------

  @Expect(
      outcomes = {"true true", "true false"},
      limits = "long",
      deep = false,
      reason = MANY)
  public static String shortLimitBehindALongOne() throws Exception {
    CountDownLatch one = new CountDownLatch(1);
    CountDownLatch other = new CountDownLatch(1);
    new Thread(
            () -> {
              one.countDown();
              other.countDown();
            })
        .start();
    boolean first = one.await(10, TimeUnit.SECONDS);
    return first + " " + other.await(100, TimeUnit.MILLISECONDS);
  }

  /** That somebody has looked at the clock makes no limit long. */
  @Expect(
      outcomes = {"true", "false"},
      limits = "long",
      deep = false,
      reason = MANY)
  public static String shortLimitBetweenLooksAtTheClock() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(latch::countDown).start();
    long start = System.nanoTime();
    Thread.sleep(1_500);
    boolean waited = System.nanoTime() > start;
    return "" + (latch.await(100, TimeUnit.MILLISECONDS) && waited);
  }

  @Expect(
      outcomes = {"there", "too late"},
      limits = "long",
      deep = false,
      reason = MANY)
  public static String loopWithAShortDeadline() throws Exception {
    Box box = new Box();
    new Thread(box::fill).start();
    return box.awaitNanos(TimeUnit.MILLISECONDS.toNanos(900));
  }

  /** A delay is no limit. */
  @Expect(
      outcomes = {"0", "1"},
      limits = "long",
      deep = false,
      reason = MANY)
  public static String delayedExecutor() throws Exception {
    AtomicInteger value = new AtomicInteger();
    Executor later = CompletableFuture.delayedExecutor(10, TimeUnit.SECONDS, Runnable::run);
    CompletableFuture<Integer> seen = CompletableFuture.supplyAsync(value::get, later);
    value.set(1);
    return "" + seen.get();
  }

  // ---- for ever ---------------------------------------------------------------------------------

  @Expect(failures = "deadlock", limits = "long", deep = false, reason = MANY)
  public static String limitWithoutEnd() throws Exception {
    return "" + new CountDownLatch(1).await(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
  }

  @Expect(outcomes = "true", limits = "long", deep = false, reason = MANY)
  public static String limitWithoutEndOfWhatComes() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(latch::countDown).start();
    return "" + latch.await(Long.MAX_VALUE, TimeUnit.DAYS);
  }

  @Expect(failures = "deadlock", limits = "long", assumed = "LAST_LIMIT")
  public static String sleepWithoutEnd() throws Exception {
    Thread.sleep(Long.MAX_VALUE);
    return "awake";
  }

  @Expect(
      outcomes = "awake",
      limits = "any",
      assumed = {})
  public static String sleepWithoutEndThatEnds() throws Exception {
    return sleepWithoutEnd();
  }

  /** Who sleeps for ever is woken by an interrupt, and by nothing else. */
  @Expect(outcomes = "interrupted", limits = "long", assumed = "LAST_LIMIT")
  public static String sleepUntilInterrupted() throws Exception {
    AtomicBoolean interrupted = new AtomicBoolean();
    Thread sleeper =
        new Thread(
            () -> {
              try {
                TimeUnit.DAYS.sleep(100_000);
              } catch (InterruptedException e) {
                interrupted.set(true);
              }
            });
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    return interrupted.get() ? "interrupted" : "awake";
  }

  @Expect(outcomes = "done", limits = "last", assumed = "LAST_LIMIT")
  public static String daemonThatSleepsWithoutEnd() {
    Thread sleeper = new Thread(Run.unchecked(() -> Thread.sleep(Long.MAX_VALUE)));
    sleeper.setDaemon(true);
    sleeper.start();
    return "done";
  }

  /** Something to wait for, by a loop that computes how much time is left. */
  private static final class Box {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private boolean full;

    void fill() {
      lock.lock();
      full = true;
      changed.signalAll();
      lock.unlock();
    }

    void wake() {
      lock.lock();
      changed.signalAll();
      lock.unlock();
    }

    String awaitNanos(long nanos) throws InterruptedException {
      long end = System.nanoTime() + nanos;
      lock.lock();
      try {
        while (!full) {
          long left = end - System.nanoTime();
          if (left <= 0) {
            return "too late";
          }
          changed.await(left, TimeUnit.NANOSECONDS);
        }
        return "there";
      } finally {
        lock.unlock();
      }
    }
  }
}
