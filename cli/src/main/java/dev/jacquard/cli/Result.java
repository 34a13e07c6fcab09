package dev.jacquard.cli;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.Schedule;
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
 * @param replayed the execution, if the search was a replay
 */
record Result(
    Subject subject,
    Search search,
    Exploration exploration,
    Counts counts,
    Optional<Replayed> replayed) {

  /**
   * What the tally of an exploration does not tell.
   *
   * @param pruned steps that were not taken because those of an equal thread stand for them
   * @param traces how many different traces were seen, if that is known
   * @param orbits how many traces up to exchanges of threads were seen, if that is known
   */
  record Counts(long pruned, OptionalLong traces, OptionalLong orbits) {}

  /** A replayed execution and what it left behind. */
  record Replayed(Trace trace, List<String> outcome) {}

  /** The findings, those of one execution together. */
  Collection<List<Finding>> findingsByExecution() {
    Map<Schedule, List<Finding>> bySchedule = new LinkedHashMap<>();
    for (Finding finding : exploration.findings()) {
      bySchedule.computeIfAbsent(finding.schedule(), schedule -> new ArrayList<>()).add(finding);
    }
    return bySchedule.values();
  }

  /** The names of interchangeable threads, class by class; none without symmetry reduction. */
  List<List<String>> interchangeable() {
    if (search.symmetry() == SymmetryReduction.NONE) {
      return List.of();
    }
    Map<Integer, List<String>> classes = new LinkedHashMap<>();
    int[] classOf = subject.program().threadClasses();
    for (int thread = 0; thread < classOf.length; thread++) {
      if (classOf[thread] >= 0) {
        String name = subject.program().legend().thread(thread);
        classes.computeIfAbsent(classOf[thread], c -> new ArrayList<>()).add(name);
      }
    }
    return List.copyOf(classes.values());
  }
}
