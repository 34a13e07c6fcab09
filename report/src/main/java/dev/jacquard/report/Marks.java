package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.seen.PlainAccess;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rows of a trace, and the accesses between them, at which its failures were decided. */
public final class Marks {
  /**
   * Accesses that nobody watched have no order of their own. Those of one thread at one place are
   * of one statement, which reads before it writes.
   */
  private static final Comparator<PlainAccess> READ_FIRST =
      Comparator.comparing(PlainAccess::thread)
          .thenComparing(PlainAccess::site)
          .thenComparing(PlainAccess::write);

  private final Trace trace;
  private final Legend legend;
  private final Map<Integer, String> labels = new HashMap<>();
  private final List<PlainAccess> accesses;
  private final Set<PlainAccess> racing = new HashSet<>();
  private final List<Integer> beforeAllSteps = new ArrayList<>();
  private boolean stuck;

  public Marks(Trace trace, Legend legend, List<DataRace> races, List<PlainAccess> accesses) {
    this.trace = trace;
    this.legend = legend;
    this.accesses = new ArrayList<>(accesses);
    Set<PlainAccess> unseen = new LinkedHashSet<>();
    for (DataRace race : races) {
      mark(race, race.first(), unseen);
      mark(race, race.second(), unseen);
    }
    unseen.stream().sorted(READ_FIRST).forEach(this.accesses::add);
    trace.failures().forEach(this::mark);
  }

  private void mark(DataRace race, Access access, Set<PlainAccess> unseen) {
    if (access.isStep()) {
      labels.put(access.row(), Failure.Type.RACE.label());
      return;
    }
    PlainAccess bare =
        new PlainAccess(
            access.thread(),
            access.step(),
            legend.location(race.location()),
            access.write(),
            "",
            legend.site(access.thread(), access.site()));
    List<PlainAccess> seen = accesses.stream().filter(one -> isSame(one, bare)).toList();
    racing.addAll(seen);
    if (seen.isEmpty()) {
      unseen.add(bare);
      racing.add(bare);
    }
  }

  private static boolean isSame(PlainAccess one, PlainAccess bare) {
    return one.thread() == bare.thread()
        && one.step() == bare.step()
        && one.write() == bare.write()
        && one.location().equals(bare.location())
        && one.site().equals(bare.site());
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
  public Optional<String> label(Entry entry) {
    if (entry instanceof Entry.Row row) {
      return stuck && row.number() >= trace.length()
          ? Optional.of("stuck")
          : Optional.ofNullable(labels.get(row.number()));
    }
    if (entry instanceof Entry.Called called) {
      return called.inside().stream().flatMap(inside -> label(inside).stream()).findFirst();
    }
    return entry instanceof Entry.Between between && between.races()
        ? Optional.of(Failure.Type.RACE.label())
        : Optional.empty();
  }

  /** The accesses that are no steps and happened right before a step. */
  public List<Entry.Between> between(int step) {
    return accesses.stream()
        .filter(access -> access.step() == step)
        .map(access -> new Entry.Between(access, racing.contains(access)))
        .toList();
  }

  /** All accesses that are no steps. */
  public List<PlainAccess> accesses() {
    return accesses;
  }

  /** The threads that failed before any step was taken. */
  public List<Integer> failedAtOnce() {
    return beforeAllSteps;
  }
}
