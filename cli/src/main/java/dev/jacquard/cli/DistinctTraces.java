package dev.jacquard.cli;

import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.HappensBefore;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Trace;
import dev.jacquard.kernel.TraceKey;
import java.util.HashSet;
import java.util.Set;

/** Counts the different Mazurkiewicz traces among executions that came to an end of their own. */
final class DistinctTraces implements Listener {
  private final HappensBefore order = HappensBefore.ofProgram();
  private final Set<TraceKey> seen = new HashSet<>();

  @Override
  public void executed(Trace trace, Tally tally) {
    if (trace.ending().maximal()) {
      order.analyse(trace);
      seen.add(TraceKey.of(trace, order, trace.length()));
    }
  }

  long count() {
    return seen.size();
  }
}
