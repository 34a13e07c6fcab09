package dev.jacquard.conformance.atomiclongfieldupdater;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

public final class AtomicLongFieldUpdaterPrograms {
  private static final AtomicLongFieldUpdater<Clock> TIME =
      AtomicLongFieldUpdater.newUpdater(Clock.class, "time");

  private AtomicLongFieldUpdaterPrograms() {}

  private static final class Clock {
    volatile long time;
  }

  @Expect(outcomes = {"1 2", "2 1"})
  public static String ticksAreUnique() throws Exception {
    Clock clock = new Clock();
    long[] tick = new long[2];
    Run.both(
        () -> tick[0] = TIME.incrementAndGet(clock), () -> tick[1] = TIME.incrementAndGet(clock));
    return tick[0] + " " + tick[1];
  }

  @Expect(outcomes = {"true 8", "false 8"})
  public static String compareAndSetAgainstAWrite() throws Exception {
    Clock clock = new Clock();
    boolean[] won = new boolean[1];
    Run.both(() -> clock.time = 8, () -> won[0] = TIME.compareAndSet(clock, 0, 4));
    return won[0] + " " + clock.time;
  }
}
