package dev.jacquard.explore.shrink;

import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The best way known to a failure.
 *
 * @param switches how often the thread changes up to the step that decides
 * @param steps who moves up to that step
 */
record Shortest(int switches, List<Transition> steps) {
  /** What nothing is worse than. */
  private static final int ANY = Integer.MAX_VALUE;

  /** A way better than another one, from an execution that fails in the same way, if it has one. */
  static Optional<Shortest> than(Optional<Shortest> known, Finding finding, HappensBefore order) {
    CausalPast past =
        finding
            .race()
            .map(race -> CausalPast.of(race, finding.trace(), order))
            .orElseGet(() -> CausalPast.of(finding.failure(), finding.trace(), order));
    int most = known.map(other -> other.atMost(past.size())).orElse(ANY);
    return new FewestSwitches(finding.trace(), order, past)
        .order(most)
        .map(rows -> of(finding.trace(), rows))
        .filter(found -> known.isEmpty() || found.isBetterThan(known.get()));
  }

  private static Shortest of(Trace trace, int[] rows) {
    return new Shortest(FewestSwitches.switches(trace, rows), steps(trace, rows));
  }

  /** Symmetry may have left alternatives out; here they have the numbers that they have without. */
  private static List<Transition> steps(Trace trace, int[] rows) {
    return Arrays.stream(rows)
        .mapToObj(row -> Transition.any(trace.thread(row), trace.label(row)))
        .toList();
  }

  /** How many switches a way with so many steps may have to be better than this one. */
  private int atMost(int otherSteps) {
    return otherSteps <= steps.size() ? switches : switches - 1;
  }

  /** Of two that are equally good, the one in which a lower thread comes first is better. */
  private boolean isBetterThan(Shortest other) {
    if (switches != other.switches || steps.size() != other.steps.size()) {
      return true; // no worse ones were looked for
    }
    for (int i = 0; i < steps.size(); i++) {
      int order = Integer.compare(steps.get(i).thread(), other.steps.get(i).thread());
      if (order != 0) {
        return order < 0;
      }
    }
    return false;
  }
}
