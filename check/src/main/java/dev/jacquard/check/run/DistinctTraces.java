package dev.jacquard.check.run;

import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.TraceKey;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import java.util.HashSet;
import java.util.Set;

/** Counts the different Mazurkiewicz traces among executions that came to an end of their own. */
final class DistinctTraces implements Listener, Resumable {
  private final HappensBefore order = HappensBefore.ofProgram();
  private final Set<TraceKey> seen = new HashSet<>();

  @Override
  public void executed(Trace trace, Tally tally) {
    if (trace.ending().maximal()) {
      order.analyse(trace);
      seen.add(TraceKey.of(trace, order, trace.length()));
    }
  }

  @Override
  public void save(StateWriter out) {
    out.number(seen.size());
    for (TraceKey key : seen) {
      out.number(key.high());
      out.number(key.low());
    }
  }

  @Override
  public void restore(StateReader in) {
    for (int count = in.count(); count > 0; count--) {
      seen.add(new TraceKey(in.number(), in.number()));
    }
  }

  long count() {
    return seen.size();
  }
}
