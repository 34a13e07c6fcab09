package dev.jacquard.report.page;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which thread had which lock from when to when.
 *
 * <p>Permits of a semaphore count as held if the thread that took them gives them back: one that
 * another thread releases is a signal and belongs to nobody.
 */
final class Ownership {
  private record Key(int thread, int location) {}

  private final Trace trace;
  private final Legend legend;
  private final Map<Key, List<Integer>> open = new HashMap<>();
  private final List<Bar> bars = new ArrayList<>();

  private Ownership(Trace trace, Legend legend) {
    this.trace = trace;
    this.legend = legend;
  }

  /** The bars of a trace, in the order in which they begin. */
  static List<Bar> of(Trace trace, Legend legend) {
    Ownership ownership = new Ownership(trace, legend);
    for (int row = 0; row < trace.length(); row++) {
      ownership.take(row);
    }
    ownership.holdToTheEnd();
    ownership.bars.sort(
        Comparator.comparingInt(Bar::first).thenComparingInt(Bar::thread).thenComparing(Bar::last));
    return List.copyOf(ownership.bars);
  }

  private void take(int row) {
    Kind kind = trace.kind(row);
    if (kind.takes() && trace.writes(row)) {
      open.computeIfAbsent(key(row), any -> new ArrayList<>()).add(row);
    } else if (kind.gives() && trace.writes(row)) {
      end(row);
    }
  }

  private Key key(int row) {
    return new Key(trace.thread(row), trace.location(row));
  }

  private void end(int row) {
    List<Integer> since = open.getOrDefault(key(row), List.of());
    if (!since.isEmpty()) {
      bars.add(bar(since.remove(since.size() - 1), row));
    }
  }

  private void holdToTheEnd() {
    open.values().stream()
        .flatMap(List::stream)
        .filter(row -> !isPermit(row))
        .forEach(row -> bars.add(bar(row, trace.length())));
  }

  private boolean isPermit(int row) {
    return trace.kind(row).subject() == Kind.Subject.SEMAPHORE;
  }

  private Bar bar(int first, int last) {
    String what = isPermit(first) ? "has a permit of " : "holds lock ";
    int location = trace.location(first);
    return new Bar(trace.thread(first), first, last, location, what + legend.location(location));
  }
}
