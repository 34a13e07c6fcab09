package dev.jacquard.cli;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.SymmetryFindings;
import dev.jacquard.kernel.Trace;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What came out of exploring one program, before it is put into words.
 *
 * @param exploration with a verdict in which every limit of the search is named
 * @param toleratedRaces the data races that were seen and are no failures
 * @param replayed the execution, if the search was a replay
 * @param jvm what only a JVM program has
 */
record Result(
    Subject subject,
    Legend legend,
    Search search,
    Exploration exploration,
    Counts counts,
    List<Finding> toleratedRaces,
    Optional<Replayed> replayed,
    Optional<JvmFacts> jvm) {
  Result {
    toleratedRaces = List.copyOf(toleratedRaces);
  }

  /**
   * What the tally of an exploration does not tell.
   *
   * @param pruned steps that were not taken because those of an equal thread stand for them
   * @param traces how many different traces were seen, if that is known
   * @param orbits how many traces up to exchanges of threads were seen, if that is known
   * @param guesses what became of symmetries that were guessed, in words, if any were looked for
   */
  record Counts(long pruned, OptionalLong traces, OptionalLong orbits, Optional<String> guesses) {
    static final Counts UNKNOWN =
        new Counts(0, OptionalLong.empty(), OptionalLong.empty(), Optional.empty());
  }

  /** A replayed execution and what it left behind. */
  record Replayed(Trace trace, List<String> outcome) {}

  Result with(JvmFacts facts) {
    return new Result(
        subject, legend, search, exploration, counts, toleratedRaces, replayed, Optional.of(facts));
  }

  Result with(Exploration judged) {
    return new Result(subject, legend, search, judged, counts, toleratedRaces, replayed, jvm);
  }

  /** How the command ends. */
  ExitCode exitCode() {
    return jvm.filter(JvmFacts::outOfControl)
        .map(facts -> ExitCode.NOT_CONTROLLABLE)
        .orElseGet(() -> ExitCode.of(exploration.verdict()));
  }

  /** How fast it went. */
  long executionsPerSecond() {
    double seconds = Math.max(1, exploration.time().toNanos()) / 1e9;
    return Math.round((exploration.tally().executions() + exploration.tally().blocked()) / seconds);
  }

  /** The findings, those of one execution together. */
  Collection<List<Finding>> findingsByExecution() {
    Map<Schedule, List<Finding>> bySchedule = new LinkedHashMap<>();
    for (Finding finding : exploration.findings()) {
      bySchedule.computeIfAbsent(finding.schedule(), schedule -> new ArrayList<>()).add(finding);
    }
    return bySchedule.values();
  }

  /** What is known of interchangeable threads; nothing without symmetry reduction. */
  SymmetryFindings symmetry() {
    return switch (search.symmetry()) {
      case NONE, DECLARED, GUESSED -> SymmetryFindings.NONE;
      case RF, VAL, CSYM -> subject.symmetry();
    };
  }
}
