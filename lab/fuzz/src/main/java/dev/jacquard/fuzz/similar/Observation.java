package dev.jacquard.fuzz.similar;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What an exploration of a program has found, up to the names of threads.
 *
 * @param outcomes of executions: what main computed, what the members have seen, what failed
 * @param races the fields and arrays on which threads race
 * @param limits what the verdict says it does not cover
 */
record Observation(Set<String> outcomes, Set<String> races, Set<String> limits, long executions) {
  /** Steps that leave no trace can hide races from symmetry; the verdict says so by these words. */
  private static final String RACES_MAY_BE_MISSED = "races may have been missed";

  /** Whether there is more than the budget allows. */
  boolean isCutShort() {
    return limits.stream().anyMatch(limit -> limit.contains("budget"));
  }

  /**
   * What an exploration with symmetry should have found as this one without did, and has not, or
   * the other way round.
   */
  Optional<String> difference(Observation other) {
    return difference("limits", limits, other.limitsOfOutcomes())
        .or(() -> differenceOfRaces(other))
        .or(() -> differenceOfOutcomes(other))
        .or(
            () ->
                other.executions > executions
                    ? Optional.of("executions added " + other.executions + " > " + executions)
                    : Optional.empty());
  }

  private Set<String> limitsOfOutcomes() {
    Set<String> others = new TreeSet<>(limits);
    others.removeIf(limit -> limit.contains(RACES_MAY_BE_MISSED));
    return others;
  }

  /** Behind one race there may be others that depend on it; that there is one must be seen. */
  private Optional<String> differenceOfRaces(Observation other) {
    boolean excused = other.limitsOfOutcomes().size() < other.limits.size();
    return excused || races.isEmpty() == other.races.isEmpty()
        ? Optional.empty()
        : difference("races", races, other.races);
  }

  /** What racy reads see depends on more than the order of steps. */
  private Optional<String> differenceOfOutcomes(Observation other) {
    return races.isEmpty() ? difference("outcomes", outcomes, other.outcomes) : Optional.empty();
  }

  private static Optional<String> difference(String what, Set<String> one, Set<String> other) {
    if (one.equals(other)) {
      return Optional.empty();
    }
    Set<String> missing = new TreeSet<>(one);
    missing.removeAll(other);
    Set<String> added = new TreeSet<>(other);
    added.removeAll(one);
    return Optional.of(what + " missing " + missing + ", added " + added);
  }
}
