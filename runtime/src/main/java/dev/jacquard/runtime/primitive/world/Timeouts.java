package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Tells;

/** How long a thread waits at most, on its own clock. */
@Tells("it computes from what it is given")
public final class Timeouts {
  private Timeouts() {}

  /** How long it is until a moment on the wall clock of the current thread. */
  public static long untilMillis(long moment) {
    return Math.max(0, moment - Time.EPOCH_MILLIS) * Time.MILLI
        - Control.execution().current().nanos();
  }

  /** A timeout in nanoseconds, 0 for none. */
  public static long nanos(long millis, int nanos) {
    return millis > Long.MAX_VALUE / Time.MILLI - 1 ? Long.MAX_VALUE : millis * Time.MILLI + nanos;
  }
}
