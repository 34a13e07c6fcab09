package dev.jacquard.report;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What would certainly keep threads from being stuck as they are at the end of a trace. */
final class StuckRemedies {
  private final Trace trace;
  private final Legend legend;
  private final SourceLines lines;
  private final StepWords words;
  private final Situation end;
  private final List<Waiting.Wait> waits;

  StuckRemedies(Trace trace, Legend legend) {
    this.trace = trace;
    this.legend = legend;
    this.lines = new SourceLines(trace, legend);
    this.words = new StepWords(trace, legend);
    this.end = Situation.before(trace, trace.length());
    this.waits = Waiting.of(trace, legend);
  }

  List<String> lines() {
    List<Waiting.Wait> cycle = WaitCycle.among(waits).waits();
    if (!cycle.isEmpty()) {
      return ofCycle(cycle);
    }
    Set<String> remedies = new LinkedHashSet<>();
    for (Waiting.Wait wait : waits) {
      neverUnlocked(wait).ifPresent(remedies::add);
      signal(wait).ifPresent(remedies::add);
    }
    return List.copyOf(remedies);
  }

  // ---- circles ---------------------------------------------------------------------------------

  private List<String> ofCycle(List<Waiting.Wait> cycle) {
    if (cycle.stream().anyMatch(wait -> wait.initialised().isPresent())) {
      return List.of(initialiseBefore(cycle));
    }
    boolean locksOnly = cycle.stream().allMatch(wait -> trace.kind(wait.row()) == Kind.LOCK);
    return locksOnly ? List.of(order(cycle)) : joins(cycle);
  }

  /** Nobody waits for the initialisation of a class that is over. */
  private String initialiseBefore(List<Waiting.Wait> cycle) {
    List<String> types =
        cycle.stream().flatMap(wait -> wait.initialised().stream()).distinct().sorted().toList();
    boolean joins = cycle.stream().anyMatch(wait -> trace.kind(wait.row()) == Kind.JOIN);
    return (joins
            ? "let the initialiser of " + Prose.and(types) + " not wait for other threads"
            : "use " + Prose.and(types) + " before these threads are started")
        + ": then this circle cannot close";
  }

  /** A cycle needs a thread that takes its two locks against any given order of all locks. */
  private String order(List<Waiting.Wait> cycle) {
    List<String> order = new ArrayList<>(); // what each thread of the circle holds
    for (int i = 0; i < cycle.size(); i++) {
      order.add(cycle.get((i == 0 ? cycle.size() : i) - 1).what());
    }
    Waiting.Wait last = cycle.get(cycle.size() - 1); // the one that goes back to the beginning
    String which =
        order.size() == 2
            ? "take " + order.get(0) + " before " + order.get(1)
            : "take " + Prose.and(order) + " in this order";
    return which
        + " in all threads: then this circle cannot close; "
        + legend.thread(last.thread())
        + " takes "
        + order.get(order.size() - 1)
        + " first";
  }

  /** Who waits for the end of a thread in the circle holds a lock that the circle needs. */
  private List<String> joins(List<Waiting.Wait> cycle) {
    List<String> remedies = new ArrayList<>();
    for (int i = 0; i < cycle.size(); i++) {
      Waiting.Wait wait = cycle.get(i);
      Waiting.Wait before = cycle.get((i == 0 ? cycle.size() : i) - 1);
      boolean holds = before.what().startsWith("lock ");
      if (trace.kind(wait.row()) == Kind.JOIN && holds) {
        remedies.add(
            "let "
                + legend.thread(wait.thread())
                + " un"
                + before.what()
                + " before it waits for "
                + wait.what()
                + lines.remark(wait.row())
                + ": then this circle cannot close");
      }
    }
    return remedies;
  }

  // ---- alone -----------------------------------------------------------------------------------

  private Optional<String> neverUnlocked(Waiting.Wait wait) {
    if (!trace.kind(wait.row()).takesLock() || wait.initialised().isPresent()) {
      return Optional.empty();
    }
    return end.hold(trace.location(wait.row()))
        .filter(hold -> trace.pending(hold.owner()) < 0)
        .map(
            hold ->
                "let "
                    + legend.thread(hold.owner())
                    + " un"
                    + wait.what()
                    + ", locked "
                    + lines.moment(hold.since())
                    + ", on every way to its end");
  }

  private Optional<String> signal(Waiting.Wait wait) {
    return end.sleepingSince(wait.thread())
        .flatMap(since -> signal(since, new Signals(trace).last(since)));
  }

  private Optional<String> signal(int since, int notify) {
    if (notify < 0) {
      return Optional.empty();
    }
    String waiter = legend.thread(trace.thread(since));
    String notifier = legend.thread(trace.thread(notify));
    String lock = words.object(since);
    if (notify > since) {
      return trace.kind(notify) == Kind.NOTIFY
          ? Optional.of(
              "notify all " + lines.moment(notify) + ": that wakes " + waiter + " as well")
          : Optional.empty();
    }
    if (!isNextToLock(since, notify)) {
      return Optional.empty(); // what was noted may have been used up
    }
    return Optional.of(
        "let "
            + notifier
            + " note under "
            + StepWords.lock(lock)
            + " that it has notified, and "
            + waiter
            + " wait only while that is not noted: then a notify that comes first is not lost");
  }

  /** Whether nobody had the lock between a notify and the section in which a thread waits. */
  private boolean isNextToLock(int since, int notify) {
    int taken = 0;
    for (int row = notify + 1; row < since; row++) {
      if (trace.location(row) == trace.location(since)
          && (trace.kind(row).takesLock() || trace.kind(row) == Kind.TRY_LOCK)
          && trace.writes(row)) {
        taken++;
      }
    }
    return taken <= 1;
  }
}
