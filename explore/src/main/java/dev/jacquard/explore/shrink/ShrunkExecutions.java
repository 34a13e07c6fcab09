package dev.jacquard.explore.shrink;

import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.Schedule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs the best ways to failures, to see that they lead there. */
final class ShrunkExecutions {
  private final Trial trial;
  private final Map<Schedule, List<Finding>> instead = new HashMap<>();

  ShrunkExecutions(Trial trial) {
    this.trial = trial;
  }

  /**
   * The same failure in a shrunk execution, if it occurs there. Failures that were found in one
   * execution stay together: one that occurs in the shrunk execution of another has no own.
   */
  Optional<Finding> of(Finding found, Shortest best) {
    List<Finding> together =
        instead.computeIfAbsent(found.schedule(), schedule -> new ArrayList<>());
    Optional<Finding> beside = same(found, together);
    if (beside.isPresent()) {
      return beside;
    }
    List<Finding> own = trial.run(best.steps());
    together.addAll(own);
    return same(found, own);
  }

  private static Optional<Finding> same(Finding found, List<Finding> findings) {
    String place = found.place();
    return findings.stream().filter(other -> other.place().equals(place)).findFirst();
  }
}
