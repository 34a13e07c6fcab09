package dev.jacquard.conformance.timeunit;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Words;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.TimeUnit;

/** Conversions, which truncate and saturate, and waits that are over at once. */
public final class ConversionPrograms {
  private ConversionPrograms() {}

  @Expect(
      outcomes = "2 120 7200 7200000 7200000000 7200000000000 0 -1 1 true true 90 1500",
      executions = 1)
  public static String conversions() {
    return Words.of(
        TimeUnit.HOURS.toHours(2),
        TimeUnit.HOURS.toMinutes(2),
        TimeUnit.HOURS.toSeconds(2),
        TimeUnit.HOURS.toMillis(2),
        TimeUnit.HOURS.toMicros(2),
        TimeUnit.HOURS.toNanos(2),
        TimeUnit.HOURS.toDays(23),
        TimeUnit.MILLISECONDS.toSeconds(-1999),
        TimeUnit.SECONDS.convert(1999, TimeUnit.MILLISECONDS),
        TimeUnit.DAYS.toNanos(Long.MAX_VALUE) == Long.MAX_VALUE,
        TimeUnit.DAYS.toMicros(Long.MIN_VALUE) == Long.MIN_VALUE,
        TimeUnit.MINUTES.convert(Duration.ofSeconds(5_430)),
        TimeUnit.MILLISECONDS.convert(Duration.ofMillis(1_500)));
  }

  @Expect(
      outcomes =
          "7 DAYS Nanos MICROSECONDS 3 IllegalArgumentException IllegalArgumentException"
              + " NullPointerException",
      executions = 1)
  public static String constants() {
    return Words.of(
        TimeUnit.values().length,
        TimeUnit.valueOf("DAYS"),
        TimeUnit.NANOSECONDS.toChronoUnit(),
        TimeUnit.of(ChronoUnit.MICROS),
        TimeUnit.SECONDS.ordinal(),
        Words.thrown(() -> TimeUnit.valueOf("WEEKS")),
        Words.thrown(() -> TimeUnit.of(ChronoUnit.WEEKS)),
        Words.thrown(() -> TimeUnit.of(null)));
  }

  /** No time is no wait, whoever else there is; an interrupt ends a sleep before it begins. */
  @Expect(
      outcomes = "IllegalMonitorStateException nothing nothing InterruptedException false",
      executions = 1)
  public static String waits() throws Exception {
    Object monitor = new Object();
    Thread never = new Thread(() -> {});
    String wait = Words.thrown(() -> TimeUnit.SECONDS.timedWait(monitor, 1));
    String join = Words.thrown(() -> TimeUnit.SECONDS.timedJoin(never, 0));
    String sleep = Words.thrown(() -> TimeUnit.SECONDS.sleep(-1));
    Thread.currentThread().interrupt();
    String interrupted = Words.thrown(() -> TimeUnit.SECONDS.sleep(1));
    return Words.of(wait, join, sleep, interrupted, Thread.interrupted());
  }
}
