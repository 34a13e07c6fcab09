package dev.jacquard.kernel.option;

import java.io.Serializable;
import java.time.Duration;

/**
 * When the time limits of waits pass.
 *
 * @param longFrom how long a limit is that counts as a long one
 */
public record Expiry(TimeLimits limits, Duration longFrom) implements Serializable {
  /** Each limit passes at any moment. */
  public static final Expiry AT_ANY_MOMENT = new Expiry(TimeLimits.ANY, Duration.ofSeconds(1));

  /** What is used if the user says nothing. */
  public static final Expiry USUAL = new Expiry(TimeLimits.LONG, Duration.ofSeconds(1));

  /**
   * By how much a limit may be shorter and still count as a long one: programs look at the clock
   * before they wait, and compute what is left.
   */
  public long margin() {
    return longFrom.toNanos() / 100;
  }

  /** The shortest limit that counts as a long one, in nanoseconds. */
  public long shortestLong() {
    return longFrom.toNanos() - margin();
  }

  /** Whether a limit of so many nanoseconds passes only when no thread can move otherwise. */
  public boolean isLast(long nanos) {
    return switch (limits) {
      case ANY -> false;
      case LONG -> nanos >= shortestLong();
      case LAST -> nanos > 0;
    };
  }
}
