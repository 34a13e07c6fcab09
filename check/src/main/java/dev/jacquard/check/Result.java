package dev.jacquard.check;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Finding;
import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.symmetry.SymmetryFindings;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.Counterexample;
import dev.jacquard.report.Prose;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What came out of exploring one program, before it is put into words.
 *
 * @param exploration with a verdict in which every limit of the search is named
 * @param failing the executions that fail, without what a front end adds to them
 * @param toleratedRaces the data races that were seen and are no failures
 * @param replayed the execution, if the search was a replay
 * @param jvm what only a JVM program has
 */
public record Result(
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
   * @param renamings what became of symmetries that were guessed or declared and checked
   */
  public record Counts(
      long pruned, OptionalLong traces, OptionalLong orbits, Optional<Renamings> renamings) {
    public static final Counts UNKNOWN =
        new Counts(0, OptionalLong.empty(), OptionalLong.empty(), Optional.empty());
  }

  /**
   * Renamings of threads and objects that were checked while they were used.
   *
   * @param from where they come from
   * @param images how many executions were run only to check them
   */
  public record Renamings(SymmetryReduction from, int number, int refuted, long images) {
    /** All of it, in words. */
    public String sentence() {
      return Prose.count(number, from.label() + " renaming")
          + " of threads and objects checked, "
          + refuted
          + " refuted; "
          + Prose.count(images, "execution")
          + " only to check";
    }
  }

  /** A replayed execution and what it left behind. */
  public record Replayed(Trace trace, List<String> outcome) {}

  public Result with(JvmFacts facts, List<Counterexample> seenAgain) {
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

  public Result with(Exploration shrunk, List<Counterexample> shown) {
    return new Result(
        subject, legend, search, shrunk, counts, shown, toleratedRaces, replayed, jvm);
  }

  public Result with(Exploration judged) {
    return new Result(
        subject, legend, search, judged, counts, failing, toleratedRaces, replayed, jvm);
  }

  /** How fast it went. */
  public long executionsPerSecond() {
    double seconds = Math.max(1, exploration.time().toNanos()) / 1e9;
    return Math.round((exploration.tally().executions() + exploration.tally().blocked()) / seconds);
  }

  /** What is known of interchangeable threads; nothing without symmetry reduction. */
  public SymmetryFindings symmetry() {
    return switch (search.symmetry()) {
      case NONE, DECLARED, GUESSED -> SymmetryFindings.NONE;
      case RF, VAL, CSYM -> subject.symmetry();
    };
  }
}
