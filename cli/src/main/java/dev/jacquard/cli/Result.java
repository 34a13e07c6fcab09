package dev.jacquard.cli;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.ReplayLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What came out of exploring one program, before it is put into words.
 *
 * @param exploration with a verdict in which every limit of the search is named
 * @param failing the executions that fail, without what the options of the command add to them
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
    List<Counterexample> failing,
    List<Finding> toleratedRaces,
    Optional<Replayed> replayed,
    Optional<JvmFacts> jvm) {
  Result {
    failing = List.copyOf(failing);
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

  Result with(JvmFacts facts, List<Counterexample> seenAgain) {
    return new Result(
        subject,
        legend,
        search,
        exploration,
        counts,
        seenAgain,
        toleratedRaces,
        replayed,
        Optional.of(facts));
  }

  Result with(Exploration shrunk, List<Counterexample> shown) {
    return new Result(
        subject, legend, search, shrunk, counts, shown, toleratedRaces, replayed, jvm);
  }

  Result with(Exploration judged) {
    return new Result(
        subject, legend, search, judged, counts, failing, toleratedRaces, replayed, jvm);
  }

  /** The executions that fail, with all that is known of them. */
  List<Counterexample> counterexamples(Check.Settings settings, ShellLine replay) {
    List<String> numbers =
        new Summary(this, settings).numbers().stream().map(String::strip).toList();
    List<Counterexample> all = new ArrayList<>();
    for (Counterexample execution : failing) {
      String line = replay.of(subject.name(), execution.schedule());
      all.add(
          execution
              .withExploration(numbers)
              .withReplays(List.of(new ReplayLine("command line", line))));
    }
    return all;
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

  /** What is known of interchangeable threads; nothing without symmetry reduction. */
  SymmetryFindings symmetry() {
    return switch (search.symmetry()) {
      case NONE, DECLARED, GUESSED -> SymmetryFindings.NONE;
      case RF, VAL, CSYM -> subject.symmetry();
    };
  }
}
