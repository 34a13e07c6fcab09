package dev.jacquard.report;

import dev.jacquard.kernel.Access;
import dev.jacquard.kernel.DataRace;
import dev.jacquard.kernel.Failure;
import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rows of a trace at which its failures were decided. */
final class Marks {
  /**
   * Accesses between two steps have no order of their own. Those of one thread at one place are of
   * one statement, which reads before it writes.
   */
  private static final Comparator<Entry.Between> READ_FIRST =
      Comparator.comparing((Entry.Between entry) -> entry.access().thread())
          .thenComparing(entry -> entry.access().site())
          .thenComparing(entry -> entry.access().write());

  private final Trace trace;
  private final Map<Integer, String> labels = new HashMap<>();
  private final Set<Entry.Between> between = new LinkedHashSet<>();
  private final List<Integer> beforeAllSteps = new ArrayList<>();
  private boolean stuck;

  Marks(Trace trace, List<DataRace> races) {
    this.trace = trace;
    for (DataRace race : races) {
      mark(race.location(), race.first());
      mark(race.location(), race.second());
    }
    trace.failures().forEach(this::mark);
  }

  private void mark(int location, Access access) {
    if (access.isStep()) {
      labels.put(access.row(), Failure.Type.RACE.label());
    } else {
      between.add(new Entry.Between(location, access));
    }
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

  /** The label of a line, if a failure was decided there. */
  Optional<String> label(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return Optional.ofNullable(labels.get(row.number()));
    }
    return entry instanceof Entry.Between
        ? Optional.of(Failure.Type.RACE.label())
        : Optional.empty();
  }

  /** Whether a line matters to a failure. */
  boolean marks(Entry entry) {
    return entry instanceof Entry.Row row ? marks(row.number()) : entry instanceof Entry.Between;
  }

  /** Whether a row matters to a failure: a step with a label, or an operation that is stuck. */
  boolean marks(int row) {
    return labels.containsKey(row) || (stuck && row >= trace.length());
  }

  boolean any() {
    return !labels.isEmpty() || !between.isEmpty();
  }

  /** The accesses that race, are no steps and happened right before a step. */
  List<Entry.Between> between(int step) {
    return between.stream()
        .filter(entry -> entry.access().step() == step)
        .sorted(READ_FIRST)
        .toList();
  }

  /** The threads of all accesses that race and are no steps. */
  List<Integer> threadsBetween() {
    return between.stream().map(entry -> entry.access().thread()).toList();
  }

  /** The threads that failed before any step was taken. */
  List<Integer> failedAtOnce() {
    return beforeAllSteps;
  }
}
