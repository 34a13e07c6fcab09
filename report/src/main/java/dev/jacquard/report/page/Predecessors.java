package dev.jacquard.report.page;

import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/**
 * The steps of other threads on which each step depends directly: those that happen before it, but
 * not before its thread's own last step nor before another of them.
 */
final class Predecessors {
  private final Trace trace;
  private final HappensBefore before = HappensBefore.ofProgram();
  private final List<List<Integer>> rowsOf = new ArrayList<>();

  Predecessors(Trace trace) {
    this.trace = trace;
    before.analyse(trace);
    for (int thread = 0; thread < trace.threads(); thread++) {
      rowsOf.add(new ArrayList<>());
    }
    for (int row = 0; row < trace.length(); row++) {
      rowsOf.get(trace.thread(row)).add(row);
    }
  }

  /** Those of one step, in the order of time. */
  List<Integer> of(int step) {
    List<Integer> latest = latest(step);
    return latest.stream()
        .filter(row -> latest.stream().noneMatch(other -> other > row && isBefore(row, other)))
        .sorted()
        .toList();
  }

  private boolean isBefore(int first, int second) {
    return before.ordered(first, second);
  }

  /** The last step of each other thread of which the step knows and its thread did not before. */
  private List<Integer> latest(int step) {
    int own = trace.lastBefore(step, trace.thread(step));
    List<Integer> latest = new ArrayList<>();
    for (int thread = 0; thread < trace.threads(); thread++) {
      int known = thread == trace.thread(step) ? 0 : before.clock(step, thread);
      if (known > (own < 0 ? 0 : before.clock(own, thread))) {
        latest.add(rowsOf.get(thread).get(known - 1));
      }
    }
    return latest;
  }
}
