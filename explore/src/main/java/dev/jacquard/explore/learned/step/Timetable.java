package dev.jacquard.explore.learned.step;

import java.util.Arrays;
import java.util.function.LongConsumer;

/**
 * When the time limits of waiting threads pass that pass only when no thread can move otherwise, in
 * a model that does not know what time it is.
 *
 * <p>The clock of a thread goes on by what the thread itself waits, which is told, and is set by
 * what it learns of the clocks of others, which is not. So all that is known of a clock is that it
 * is not before the moment at which time last passed for all, and what the thread has waited since
 * then; and that no clock is later than if all had waited one after the other. Each deadline is
 * between two moments; where these do not say whose limit passes first, nobody says.
 *
 * <p>What matters are differences: moments are told relative to the one at which time last passed,
 * so states are equal that come again later.
 */
public final class Timetable {
  private static final long NEVER = Long.MAX_VALUE;

  private final long[] clocks;
  private final long[] earliest;
  private final long[] latest;
  private final boolean[] due;
  private long latestClock;
  private long now;

  /** For so many threads. */
  public Timetable(int threads) {
    clocks = new long[threads];
    earliest = new long[threads];
    latest = new long[threads];
    due = new boolean[threads];
  }

  /** A run begins. */
  public void begin() {
    now = 0;
    latestClock = 0;
    Arrays.fill(clocks, 0);
    Arrays.fill(earliest, NEVER);
    Arrays.fill(latest, NEVER);
    Arrays.fill(due, false);
  }

  /**
   * A thread is before its next operation.
   *
   * @param waited how long it has slept since the last one, and waited until short limits passed
   * @param limit the time limit of the operation, or 0
   */
  public void arrive(int thread, long waited, long limit) {
    clocks[thread] = later(Math.max(now, clocks[thread]), waited);
    latestClock = later(latestClock, waited);
    earliest[thread] = limit > 0 ? later(clocks[thread], limit) : NEVER;
    latest[thread] = limit > 0 ? later(latestClock, limit) : NEVER;
    due[thread] = false;
  }

  private static long later(long moment, long nanos) {
    return moment + Math.min(nanos, NEVER - 1 - moment);
  }

  /** A thread is before no operation any more. */
  public void leave(int thread) {
    arrive(thread, 0, 0);
  }

  /** The moment before which the time limit of a thread's operation does not pass. */
  public long earliest(int thread) {
    return earliest[thread];
  }

  /** Whether the time limit of a thread's operation has passed. */
  public boolean isDue(int thread) {
    return due[thread];
  }

  /**
   * Time passes until the first time limit does.
   *
   * @param first the earliest moment
   * @param measured whether all is told that threads have waited
   * @throws UntoldException if it is not known which one that is
   */
  public void passUntil(long first, boolean measured) {
    int count = 0;
    long end = NEVER;
    for (int t = 0; t < earliest.length; t++) {
      due[t] = earliest[t] == first;
      count += due[t] ? 1 : 0;
      end = due[t] ? latest[t] : end;
    }
    for (int t = 0; t < earliest.length; t++) {
      boolean alone = count == 1 && (due[t] || earliest[t] == NEVER);
      boolean ordered = due[t] ? count == 1 || latest[t] == first : earliest[t] > end;
      if (!alone && !(measured && ordered)) {
        throw new UntoldException("which of several time limits passes first");
      }
    }
    now = first;
    latestClock = Math.max(latestClock, end);
  }

  /** Tells how late it may be at the latest for anybody. */
  public void describe(LongConsumer state) {
    state.accept(Math.max(now, latestClock) - now);
  }

  /** Tells what decides when the limits of a thread pass. */
  public void describe(int thread, LongConsumer state) {
    state.accept(due[thread] ? 1 : 0);
    state.accept(Math.max(now, clocks[thread]) - now);
    state.accept(left(earliest[thread]));
    state.accept(left(latest[thread]));
  }

  private long left(long moment) {
    return moment == NEVER ? NEVER : moment - now;
  }
}
