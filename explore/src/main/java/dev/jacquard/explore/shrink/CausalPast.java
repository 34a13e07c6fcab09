package dev.jacquard.explore.shrink;

import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.Arrays;

/**
 * The steps of a trace without which something would not have happened: of each thread its first
 * few. All that happens before one of them is one of them.
 */
final class CausalPast {
  private final Trace trace;
  private final HappensBefore order;
  private final int[] steps;

  private CausalPast(Trace trace, HappensBefore order) {
    this.trace = trace;
    this.order = order;
    steps = new int[trace.threads()];
  }

  /** The past of a failure; of a program that is stuck, all there was. */
  static CausalPast of(Failure failure, Trace trace, HappensBefore order) {
    CausalPast past = new CausalPast(trace, order);
    if (failure.thread() < 0) {
      for (int row = 0; row < trace.length(); row++) {
        past.add(row);
      }
    } else {
      past.addThread(failure.thread(), failure.step());
    }
    return past;
  }

  /** The past of both accesses of a data race. */
  static CausalPast of(DataRace race, Trace trace, HappensBefore order) {
    CausalPast past = new CausalPast(trace, order);
    past.add(race.first());
    past.add(race.second());
    return past;
  }

  private void add(Access access) {
    if (access.isStep()) {
      add(access.row());
    } else {
      addThread(access.thread(), access.step() - 1);
    }
  }

  /** Adds what a thread had done when the trace had come to a row, or else what started it. */
  private void addThread(int thread, int lastRow) {
    for (int row = Math.min(lastRow, trace.length() - 1); row >= 0; row--) {
      if (trace.thread(row) == thread || starts(row, thread)) {
        add(row);
        return;
      }
    }
  }

  private boolean starts(int row, int thread) {
    return trace.kind(row) == Kind.START && trace.argument(row) == thread;
  }

  private void add(int row) {
    for (int thread = 0; thread < steps.length; thread++) {
      steps[thread] = Math.max(steps[thread], order.clock(row, thread));
    }
  }

  /** How many steps of a thread belong to it. */
  int steps(int thread) {
    return steps[thread];
  }

  /** How many steps belong to it. */
  int size() {
    return Arrays.stream(steps).sum();
  }
}
