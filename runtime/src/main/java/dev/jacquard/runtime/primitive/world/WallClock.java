package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Replaces;
import jdk.internal.misc.VM;

/** The clock below {@code java.time}, which is finer than {@link System#currentTimeMillis}. */
@Replaces(VM.class)
public final class WallClock {
  private WallClock() {}

  /** How many nanoseconds it is after so many seconds of the epoch. */
  public static long getNanoTimeAdjustment(long offsetInSeconds) {
    return Control.onControlledThread()
        ? Time.adjustment(offsetInSeconds)
        : VM.getNanoTimeAdjustment(offsetInSeconds);
  }
}
