package dev.jacquard.report.text;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.seen.Call;
import java.util.List;
import java.util.Optional;

/** The calls in which threads are stuck that wait for something within the JDK or a library. */
record OpenCalls(Trace trace, Legend legend, List<Call> calls) {
  /** What a stuck thread waits in, if that says more than what it waits for. */
  Optional<String> waits(int row) {
    if (row < trace.length()) {
      return Optional.empty();
    }
    String object = legend.location(trace.location(row));
    return innermost(trace.thread(row))
        .map(Call::words)
        .filter(words -> !words.startsWith(object + ".") && object.indexOf('.') >= 0)
        .map(words -> "waits in " + words);
  }

  private Optional<Call> innermost(int thread) {
    Optional<Call> open = Optional.empty();
    for (Call call : calls) {
      if (call.thread() == thread && !call.isOver()) {
        open = Optional.of(call);
      }
    }
    return open;
  }
}
