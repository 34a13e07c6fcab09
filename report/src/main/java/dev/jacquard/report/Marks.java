package dev.jacquard.report;

import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Failure;
import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rows of a trace at which its failures were decided. */
final class Marks {
  private final Trace trace;
  private final Map<Integer, String> labels = new HashMap<>();
  private final List<Integer> beforeAllSteps = new ArrayList<>();
  private boolean stuck;

  Marks(Trace trace, List<DataRace> races) {
    this.trace = trace;
    for (DataRace race : races) {
      labels.put(race.first(), Failure.Type.RACE.label());
      labels.put(race.second(), Failure.Type.RACE.label());
    }
    trace.failures().forEach(this::mark);
  }

  private void mark(Failure failure) {
    if (failure.thread() < 0) {
      stuck = true;
    } else if (decided(failure)) {
      labels.put(failure.step(), failure.type().label());
    } else {
      beforeAllSteps.add(failure.thread());
    }
  }

  /** A thread that fails before its first step does so when it is started, or before all steps. */
  private boolean decided(Failure failure) {
    int step = failure.step();
    return step < trace.length()
        && (trace.thread(step) == failure.thread()
            || (trace.kind(step) == Kind.START && trace.argument(step) == failure.thread()));
  }

  /** The label of a step, if a failure was decided there. */
  Optional<String> label(int row) {
    return Optional.ofNullable(labels.get(row));
  }

  /** Whether a row matters to a failure: a step with a label, or an operation that is stuck. */
  boolean marks(int row) {
    return labels.containsKey(row) || (stuck && row >= trace.length());
  }

  boolean any() {
    return !labels.isEmpty();
  }

  /** The threads that failed before any step was taken. */
  List<Integer> failedAtOnce() {
    return beforeAllSteps;
  }
}
