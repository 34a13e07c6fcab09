package dev.jacquard.conformance.clockreadings;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.time.Duration;
import java.time.Instant;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Programs that decide by the time, which leaps or does not where they look at a clock. */
public final class Clocks {
  private Clocks() {}

  // ---- one thread ------------------------------------------------------------------------------

  @Expect(outcomes = "fresh", executions = 1, assumed = "CLOCK")
  public static String inOneCourseOfTimeNothingExpires() {
    return age(TimeUnit.MINUTES.toNanos(5));
  }

  @Expect(
      time = "explore",
      outcomes = {"fresh", "expired"},
      executions = 4,
      assumed = "LEAP")
  public static String anEntryExpires() {
    return age(TimeUnit.MINUTES.toNanos(5));
  }

  private static String age(long limit) {
    long written = System.nanoTime();
    return System.nanoTime() - written > limit ? "expired" : "fresh";
  }

  @Expect(
      time = "explore",
      outcomes = {"before", "after"},
      assumed = "LEAP")
  public static String instants() {
    Instant end = Instant.now().plus(Duration.ofHours(1));
    return Instant.now().isAfter(end) ? "after" : "before";
  }

  /** Both read the clock of this run, though the JDK makes the calendars in different ways. */
  @Expect(outcomes = "fresh", executions = 1, assumed = "CLOCK")
  public static String calendarsOfOneTime() {
    long before = new GregorianCalendar().getTimeInMillis();
    long now = Calendar.getInstance().getTimeInMillis();
    return Math.abs(now - before) > TimeUnit.MINUTES.toMillis(1) ? "expired" : "fresh";
  }

  @Expect(
      time = "explore",
      outcomes = {"fresh", "expired"},
      assumed = "LEAP")
  public static String calendars() {
    long before = Calendar.getInstance().getTimeInMillis();
    long now = Calendar.getInstance().getTimeInMillis();
    return now - before > TimeUnit.MINUTES.toMillis(1) ? "expired" : "fresh";
  }

  @Expect(
      time = "explore",
      outcomes = {"fresh", "expired"},
      assumed = "LEAP")
  public static String byReflection() throws Exception {
    Method clock = System.class.getMethod("nanoTime");
    long before = (Long) clock.invoke(null);
    return (Long) clock.invoke(null) - before > TimeUnit.DAYS.toNanos(1) ? "expired" : "fresh";
  }

  @Expect(outcomes = "fresh", assumed = "CLOCK")
  public static String byReflectionInOneCourseOfTime() throws Exception {
    return byReflection();
  }

  @Expect(
      time = "explore",
      outcomes = {"fresh", "expired"},
      assumed = "LEAP")
  public static String byAHandle() throws Throwable {
    MethodHandle clock =
        MethodHandles.lookup()
            .findStatic(System.class, "nanoTime", MethodType.methodType(long.class));
    long before = (long) clock.invokeExact();
    return (long) clock.invokeExact() - before > TimeUnit.DAYS.toNanos(1) ? "expired" : "fresh";
  }

  @Expect(
      time = "explore",
      outcomes = "done",
      executions = 1,
      assumed = {})
  public static String whatIsOnlyPrintedCostsNothing() {
    long begin = System.nanoTime();
    System.out.println("took " + (System.nanoTime() - begin));
    return "done";
  }

  @Expect(
      time = "explore",
      outcomes = {"true 0", "true 1", "true 2"})
  public static String clocksNeverGoBack() {
    long first = System.nanoTime();
    long second = System.nanoTime();
    long third = System.nanoTime();
    long day = TimeUnit.DAYS.toNanos(1);
    int leaps = (second - first > day ? 1 : 0) + (third - second > day ? 1 : 0);
    return (first < second && second < third) + " " + leaps;
  }

  // ---- loops -----------------------------------------------------------------------------------

  @Expect(
      time = "explore",
      outcomes = {"0", "1", "11"})
  public static String aLoopWithADeadlineEnds() {
    AtomicInteger attempts = new AtomicInteger();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (System.nanoTime() < end) {
      attempts.incrementAndGet();
    }
    return attempts.toString();
  }

  @Expect(
      time = "explore",
      outcomes = {"got it", "gave up"})
  public static String retryWithADeadline() throws InterruptedException {
    AtomicInteger lock = new AtomicInteger();
    String[] end = {""};
    Run.both(() -> lock.set(1), () -> end[0] = retry(lock));
    return end[0];
  }

  private static String retry(AtomicInteger lock) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(10);
    while (System.nanoTime() < end) {
      if (lock.compareAndSet(1, 2)) {
        return "got it";
      }
      Thread.yield();
    }
    return "gave up";
  }

  // ---- caches ----------------------------------------------------------------------------------

  /** A value with the time after which it is no longer one. */
  private record Entry(int value, long end) {}

  private static int get(AtomicReference<Entry> cache, AtomicInteger loads) {
    Entry known = cache.get();
    if (known != null && System.nanoTime() < known.end) {
      return known.value;
    }
    int loaded = loads.incrementAndGet();
    cache.set(new Entry(loaded, System.nanoTime() + TimeUnit.MINUTES.toNanos(1)));
    return loaded;
  }

  @Expect(
      outcomes = {"1 1 1", "1 2 2", "2 1 2"},
      assumed = "CLOCK")
  public static String aCacheWithoutExpiry() throws InterruptedException {
    return cache();
  }

  @Expect(
      time = "explore",
      outcomes = {"1 1 1", "1 2 2", "2 1 2"},
      assumed = "LEAP")
  public static String aCacheWithExpiry() throws InterruptedException {
    return cache();
  }

  private static String cache() throws InterruptedException {
    AtomicReference<Entry> cache = new AtomicReference<>();
    AtomicInteger loads = new AtomicInteger();
    int[] seen = new int[2];
    Run.both(() -> seen[0] = get(cache, loads), () -> seen[1] = get(cache, loads));
    return seen[0] + " " + seen[1] + " " + loads;
  }

  @Expect(outcomes = "1 1", assumed = "CLOCK")
  public static String whatWasJustWrittenIsThere() {
    AtomicReference<Entry> cache = new AtomicReference<>();
    AtomicInteger loads = new AtomicInteger();
    return get(cache, loads) + " " + get(cache, loads);
  }

  @Expect(
      time = "explore",
      outcomes = {"1 1", "1 2"},
      assumed = "LEAP")
  public static String whatWasJustWrittenMayBeOldAlready() {
    AtomicReference<Entry> cache = new AtomicReference<>();
    AtomicInteger loads = new AtomicInteger();
    return get(cache, loads) + " " + get(cache, loads);
  }

  /** Looks twice whether the entry is there, and takes it for granted after the first look. */
  private static final class Careless {
    private final AtomicReference<Entry> entry = new AtomicReference<>();

    void put(int value) {
      entry.set(new Entry(value, System.nanoTime() + TimeUnit.HOURS.toNanos(1)));
    }

    Entry get() {
      Entry known = entry.get();
      return known != null && System.nanoTime() < known.end ? known : null;
    }

    int value() {
      return get() == null ? 0 : get().value;
    }
  }

  @Expect(outcomes = "7")
  public static String checkThenGetIsRightInOneCourseOfTime() {
    Careless cache = new Careless();
    cache.put(7);
    return "" + cache.value();
  }

  @Expect(time = "explore", failures = "exception")
  public static String checkThenGetFailsIfTheEntryExpiresBetween() {
    Careless cache = new Careless();
    cache.put(7);
    return "" + cache.value();
  }

  // ---- limiters --------------------------------------------------------------------------------

  /** One permit in each interval. */
  private static boolean acquire(AtomicLong next) {
    long now = System.nanoTime();
    long free = next.get();
    return now >= free && next.compareAndSet(free, now + TimeUnit.SECONDS.toNanos(1));
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String aRateLimiterInOneCourseOfTime() throws InterruptedException {
    return limiter();
  }

  @Expect(
      time = "explore",
      outcomes = {"true false", "false true", "true true"})
  public static String aRateLimiter() throws InterruptedException {
    return limiter();
  }

  private static String limiter() throws InterruptedException {
    AtomicLong next = new AtomicLong();
    boolean[] got = new boolean[2];
    Run.both(() -> got[0] = acquire(next), () -> got[1] = acquire(next));
    return got[0] + " " + got[1];
  }

  /** Two tokens at most, one more for each second; under one lock. */
  private static final class Bucket {
    private double tokens = 1;
    private long last = System.nanoTime();

    synchronized boolean take() {
      long now = System.nanoTime();
      tokens = Math.min(2, tokens + (now - last) / 1e9);
      last = now;
      if (tokens < 1) {
        return false;
      }
      tokens--;
      return true;
    }
  }

  @Expect(
      time = "explore",
      outcomes = {"1", "2"})
  public static String aTokenBucket() throws InterruptedException {
    Bucket bucket = new Bucket();
    AtomicInteger taken = new AtomicInteger();
    Runnable taker =
        () -> {
          if (bucket.take()) {
            taken.incrementAndGet();
          }
        };
    Run.both(taker, taker);
    return taken.toString();
  }

  // ---- two threads -----------------------------------------------------------------------------

  @Expect(
      time = "explore",
      outcomes = {"<", "=", ">"})
  public static String timeStampsOfTwoThreadsInAnyOrder() throws InterruptedException {
    long[] stamps = new long[2];
    Run.both(() -> stamps[0] = System.nanoTime(), () -> stamps[1] = System.nanoTime());
    return stamps[0] < stamps[1] ? "<" : stamps[0] > stamps[1] ? ">" : "=";
  }

  @Expect(time = "explore", outcomes = "<")
  public static String whoKnowsOfAReadingReadsLater() throws InterruptedException {
    AtomicLong published = new AtomicLong();
    long[] stamps = new long[2];
    Run.both(
        () -> {
          stamps[0] = System.nanoTime();
          published.set(1);
        },
        () -> {
          while (published.get() == 0) {
            Thread.yield();
          }
          stamps[1] = System.nanoTime();
        });
    return stamps[0] < stamps[1] ? "<" : stamps[0] > stamps[1] ? ">" : "=";
  }

  /** The later write wins; who writes later is not who has the later time stamp. */
  @Expect(
      time = "explore",
      outcomes = {"1", "2"})
  public static String lastWriterWins() throws InterruptedException {
    AtomicReference<Entry> last = new AtomicReference<>(new Entry(0, Long.MIN_VALUE));
    Run.both(() -> write(last, 1), () -> write(last, 2));
    return "" + last.get().value;
  }

  private static void write(AtomicReference<Entry> last, int value) {
    Entry mine = new Entry(value, System.nanoTime());
    last.accumulateAndGet(mine, (old, given) -> given.end >= old.end ? given : old);
  }
}
