package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Who took permits of a semaphore and did not give them back, by the end of a trace. */
record PermitHolders(Trace trace, Legend legend) {
  private record Taking(long permits, int lastStep) {}

  /** For example {@code , ada took 1 at step 3 (line 5)}; empty if nobody did. */
  String of(int semaphore) {
    SourceLines lines = new SourceLines(trace, legend);
    List<String> takers = new ArrayList<>();
    takings(semaphore)
        .forEach(
            (thread, taking) -> {
              if (taking.permits() > 0) {
                takers.add(
                    legend.thread(thread)
                        + " took "
                        + taking.permits()
                        + " "
                        + lines.moment(taking.lastStep())
                        + (trace.pending(thread) < 0 ? " and has ended" : ""));
              }
            });
    return takers.isEmpty() ? "" : ": " + Prose.and(takers);
  }

  private Map<Integer, Taking> takings(int semaphore) {
    Map<Integer, Taking> takings = new TreeMap<>();
    for (int row = 0; row < trace.length(); row++) {
      if (trace.location(row) == semaphore && trace.writes(row)) {
        Kind kind = trace.kind(row);
        Taking before = takings.getOrDefault(trace.thread(row), new Taking(0, row));
        if (kind.takes()) {
          takings.put(trace.thread(row), new Taking(before.permits() + trace.argument(row), row));
        } else if (kind.gives()) {
          takings.put(
              trace.thread(row),
              new Taking(before.permits() - trace.argument(row), before.lastStep()));
        }
      }
    }
    return takings;
  }
}
