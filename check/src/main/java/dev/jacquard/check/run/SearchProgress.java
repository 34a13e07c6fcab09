package dev.jacquard.check.run;

import dev.jacquard.explore.Listener;
import dev.jacquard.explore.Supervisor;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.FailureCounts;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * How far an exploration has come, in words. The thread that explores says so now and then, another
 * one reads it; between them there is nothing but the latest reading, which does not change.
 */
public final class SearchProgress implements Listener, Supervisor {
  private static final long BETWEEN_READINGS = TimeUnit.MILLISECONDS.toNanos(100);

  /** What was known at a moment. */
  private record Reading(
      long executions,
      long blocked,
      long cut,
      int steps,
      String failures,
      Optional<Estimate> estimate) {}

  private final Budget budget;
  private final LongSupplier nanoTime;
  private final long start;
  private final Pace pace;
  private volatile Optional<Reading> latest = Optional.empty();
  private long nextReading;
  private int steps;

  public SearchProgress(Budget budget, LongSupplier nanoTime) {
    this.budget = budget;
    this.nanoTime = nanoTime;
    this.start = nanoTime.getAsLong();
    this.pace = new Pace(start);
  }

  @Override
  public void executed(Trace trace, Tally tally) {
    steps = trace.length();
  }

  @Override
  public boolean goOn(Tally tally, Supplier<Optional<Estimate>> estimate) {
    long elapsed = nanoTime.getAsLong() - start;
    if (elapsed >= nextReading) {
      nextReading = elapsed + BETWEEN_READINGS;
      latest =
          Optional.of(
              new Reading(
                  tally.executions(),
                  tally.blocked(),
                  tally.cut(),
                  steps,
                  new FailureCounts(tally).phrase(),
                  estimate.get()));
    }
    return true;
  }

  /** The part that is done, from 0 to 1, if one can tell. */
  public OptionalDouble explored() {
    return latest
        .flatMap(Reading::estimate)
        .map(estimate -> OptionalDouble.of(estimate.explored()))
        .orElse(OptionalDouble.empty());
  }

  /**
   * What there is to tell now, the most important first. Asked by one thread, at least every few
   * seconds, since the pace is that of late.
   */
  public String sentence() {
    long now = nanoTime.getAsLong();
    Optional<Reading> reading = latest;
    if (reading.isEmpty() || reading.get().executions == 0) {
      long blocked = reading.map(Reading::blocked).orElse(0L);
      return "the first execution takes "
          + time((now - start) / 1e9)
          + (blocked == 0 ? "" : ", " + Prose.number(blocked) + " were given up before");
    }
    return sentence(reading.get(), now);
  }

  private String sentence(Reading reading, long now) {
    double rate = pace.perSecond(now, reading.executions);
    return reading.estimate.map(estimate -> estimate.part() + ", ").orElse("")
        + left(reading, rate, now)
        + Prose.count(reading.executions, "execution")
        + String.format(Locale.ROOT, rate < 10 ? ", %,.1f/s, " : ", %,.0f/s, ", rate)
        + reading.failures
        + (reading.cut > 0 ? ", " + Prose.number(reading.cut) + " cut at the step limit" : "")
        + ", "
        + reading.estimate.map(estimate -> estimate.whole() + " in all").orElse("no estimate yet")
        + (reading.steps > 0 ? ", " + Prose.count(reading.steps, "step") + " each" : "")
        + ", "
        + time((now - start) / 1e9)
        + " so far";
  }

  /** The time left by the estimate, or by the budget if that ends first. */
  private String left(Reading reading, double rate, long now) {
    double budgeted = (budget.time().toNanos() - (now - start)) / 1e9;
    double needed =
        reading.estimate.isEmpty() || rate == 0
            ? Double.POSITIVE_INFINITY
            : (Math.min(reading.estimate.get().likely(), budget.executions()) - reading.executions)
                / rate;
    if (isLimited() && budgeted < needed) {
      return "the budget ends in " + time(budgeted) + ", ";
    }
    return Double.isInfinite(needed) ? "" : "about " + time(needed) + " left, ";
  }

  private boolean isLimited() {
    return budget.time().compareTo(Budget.UNLIMITED.time()) < 0;
  }

  /** For example {@code 40 s}, {@code 12 min}, {@code 5 h}; nobody plans with more digits. */
  public static String time(double seconds) {
    double minutes = seconds / 60;
    double hours = minutes / 60;
    double days = hours / 24;
    if (minutes < 2) {
      return (long) Math.max(0, seconds) + " s";
    }
    if (hours < 2) {
      return (long) minutes + " min";
    }
    if (days < 2) {
      return (long) hours + " h";
    }
    return days < 1_000 ? (long) days + " days" : "years";
  }
}
