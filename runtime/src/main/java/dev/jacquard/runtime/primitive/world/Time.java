package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.code.Initialisers;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.thread.LogicalThread;

/**
 * Virtual time. Each thread has its own clock, which moves a little with each look at it and by the
 * whole timeout when one fires: a clock that threads shared would be a channel between them. Only
 * where one thread learns what another did is it never behind the other's.
 */
@Replaces(System.class)
public final class Time {
  /** 1 January 2026, at which every run begins. */
  static final long EPOCH_MILLIS = 1_767_225_600_000L;

  static final long MILLI = 1_000_000;

  private static final long TICK = 1_000;

  private Time() {}

  public static long nanoTime() {
    return Control.onControlledThread() ? tick() : System.nanoTime();
  }

  public static long currentTimeMillis() {
    return Control.onControlledThread()
        ? EPOCH_MILLIS + tick() / MILLI
        : System.currentTimeMillis();
  }

  /** Nanoseconds since a second of the epoch; -1 if that is too far away, as the JDK has it. */
  static long adjustment(long second) {
    long distance = EPOCH_MILLIS / 1_000 - second;
    return Math.abs(distance) > Integer.MAX_VALUE ? -1 : distance * 1_000 * MILLI + tick();
  }

  private static long tick() {
    Initialisers.personal();
    Execution execution = Control.execution();
    LogicalThread me = execution.current();
    me.pass(TICK);
    me.deadlines().look(me.nanos());
    execution.loops().readClock();
    Alike.looksAtClock(me.nanos());
    return me.nanos();
  }
}
