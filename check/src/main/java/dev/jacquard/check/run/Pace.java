package dev.jacquard.check.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/** How fast something is counted up of late. */
final class Pace {
  private static final long WINDOW = TimeUnit.SECONDS.toNanos(10);

  private record Reading(long nanos, long count) {}

  private final Deque<Reading> readings = new ArrayDeque<>();

  Pace(long start) {
    readings.add(new Reading(start, 0));
  }

  /** The count has come so far now; returns how many there are in a second. */
  double perSecond(long nanos, long count) {
    if (count < readings.getLast().count) { // it has begun again
      readings.clear();
    }
    readings.addLast(new Reading(nanos, count));
    while (readings.size() > 2 && nanos - readings.getFirst().nanos > WINDOW) {
      readings.removeFirst();
    }
    Reading first = readings.getFirst();
    return (count - first.count) * 1e9 / Math.max(1, nanos - first.nanos);
  }
}
